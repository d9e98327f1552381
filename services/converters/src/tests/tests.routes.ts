import { testAdd, testDelete, testEdit, testList } from '@washcoat/contract-converters';
import { read, write, type Route } from '@washcoat/service-kit';
import { addTest } from './add-test';
import { deleteTest } from './delete-test';
import { editTest } from './edit-test';
import { listTests } from './list-tests';

/** Tests of converters. Ids and names that a client sends with a test are ignored: the token says who records it. */
export const testRoutes: readonly Route[] = [
  read(testList, ({ database, session }, input) => listTests(database, session, input)),
  write(testAdd, async (unit, { productId, testId: _id, userName: _user, ...input }) => {
    const { firstName: _first, lastName: _last, ...findings } = input;
    const testId = await addTest(unit, unit.session, productId, findings);
    return { message: 'Successfully added the test', testId };
  }),
  write(testEdit, async (unit, { productId: _product, userName: _user, ...input }) => {
    const { firstName: _first, lastName: _last, ...edit } = input;
    await editTest(unit, edit);
    return { message: 'Successfully edited the test' };
  }),
  write(testDelete, async (unit, { testId }) => {
    await deleteTest(unit, testId);
    return { message: 'Deleted Successfully' };
  }),
];
