import { seriousFaults } from '@washcoat/testing/browser/accessibility';
import { addConverter } from '@washcoat/testing/browser/converters';
import { expectProblem, field, tabTo, told } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const MEASURES = ['Sub-weight', 'Pt', 'Pd', 'Rh'];
const REQUIRED = 'Please enter the valid value';

test('[TEST-001] [TEST-003] [TEST-004] [TEST-005] [TEST-006] [TEST-007] [TEST-008] [TEST-013] tests are added by keyboard; the page says how far they are apart', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { productId } = await addConverter(await Caller.signIn('sa@washcoat.test'));
  const keys = page.keyboard;
  await openAs(page, 'admin@washcoat.test', `/converter/${productId}/1`);
  const add = page.getByRole('button', { name: 'Add test', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Add test' });
  const single = page.getByRole('tabpanel').getByText('Rests on a single test');
  const open = async () => {
    await tabTo(page, add);
    await keys.press('Enter');
    await expect(dialog).toBeVisible();
  };
  const record = async (values: readonly string[], location: string) => {
    for (const [index, label] of MEASURES.entries()) {
      await tabTo(page, field(dialog, label));
      await keys.type(values[index] ?? '');
    }
    await tabTo(page, field(dialog, 'Location'));
    await keys.type(location);
    await tabTo(page, dialog.getByRole('button', { name: 'Add test' }));
    await told(page, 'Successfully added the test', () => keys.press('Enter'));
    await expect(dialog).toBeHidden();
  };

  await test.step('what is missing is marked after the first try only, and the notes are not', async () => {
    await open();
    for (const label of [...MEASURES, 'Location'])
      await expect(field(dialog, label)).not.toHaveAttribute('aria-invalid', 'true');
    await tabTo(page, dialog.getByRole('button', { name: 'Add test' }));
    await keys.press('Enter');
    for (const label of [...MEASURES, 'Location']) await expectProblem(field(dialog, label), REQUIRED);
    await expect(dialog.getByLabel('Notes')).not.toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('one test is said to be a single one', async () => {
    await record(['1000', '12x00', '2000', '300'], 'Trial lab');
    await expect(single).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Trial lab' })).toContainText(
      /1,000.*1,200.*2,000.*300/,
    );
    await expect(page.getByRole('row').filter({ hasText: 'Trial lab' })).toContainText('Ruben Alvarez');
  });
  const apart = page.getByRole('table', { name: 'How far apart the tests are' });
  await test.step('two tests are apart', async () => {
    await expect(apart).toHaveCount(0);
    await open();
    await record(['1000', '1000', '2000', '330'], 'Other lab');
    await expect(single).toHaveCount(0);
    await expect(page.getByText('2 tests').first()).toBeVisible();
    await expect(apart.getByRole('row').filter({ hasText: 'Pt, ppm' })).toContainText(
      /1,100.*1,000.*1,200.*±9.09/,
    );
    expect(await seriousFaults(page)).toEqual([]);
  });
  await test.step('one is edited, the other deleted', async () => {
    await page.getByRole('button', { name: /^Edit Other lab/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit test' });
    await expect(field(edit, 'Pt')).toHaveValue('1000');
    await field(edit, 'Pt').fill('1200');
    await told(page, 'Successfully edited the test', () =>
      edit.getByRole('button', { name: 'Save test' }).click(),
    );
    await expect(apart.getByRole('row').filter({ hasText: 'Pt, ppm' })).toContainText('±0');
    await page.getByRole('button', { name: /^Delete Trial lab/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete the test Trial lab');
    await told(page, 'Deleted Successfully', () =>
      question.getByRole('button', { name: 'Delete test' }).click(),
    );
    await expect(single).toBeVisible();
  });
});
