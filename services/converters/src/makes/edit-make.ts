import type { makeEdit } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { formOf } from './make';
import { makeNameTaken } from './make-name';
import { isMakeNameTaken, lockMake, updateMake } from './make.repository';

/**
 * Changes a make; what is absent stays as it is. Converters keep the name that they have. Throws 404 for a make that
 * is not there and 409 at `make` when another one has the name.
 */
export async function editMake(
  unit: UnitOfWork,
  { makeId, ...edit }: InputOf<typeof makeEdit>,
): Promise<void> {
  const row = await lockMake(unit.trx, makeId);
  if (!row) throw notFound('This make');
  const before = formOf(row);
  const after = { ...before, ...edit };
  if (await isMakeNameTaken(unit.trx, makeId, after.make)) throw makeNameTaken(after.make);
  await updateMake(unit.trx, makeId, after, unit.now);
  await unit.audit({ action: 'edit', entity: 'make', entityId: makeId, before, after });
}
