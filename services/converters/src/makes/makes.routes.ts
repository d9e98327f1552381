import { makeAdd, makeDelete, makeEdit, makeList } from '@washcoat/contract-converters';
import { mapKeysetPage, read, write, type Route } from '@washcoat/service-kit';
import { addMake, deleteMake, editMake, presentMake } from './make.commands';
import { listMakes } from './make.model';

/** Makes with tips for telling their converters. */
export const makeRoutes: readonly Route[] = [
  read(makeList, async ({ database }, input) => mapKeysetPage(await listMakes(database, input), presentMake)),
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
