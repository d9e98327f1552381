import type { Locator, Page } from '@playwright/test';
import { addCart, addItem } from '@washcoat/testing/browser/carts';
import { productIdOf } from '@washcoat/testing/browser/converters';
import { expect, openAs, test, type Caller } from '@washcoat/testing/browser/product';
import { unique } from '@washcoat/testing/browser/people';

const CODE = 'KT 0334';
const BUYER = 'buyer@washcoat.test';
const PARTNER = 'partner@gulfcoast.test';
const FOUND = '/converters/identify/text=KT%200334';

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: CODE }).first();
const priceOf = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name: new RegExp(`, ${name} of ${CODE}: how it came about$`) });
const popupOf = (page: Page) => page.getByRole('dialog', { name: `Prices of ${CODE}` });
const steps = (place: Page | Locator, oem = CODE) =>
  place.getByRole('table', { name: `How the price of ${oem} came about`, exact: true });

/** The rows of a waterfall as they are printed: name, change and price in cents. */
async function printed(table: Locator) {
  const cents = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[$,+]/g, '')) * 100);
  const rows = await table.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const [name = '', change = '', price = ''] = await row.getByRole('cell').allInnerTexts();
      return { name: name.split('\n')[0], change: change && cents(change), price: cents(price) };
    }),
  );
}

/** A cart of a customer at Atlanta with one piece of the converter; answers its address. */
async function cartWith(caller: Caller): Promise<string> {
  const loadId = await addCart(caller, unique('cart'));
  await addItem(caller, { loadId, productId: await productIdOf(caller, CODE) });
  return `/loads/load/${loadId}`;
}

test('every price of a row opens its explanation, whose steps add up to the offer', async ({ page }) => {
  await openAs(page, BUYER, FOUND);
  await priceOf(rowOf(page), 'Market').click();
  const popup = popupOf(page);
  await expect(steps(popup)).toBeVisible();
  const rows = await printed(steps(popup));
  expect(rows[0]?.name).toBe('Market');
  expect(rows.at(-1)?.name).toBe('Offer');
  const sum = rows.reduce((total, { change }) => total + (change || 0), rows[0]?.price ?? 0);
  expect(sum).toBe(rows.at(-1)?.price);
  await expect(steps(popup).getByRole('row', { name: /^Market/ })).toContainText(/\d{4} \d+:\d\d [ap]m, \w+/);
  await expect(popup.getByRole('table', { name: /^What each metal adds/ })).toBeVisible();
  await expect(popup.getByText(/^Weight and assay: /)).toBeVisible();
});

test('is reached by keyboard, and goes back to the row', async ({ page }) => {
  await openAs(page, BUYER, FOUND);
  await expect(rowOf(page)).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page)).toBeFocused();
  const offer = priceOf(rowOf(page), 'Offer');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(offer).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(steps(popupOf(page))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();
});

test('a price of the past is explained with the prices of its day', async ({ page }) => {
  await openAs(page, BUYER, FOUND);
  await priceOf(rowOf(page), 'Offer').click();
  const changes = popupOf(page).getByRole('region', { name: 'Every price change' });
  await priceOf(changes, 'Listed').last().click();
  await expect(popupOf(page).getByText(/^Listed on .*: \$.*metal prices of that day/)).toBeVisible();
  await expect(steps(popupOf(page))).toBeVisible();
  await popupOf(page).getByRole('button', { name: 'Show today’s prices' }).click();
  await expect(popupOf(page).getByText(/^Listed on /)).toBeHidden();
});

test('tells a partner the steps that are theirs, without names of the house', async ({ page }) => {
  await openAs(page, PARTNER, FOUND);
  await priceOf(page, 'Offer').first().click();
  const names = async () => (await printed(steps(popupOf(page)))).map(({ name }) => name);
  await expect(steps(popupOf(page))).toBeVisible();
  expect(await names()).toEqual(expect.arrayContaining(['Market', 'Listed price', 'Offer']));
  expect(await names()).toEqual(expect.not.arrayContaining(['Hedge', 'Net', 'Family']));
  await expect(steps(popupOf(page)).getByRole('row', { name: /^Market/ })).toContainText(/\d [ap]m\$/);
});

test('the price of an item in a cart tells what it was made of, and what it would be today', async ({
  page,
}) => {
  const caller = await openAs(page, BUYER, FOUND);
  await page.goto(await cartWith(caller));
  await priceOf(page, 'Base').click();
  const dialog = page.getByRole('dialog', { name: `Price of ${CODE}` });
  await expect(steps(dialog)).toBeVisible();
  await expect(dialog.getByText(/^Priced at \$.* It stays so whatever prices do\.$/)).toBeVisible();
  await expect(steps(dialog, `${CODE} today`)).toBeVisible();
  await expect(dialog.getByText(/^It would be offered at \$/)).toBeVisible();
});
