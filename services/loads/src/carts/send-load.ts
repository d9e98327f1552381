import type { Session } from '@washcoat/contract-entities';
import { loadStatuses, loadTypes } from '@washcoat/contract-loads';
import { conflict, type UnitOfWork } from '@washcoat/service-kit';
import { move } from './load';
import type { LoadRecord } from './load.model';
import { assertMaySell } from './load.policy';
import { lockLoad, updateLoad } from './load.repository';
import { partyOf } from './party';
import { publishMove } from './publish-move';

const MESSAGE = 'Successfully Sent';

/**
 * Sends the list of a quote that was asked for to the buyer, who is told of it; sent again it is the one that was sent.
 *
 * @throws 403 for the buyer's side, 404, 409 for an empty list and for what is no quote that was asked for
 */
export async function sendLoad(
  unit: UnitOfWork,
  session: Session,
  { loadId }: { loadId: string },
): Promise<{ message: string }> {
  const before = await lockLoad(unit.trx, session, loadId);
  assertMaySell(partyOf(before, session));
  if (before.sentAt) return { message: MESSAGE };
  assertListed(before);
  const after = await updateLoad(unit.trx, before, unit.now, { sentAt: unit.now });
  await unit.audit({ action: 'send', entity: 'load', entityId: loadId, before, after });
  await publishMove(unit, session, after, 'requested');
  return { message: MESSAGE };
}

/** A list begins with its first item. */
function assertListed(load: LoadRecord): void {
  if (load.type === loadTypes.quote && load.status === loadStatuses.notStarted)
    throw conflict('Put something on the list first.', 'NO_ITEMS');
  move(load, 'send');
}
