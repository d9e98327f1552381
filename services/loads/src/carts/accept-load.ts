import type { Session } from '@washcoat/contract-entities';
import { conflict, type UnitOfWork } from '@washcoat/service-kit';
import { loadTypes } from '@washcoat/contract-loads';
import { move } from './load';
import { isGrader, assertMayBuy } from './load.policy';
import type { LoadRecord } from './load.model';
import { lockLoad, updateLoad } from './load.repository';
import { assistedBy, gradedBy, partyOf } from './party';
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
  assertMayBuy(partyOf(before, session));
  assertWaiting(before);
  const { type, status } = move(before, 'accept');
  const after = await updateLoad(unit.trx, before, unit.now, {
    type,
    status,
    ...assistedBy(session),
    ...(isGrader(session) ? gradedBy(session) : {}),
  });
  await unit.audit({ action: 'accept', entity: 'load', entityId: loadId, before, after });
  await publishMove(unit, session, after, 'accepted');
  return { message: 'Successfully updated the load' };
}

function assertWaiting(load: LoadRecord) {
  if (load.type === loadTypes.request || !load.assistantId || load.startedBy !== 'seller') return;
  const name = `${load.assistantFirstName} ${load.assistantLastName}`.trim();
  throw conflict(`${name} has accepted this request already.`, 'ALREADY_ACCEPTED');
}
