import { test, type testAdd, type testEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { audited, givenFields, newId, notFound, sentFields, type UnitOfWork } from '@washcoat/service-kit';
import { countTests, lockTest, t, TestModel } from './test.model';

/**
 * Records an analysis of a converter under the name of who is signed in, whatever names a client sends. Answers its id.
 * The weight and assay that the converter is priced by stay what an editor set: a test is evidence, and somebody decides
 * what follows from it. Throws 404 for a converter that is not there.
 */
export async function addTest(
  unit: UnitOfWork,
  session: Session,
  { productId, ...sent }: InputOf<typeof testAdd>,
): Promise<string> {
  if (!(await countTests(unit.trx, productId, 1))) throw notFound('This converter');
  const testId = newId();
  const { userId, email: userName, firstName, lastName } = session;
  const added = await TestModel.query(unit.trx)
    .insert({
      ...sentFields(test, sent),
      ...{ testId, productId, userId, userName, firstName, lastName, createdDate: unit.now },
    })
    .returning('*')
    .execute();
  await unit.audit({ action: 'add', entity: 'test', entityId: testId, after: audited(test, added) });
  return testId;
}

/** Changes what a test found; converter, date and author stay. Throws 404 for a test that is not there. */
export async function editTest(unit: UnitOfWork, edit: InputOf<typeof testEdit>): Promise<void> {
  const before = await lockTest(unit.trx, edit.testId);
  if (!before) throw notFound('This test');
  const after = await TestModel.query(unit.trx)
    .patch(givenFields(test, edit))
    .where(t.testId, edit.testId)
    .returning('*')
    .first()
    .throwIfNotFound();
  await unit.audit({
    ...{ action: 'edit', entity: 'test', entityId: edit.testId },
    ...{ before: audited(test, before), after: audited(test, after) },
  });
}

/** Deletes a test. Throws 404 for one that is not there. */
export async function deleteTest(unit: UnitOfWork, testId: string): Promise<void> {
  const row = await lockTest(unit.trx, testId);
  if (!row) throw notFound('This test');
  await TestModel.query(unit.trx).deleteById(testId);
  await countTests(unit.trx, row.productId, -1);
  await unit.audit({ action: 'delete', entity: 'test', entityId: testId, before: audited(test, row) });
}
