import { loadTypes } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { lockLoadOf, updateLoad } from './load.repository';
import { publishMoveBy, type Mover } from './publish-move';

interface Deletion {
  loadId: string;
  deletedBy: Pick<Mover, 'userId' | 'name'>;
  reason: string;
}

/**
 * Deletes a finished order whose pending invoice was deleted; its record stays, marked. One that was completed before this
 * was heard of stays completed: its invoice is issued after all (102). So does one that is deleted already.
 */
export async function deleteFinishedOrder(
  unit: UnitOfWork,
  { loadId, deletedBy, reason }: Deletion,
): Promise<void> {
  const before = await lockLoadOf(unit.trx, loadId);
  if (before?.type !== loadTypes.finished) return;
  const after = await updateLoad(unit.trx, before, unit.now, { deletedAt: unit.now });
  await unit.audit({
    action: 'delete',
    entity: 'load',
    entityId: loadId,
    before,
    after: { deletedBy: deletedBy.name, reason },
  });
  await publishMoveBy(unit, { ...deletedBy, party: 'buyer' }, after, 'removed');
}
