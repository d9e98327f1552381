import type { Session } from '@washcoat/contract-entities';
import { conflict, type UnitOfWork } from '@washcoat/service-kit';
import { loadTypes } from '@washcoat/contract-loads';
import { move } from './load';
import { isGrader, mustBuy } from './load.policy';
import type { LoadRecord } from './load.record';
import { assistantColumns, videoGraderColumns } from './load.row';
import { lockLoad, updateLoad } from './load.repository';
import { partyOf } from './party';
import { publishMove } from './publish-move';

/**
 * Accepts a grading request: the accepter becomes its buyer and, when a grader, its video grader.
 *
 * @throws 409 for whoever comes second
 */
export async function acceptLoad(
  unit: UnitOfWork,
  session: Session,
  { loadId }: { loadId: string },
): Promise<{ message: string }> {
  const before = await lockLoad(unit.trx, session, loadId);
  mustBuy(partyOf(before, session));
  mustBeWaiting(before);
  const { type, status } = move(before, 'accept');
  const after = await updateLoad(unit.trx, before, unit.now, {
    type,
    status,
    ...assistantColumns(session),
    ...(isGrader(session) ? videoGraderColumns(session) : {}),
  });
  await unit.audit({ action: 'accept', entity: 'load', entityId: loadId, before, after });
  await publishMove(unit, session, after, 'accepted');
  return { message: 'Successfully updated the load' };
}

function mustBeWaiting({ type, assistant, startedBy }: LoadRecord) {
  if (type === loadTypes.request || !assistant || startedBy !== 'seller') return;
  const name = `${assistant.firstName} ${assistant.lastName}`.trim();
  throw conflict(`${name} has accepted this request already.`, 'ALREADY_ACCEPTED');
}
