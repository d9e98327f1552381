import type { Session } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { Party } from '../carts/party';
import type { Actor } from './item-offer';

/** Who asks for something now, for one side. */
export function actorOf({ now }: Pick<UnitOfWork, 'now'>, session: Session, party: Party): Actor {
  const name = `${session.firstName} ${session.lastName}`.trim();
  return { party, userId: session.userId, name, at: now.toISOString() };
}
