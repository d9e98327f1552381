import { chip, CODE, foundRow, IDENTIFY } from '@washcoat/testing/browser/identify';
import { tabTo, told, unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';

test('[CONV-008] a make is added and edited over the search by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const make = unique('make');
  await openAs(page, ADMIN, `${IDENTIFY}/text=KT%200334`);
  await expect(foundRow(page, CODE)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Makes', exact: true }));
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Makes' });
  await expect(list.getByRole('textbox', { name: 'Search makes' })).toBeFocused();
  await expect(list.getByRole('button', { name: /^Audi/ })).toBeVisible();
  await tabTo(page, list.getByRole('button', { name: 'Add make' }));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add make' });
  await expect(adding.getByRole('textbox', { name: /^Make/ })).toBeFocused();
  await page.keyboard.type(make);
  await expect(adding.getByRole('textbox', { name: /^Make/ })).toHaveValue(make);
  await page.keyboard.press('Tab');
  await page.keyboard.type('One');
  await tabTo(page, adding.getByRole('button', { name: 'Add make' }));
  await told(page, 'Successfully added Make', () => page.keyboard.press('Enter'));
  await expect(list.getByRole('textbox', { name: 'Search makes' })).toBeFocused();
  await page.keyboard.type(make);
  await expect(list.getByRole('textbox', { name: 'Search makes' })).toHaveValue(make);
  const opener = list.getByRole('button', { name: new RegExp(`^${make}`) });
  await tabTo(page, opener);
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('button', { name: `Edit ${make}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const editing = page.getByRole('dialog', { name: `Edit ${make}` });
  await tabTo(page, editing.getByLabel('Description'));
  await page.keyboard.type('Stamped on the flange.');
  await tabTo(page, editing.getByRole('button', { name: 'Save make' }));
  await told(page, 'Successfully edited Make', () => page.keyboard.press('Enter'));
  await tabTo(page, list.getByRole('textbox', { name: 'Search makes' }));
  await page.keyboard.type(make);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: make })).toContainText('Stamped on the flange.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(foundRow(page, CODE)).toBeVisible();
});

test('[CONV-021] others read makes over the search, and the server refuses what they write', async ({
  page,
}) => {
  const owner = await openAs(page, 'owner@peachtree.test', IDENTIFY);
  await chip(page, 'Makes').click();
  const list = page.getByRole('dialog', { name: 'Makes' });
  await list.getByRole('button', { name: /^Audi/ }).click();
  const tips = page.getByRole('dialog', { name: 'Audi' });
  await expect(tips.getByText('A2, A3, A4, A6')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Edit)/ })).toHaveCount(0);
  await expect(owner.send('POST', '/write/v1/make/add', { make: unique('make') })).rejects.toThrow(/403/);
});

test('[CONV-025] whoever has the fewest settings has no expert to ask', async ({ page }) => {
  await openAs(page, 'grader@washcoat.test', `${IDENTIFY}/text=zzqq9`);
  await expect(page.getByText('No converters found')).toBeVisible();
  await expect(page.getByRole('button', { name: /expert/i })).toHaveCount(0);
});
