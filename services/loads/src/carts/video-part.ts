import type { Session } from '@washcoat/contract-entities';
import type { VideoPart } from '@washcoat/contract-kernel';
import { loadTypes } from '@washcoat/contract-loads';
import type { LoadFields } from './load.model';
import { isGrader } from './load.policy';

type Graded = Pick<LoadFields, 'type' | 'videoGraderId' | 'sellerUserId' | 'startedBy' | 'createdBy'>;

/**
 * Which part somebody has in the grading session of a load: its grader, or the one who asked for it. It is live until the
 * order is completed; everybody else who may open the load has the chat.
 */
export function videoPartOf(
  load: Graded,
  session: Pick<Session, 'userId' | 'hierarchy' | 'canAcceptLoadRequest'>,
): VideoPart | null {
  if (load.videoGraderId === null || load.type === loadTypes.invoice) return null;
  if (session.userId === load.videoGraderId) return isGrader(session) ? 'grader' : null;
  return session.userId === sellerOf(load) ? 'seller' : null;
}

function sellerOf({ sellerUserId, startedBy, createdBy }: Graded): string | null {
  return sellerUserId ?? (startedBy === 'seller' ? createdBy : null);
}
