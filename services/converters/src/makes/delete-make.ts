import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { formOf } from './make';
import { lockMake, removeMake } from './make.repository';

/** Deletes a make with its tips; converters keep its name. Throws 404 for a make that is not there. */
export async function deleteMake(unit: UnitOfWork, makeId: string): Promise<void> {
  const row = await lockMake(unit.trx, makeId);
  if (!row) throw notFound('This make');
  await removeMake(unit.trx, makeId);
  await unit.audit({ action: 'delete', entity: 'make', entityId: makeId, before: formOf(row) });
}
