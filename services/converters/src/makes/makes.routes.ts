import { makeAdd, makeDelete, makeEdit, makeList } from '@washcoat/contract-converters';
import { read, write, type Route } from '@washcoat/service-kit';
import { addMake } from './add-make';
import { deleteMake } from './delete-make';
import { editMake } from './edit-make';
import { listMakes } from './list-makes';

/** Makes with tips for telling their converters. */
export const makeRoutes: readonly Route[] = [
  read(makeList, ({ database }, input) => listMakes(database, input)),
  write(makeAdd, async (unit, form) => ({
    message: 'Successfully added Make',
    makeId: await addMake(unit, form),
  })),
  write(makeEdit, async (unit, edit) => {
    await editMake(unit, edit);
    return { message: 'Successfully edited Make' };
  }),
  write(makeDelete, async (unit, { makeId }) => {
    await deleteMake(unit, makeId);
    return { message: 'Deleted Successfully' };
  }),
];
