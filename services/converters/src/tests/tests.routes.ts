import { testAdd, testDelete, testEdit, testList } from '@washcoat/contract-converters';
import { read, write, type Route } from '@washcoat/service-kit';
import { listTests } from './list-tests';
import { addTest, deleteTest, editTest } from './test.commands';

/** Tests of converters. Ids and names that a client sends with a test are ignored: the token says who records it. */
export const testRoutes: readonly Route[] = [
  read(testList, ({ database, session }, input) => listTests(database, session, input)),
  write(testAdd, async (unit, sent) => {
    const testId = await addTest(unit, unit.session, sent);
    return { message: 'Successfully added the test', testId };
  }),
  write(testEdit, async (unit, edit) => {
    await editTest(unit, edit);
    return { message: 'Successfully edited the test' };
  }),
  write(testDelete, async (unit, { testId }) => {
    await deleteTest(unit, testId);
    return { message: 'Deleted Successfully' };
  }),
];
