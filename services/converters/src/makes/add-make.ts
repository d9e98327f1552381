import { newId, type UnitOfWork } from '@washcoat/service-kit';
import type { MakeForm } from './make';
import { makeNameTaken } from './make-name';
import { insertMake } from './make.repository';

/** Adds a make; seeds give it an id. Answers the id. Throws 409 at `make` when there is one of its name. */
export async function addMake(unit: UnitOfWork, form: MakeForm, makeId: string = newId()): Promise<string> {
  if (!(await insertMake(unit.trx, makeId, form, unit.now))) throw makeNameTaken(form.make);
  await unit.audit({ action: 'add', entity: 'make', entityId: makeId, after: form });
  return makeId;
}
