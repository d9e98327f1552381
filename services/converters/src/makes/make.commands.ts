import { make, type Make, type makeAdd, type makeEdit } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  audited,
  givenFields,
  newId,
  notFound,
  presented,
  Problem,
  uniqueWrite,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { lockMake, m, MakeModel } from './make.model';

const NAME_INDEX = 'make_name_key_key';

/** Adds a make; seeds give it an id. Answers the id. Throws 409 at `make` when there is one of its name. */
export async function addMake(
  unit: UnitOfWork,
  form: InputOf<typeof makeAdd>,
  makeId: string = newId(),
): Promise<string> {
  const added = await uniqueWrite(NAME_INDEX, nameTaken(form.make), () =>
    MakeModel.query(unit.trx)
      .insert({ makeId, ...form, createdDate: unit.now, updatedAt: unit.now })
      .returning('*')
      .execute(),
  );
  await unit.audit({ action: 'add', entity: 'make', entityId: makeId, after: auditedMake(added) });
  return makeId;
}

/**
 * Changes a make; what is absent stays as it is. Converters keep the name that they have. Throws 404 for a make that
 * is not there and 409 at `make` when another one has the name.
 */
export async function editMake(unit: UnitOfWork, edit: InputOf<typeof makeEdit>): Promise<void> {
  const before = await lockMake(unit.trx, edit.makeId);
  if (!before) throw notFound('This make');
  const after = await uniqueWrite(NAME_INDEX, nameTaken(edit.make ?? before.make), () =>
    MakeModel.query(unit.trx)
      .patch({ ...givenFields(make, edit), updatedAt: unit.now })
      .where(m.makeId, edit.makeId)
      .returning('*')
      .first()
      .throwIfNotFound()
      .execute(),
  );
  await unit.audit({
    ...{ action: 'edit', entity: 'make', entityId: edit.makeId },
    ...{ before: auditedMake(before), after: auditedMake(after) },
  });
}

/** Deletes a make with its tips; converters keep its name. Throws 404 for a make that is not there. */
export async function deleteMake(unit: UnitOfWork, makeId: string): Promise<void> {
  const row = await lockMake(unit.trx, makeId);
  if (!row) throw notFound('This make');
  await MakeModel.query(unit.trx).deleteById(makeId);
  await unit.audit({ action: 'delete', entity: 'make', entityId: makeId, before: auditedMake(row) });
}

/** A make as it leaves; its first picture stands for it. */
export const presentMake = (row: MakeModel): Make => presented(make, shown(row));

const auditedMake = (row: MakeModel) => audited(make, shown(row));
const shown = (row: MakeModel) => Object.assign(row, { profileUrl: row.imglUrls[0] ?? null });

/** The 409 at `make` for a make whose name another one has. */
function nameTaken(name: string): () => Problem {
  const message = `There is a make '${name}' already.`;
  return () => new Problem(409, message, { code: 'DUPLICATE', fields: { make: message } });
}
