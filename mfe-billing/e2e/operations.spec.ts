import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { purchaseList } from '@washcoat/contract-billing';
import { calendarDay } from '@washcoat/contract-kernel';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'sa@washcoat.test';
const OPERATIONS = '/config/payment?tab=operations';

/** What the demonstration bought, and the day of it on the calendar of the installation. */
async function seededPurchase() {
  const caller = await Caller.signIn(ADMIN);
  const { list } = purchaseList.output.parse(await caller.get(purchaseList.path, { planName: 'Shop' }));
  const bought = list.at(-1);
  if (!bought) throw new Error('The demonstration bought no plan.');
  return { ...bought, day: calendarDay(new Date(bought.at), 'America/New_York') };
}

const revenue = (page: Page) => page.getByRole('table', { name: 'Revenue by plan' });
const shop = (page: Page) => revenue(page).getByRole('row').filter({ hasText: 'Shop' });
const purchases = (page: Page) => page.getByRole('grid', { name: 'Purchases' });
const search = (page: Page) => page.getByRole('search', { name: 'Days of the figures' });

/** Types a day as a keyboard does, part by part, into the field that has the focus. */
const typeDay = (page: Page, day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return page.keyboard.type(`${month}${date}${year}`);
};

test('figures are of the days that are chosen by mouse, and the file has what was bought in them', async ({
  page,
}) => {
  const { day, userName } = await seededPurchase();
  await openAs(page, ADMIN, OPERATIONS);
  await expect(shop(page)).toContainText('$199.00');
  await test.step('days without a purchase', async () => {
    await search(page).getByLabel('Days from').fill('2020-01-01');
    await search(page).getByLabel('Days to').fill('2020-01-31');
    await search(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/tab=operations&from=2020-01-01&to=2020-01-31/);
    await expect(page.getByText('Nothing bought yet')).toBeVisible();
  });
  await test.step('all days again', async () => {
    await search(page).getByRole('button', { name: 'All days' }).click();
    await expect(page).not.toHaveURL(/from=/);
    await expect(search(page).getByLabel('Days from')).toHaveValue('');
    await expect(shop(page)).toContainText('$199.00');
  });
  await test.step('the file of one day', async () => {
    await search(page).getByLabel('Days from').fill(day);
    await search(page).getByLabel('Days to').fill(day);
    await search(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
    await expect(shop(page)).toContainText('$199.00');
    await shop(page).click();
    await expect(page).toHaveURL(new RegExp(`tab=purchases&planName=Shop&from=${day}&to=${day}`));
    await expect(purchases(page).getByRole('row').filter({ hasText: userName })).toContainText('$199.00');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('purchases.csv');
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toContain('Price,Promo Code,Discount,Net,Tax,Paid,Net Refunded,Tax Refunded,Refunded');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(userName);
    expect(rows[0]).toContain('Shop');
  });
});

test('days are chosen, and what was bought of a plan and by a user is opened, by keyboard', async ({
  page,
}) => {
  const { day, userName } = await seededPurchase();
  await openAs(page, ADMIN, OPERATIONS);
  await expect(shop(page)).toContainText('$199.00');
  await test.step('the days, sent with Enter', async () => {
    await search(page).getByLabel('Days from').focus();
    await typeDay(page, day);
    await search(page).getByLabel('Days to').focus();
    await typeDay(page, day);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`));
    await expect(shop(page)).toContainText('$199.00');
  });
  await test.step('a plan', async () => {
    await shop(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`tab=purchases&planName=Shop&from=${day}&to=${day}`));
    await expect(purchases(page).getByRole('row').filter({ hasText: userName })).toContainText('$199.00');
    await page.goBack();
    await expect(shop(page)).toContainText('$199.00');
  });
  await test.step('days that end before they start are refused where they stand', async () => {
    await search(page).getByLabel('Days to').fill('2020-01-01');
    await expect(search(page).getByRole('alert')).toHaveText('The end date cannot precede the start date');
  });
});

test('what a customer bought is opened by mouse', async ({ page }) => {
  const { userName } = await seededPurchase();
  await openAs(page, ADMIN, OPERATIONS);
  const customers = page.getByRole('grid', { name: 'Customers with credits' });
  await customers.getByRole('row').filter({ hasText: userName }).getByText(userName).click();
  await expect(purchases(page).getByRole('row').filter({ hasText: 'Shop' })).toContainText('$199.00');
  await page.getByRole('button', { name: 'Remove filter User' }).click();
  await expect(page).toHaveURL(/tab=purchases$/);
  await expect(purchases(page).getByRole('row').filter({ hasText: 'Shop' }).first()).toBeVisible();
});

test('days of the address that are none are left out', async ({ page }) => {
  await openAs(page, ADMIN, `${OPERATIONS}&from=2026-13-45&to=soon`);
  await expect(shop(page)).toContainText('$199.00');
  await expect(search(page).getByLabel('Days from')).toHaveValue('');
});
