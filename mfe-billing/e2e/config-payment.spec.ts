import { randomUUID } from 'node:crypto';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'sa@washcoat.test';
const word = () => randomUUID().slice(0, 8).toUpperCase();

test('[BILL-002] [BILL-014] [BILL-015] [BILL-016] [BILL-019] [BILL-020] [BILL-025] [BILL-026] [BILL-037] [BILL-038] [BILL-039] [BILL-040] [BILL-049] [BILL-072] [BILL-077] a plan is created, changed and deleted by mouse', async ({
  page,
}) => {
  const name = `Plan ${word()}`;
  await openAs(page, ADMIN, '/config/payment');
  const row = page.getByRole('row').filter({ hasText: name });
  await test.step('the list has tabs, no search and no check boxes', async () => {
    await expect(page.getByRole('tab').nth(0)).toHaveText('Subscription');
    await expect(page.getByRole('tab').nth(1)).toHaveText('Promocode');
    await expect(page.getByRole('row').filter({ hasText: 'Starter' })).toBeVisible();
    await expect(page.getByPlaceholder('Search Promocodes')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
  const add = page.getByRole('dialog', { name: 'Add subscription' });
  await test.step('what is missing is said, and Cancel clears', async () => {
    await page.getByRole('button', { name: 'Create Subscription' }).click();
    await add.getByLabel('Plan Name').fill(name);
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(add.getByText('Fill All Details').first()).toBeVisible();
    await add.getByRole('button', { name: 'Cancel' }).click();
    await expect(add).toHaveCount(0);
    await page.getByRole('button', { name: 'Create Subscription' }).click();
    await expect(add.getByLabel('Plan Name')).toHaveValue('');
  });
  await test.step('saving closes the dialog, says so and lists it', async () => {
    await add.getByLabel('Plan Name').fill(name);
    await add.getByLabel('No. of Lookups').fill('5000');
    await add.getByLabel('Original Price').fill('1500');
    await add.getByLabel('Final Price').fill('1299.5');
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Subscription Successfully!')).toBeVisible();
    await expect(add).toHaveCount(0);
    await expect(row).toContainText('$1,500.00');
    await expect(row).toContainText('$1,299.50');
    await expect(row).toContainText('13.37 %');
    await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M/);
  });
  await test.step('a change is a version', async () => {
    await row.getByRole('button', { name: `Edit ${name}` }).click();
    const update = page.getByRole('dialog', { name: 'Update subscription' });
    await expect(update.getByLabel('Final Price')).toHaveValue('1299.5');
    await update.getByLabel('Final Price').fill('1200');
    await update.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('20.00 %');
    await row.getByRole('button', { name: `Versions of ${name}` }).click();
    const versions = page.getByRole('dialog', { name: `Versions of ${name}` });
    await expect(versions.getByRole('row')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(versions).toHaveCount(0);
  });
  await test.step('deleting asks first', async () => {
    await row.getByRole('button', { name: `Delete ${name}` }).click();
    const ask = page.getByRole('alertdialog', { name: 'Delete Subscription' });
    await expect(ask).toContainText(name);
    await ask.getByRole('button', { name: 'Delete Subscription' }).click();
    await expect(row).toHaveCount(0);
  });
});

test('[BILL-015] [BILL-028] [BILL-037] [BILL-041] [BILL-042] [BILL-050] [BILL-051] [BILL-073] a promo code is created, found, changed and deleted by keyboard', async ({
  page,
}) => {
  const code = word();
  await openAs(page, ADMIN, '/config/payment?tab=promocode');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: code });
  const add = page.getByRole('dialog', { name: 'Add promo code' });
  await test.step('created with its defaults', async () => {
    await page.keyboard.press('n');
    await expect(add.getByRole('textbox', { name: 'Code' })).toBeFocused();
    for (const flag of ['Is Percentage', 'Is Active'])
      await expect(add.getByRole('switch', { name: flag })).not.toBeChecked();
    await page.keyboard.press('Enter');
    await expect(add.getByText('Fill All Details').first()).toBeVisible();
    await add.getByRole('textbox', { name: 'Code' }).focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12.5');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Promo Code Successfully!')).toBeVisible();
    await expect(row).toContainText(/\$12\.50.*No.*No/);
  });
  await test.step('found by a part of it', async () => {
    await page.getByPlaceholder('Search Promocodes').focus();
    await page.keyboard.type(code.slice(0, 6).toLowerCase());
    await expect(page).toHaveURL(/text=/);
    await expect(page.getByRole('row')).toHaveCount(2);
  });
  await test.step('changed', async () => {
    await row.getByRole('button', { name: `Edit ${code}` }).focus();
    await page.keyboard.press('Enter');
    const update = page.getByRole('dialog', { name: 'Update promo code' });
    await update.getByRole('switch', { name: 'Is Percentage' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await update.getByLabel('Uses at Most').focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(row).toContainText(/12\.50\s%.*Yes.*Yes.*0 of 3/);
  });
  await test.step('deleted', async () => {
    await row.getByRole('button', { name: `Delete ${code}` }).focus();
    await page.keyboard.press('Enter');
    const ask = page.getByRole('alertdialog', { name: 'Delete Promocode' });
    await ask.getByRole('button', { name: 'Delete Promocode' }).focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
  });
});

test('[BILL-017] [BILL-018] [BILL-041] [BILL-075] long lists have pages of 25, 50 or 100', async ({
  page,
}) => {
  const caller = await Caller.signIn(ADMIN);
  const prefix = word();
  const added: unknown[] = [];
  for (let number = 10; number < 37; number += 1) {
    const code = { code: `${prefix}${number}`, value: 1 };
    added.push((await caller.send('POST', '/write/v1/promocode/add', code)).promocodeId);
  }
  // The work grid draws the rows that are in view: all of them are in a window that is high enough.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await openAs(page, ADMIN, `/config/payment?tab=promocode&text=${prefix}`);
  const rows = page.getByRole('row').filter({ hasText: prefix });
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(rows).toHaveCount(25);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await expect(page.getByRole('option')).toHaveText(['25', '50', '100']);
  await page.getByRole('option', { name: '50' }).click();
  await expect(rows).toHaveCount(27);
  for (const promocodeId of added) await caller.send('DELETE', '/write/v1/promocode/delete', { promocodeId });
});

test('[BILL-021] below 720 px the lists are cards', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await openAs(page, ADMIN, '/config/payment');
  await expect(page.getByRole('row').filter({ hasText: 'Starter' })).toBeVisible();
  await page.setViewportSize({ width: 719, height: 900 });
  await expect(page.getByText('Starter $49.00')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});
