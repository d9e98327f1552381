import { picture } from '@washcoat/testing/browser/converters';
import { expectProblem, field, tabTo, told, unique } from '@washcoat/testing/browser/people';
import { expect, fileChoice, openAs, test } from '@washcoat/testing/browser/product';

const MAKES = '/converters/make-model';
const VIDEO = 'https://video.test/stamp';
const PAPER = 'https://papers.test/stamp.pdf';

test('[MAKE-001] [MAKE-002] [MAKE-003] [MAKE-004] [MAKE-005] [MAKE-007] [MAKE-009] [MAKE-015] a make is added by keyboard with its tips, read, edited and deleted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const make = unique('make');
  const keys = page.keyboard;
  const row = page.getByRole('row').filter({ hasText: make });
  const text = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const type = async (label: string, typed: string) => {
    await tabTo(page, text(label));
    await keys.type(typed);
  };
  await openAs(page, 'admin@washcoat.test', MAKES);
  for (const title of ['Make', 'Models', 'Description', 'Created Date'])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add make' }));
  await keys.press('Enter');
  const save = page.getByRole('form', { name: 'Add make' }).getByRole('button', { name: 'Add make' });
  await test.step('what is missing or no web address is said', async () => {
    await type('Videos', 'the film');
    await tabTo(page, save);
    await keys.press('Enter');
    await expectProblem(field(page, 'Make'), 'Please enter the valid value');
    await expect(text('Videos')).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('it is added with pictures and links', async () => {
    await tabTo(page, field(page, 'Make'));
    await keys.type(make);
    await type('Models', 'Falcon\nFiesta');
    await type('Description', 'The middle group of the stamp says what it is.');
    await tabTo(page, text('Videos'));
    await keys.press('ControlOrMeta+a');
    await keys.type(VIDEO);
    await type('Documents', PAPER);
    await tabTo(page, page.getByRole('button', { name: 'Add pictures' }));
    const give = await fileChoice(page);
    await keys.press('Enter');
    await give(await picture('stamp.jpg', '#667788'));
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await tabTo(page, save);
    await told(page, 'Successfully added Make', () => keys.press('Enter'));
  });
  await test.step('it is found by a model and read', async () => {
    await page.getByRole('searchbox', { name: 'Search Makes' }).fill(make);
    await expect(row).toContainText('Falcon, Fiesta');
    await row.getByText(make).click();
    for (const address of [VIDEO, PAPER])
      await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
    await page.getByRole('button', { name: `Enlarge ${make}, picture 1` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await keys.press('Escape');
  });
  await test.step('it is edited', async () => {
    await page.getByRole('button', { name: 'Edit make' }).click();
    await expect(text('Models')).toHaveValue('Falcon\nFiesta');
    await text('Models').fill('Falcon\nFiesta\nFocus');
    await told(page, 'Successfully edited Make', () =>
      page.getByRole('button', { name: 'Save make' }).click(),
    );
    await expect(row).toContainText('Falcon, Fiesta, Focus');
  });
  await test.step('it is deleted after a question', async () => {
    await row.getByRole('button', { name: `Delete ${make}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Are you sure you want to delete the make ${make} ?`);
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await told(page, 'Deleted Successfully', () =>
      question.getByRole('button', { name: 'Delete make' }).click(),
    );
    await expect(page.getByText('No makes available')).toBeVisible();
  });
});
