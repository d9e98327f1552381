import type { Page } from '@playwright/test';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const LETTERS = 'W'.repeat(120);

/** What stands right of the page on a sheet of A4 between its margins, or on the screen. */
const lost = (page: Page) =>
  page
    .locator('article')
    .locator('td, th, strong, p, dd')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.getBoundingClientRect().right > window.innerWidth + 1)
        .map((cell) => cell.textContent),
    );

test('texts without a break push no figure off an invoice, on paper, on the screen and on a phone', async ({
  page,
}) => {
  await page.route('**/read/v1/load/invoice?*', async (route) => {
    const answer = await route.fetch();
    const { loadDetails: invoice, ...rest } = await answer.json();
    const [item, ...items] = invoice.items;
    const wide = { ...item, oem: LETTERS, description: LETTERS.repeat(3) };
    const texts = { companyName: LETTERS, loadName: LETTERS };
    const json = { ...rest, loadDetails: { ...invoice, ...texts, items: [wide, ...items] } };
    await route.fulfill({ response: answer, json });
  });
  const caller = await openAs(page, 'sa@washcoat.test', '/invoices/settled');
  const { list } = await caller.get('/read/v1/load/invoices', { type: '4', count: '1' });
  const [{ loadId } = { loadId: '' }] = list as { loadId: string }[];
  await page.goto(`/invoices/pdf/${loadId}`);
  await expect(page.getByRole('cell', { name: LETTERS.repeat(3) })).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await lost(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  expect(await lost(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lost(page)).toEqual([]);
});

test('texts without a break push no figure off a printed settlement statement', async ({ page }) => {
  await page.route('**/read/v1/settlement/get?*', async (route) => {
    const answer = await route.fetch();
    const statement = await answer.json();
    const lots = statement.lotTableData.map((lot: object) => ({ ...lot, lotNo: LETTERS, sampleNo: LETTERS }));
    const hedges = statement.hedgeTableData.map((hedge: object) => ({ ...hedge, hedgeNo: LETTERS }));
    const texts = { settlementNo: LETTERS, contractNo: LETTERS, facilityCity: LETTERS };
    const json = { ...statement, ...texts, lotTableData: lots, hedgeTableData: hedges };
    await route.fulfill({ response: answer, json });
  });
  const caller = await openAs(page, 'sa@washcoat.test', '/settlement/completed');
  const { list } = await caller.get('/read/v1/settlement/getAll', { type: '2', count: '1' });
  const [{ settlementId } = { settlementId: '' }] = list as { settlementId: string }[];
  await page.goto(`/settlement/statement/${settlementId}`);
  await expect(page.getByRole('rowheader', { name: LETTERS }).first()).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await lost(page)).toEqual([]);
});

test('what stands around a page is on no paper', async ({ page }) => {
  await openAs(page, 'sa@washcoat.test', '/dashboard/top-customers');
  const around = [
    page.getByRole('link', { name: 'Skip to the page' }),
    page.getByRole('navigation', { name: 'Main menu' }),
    page.getByRole('banner'),
  ];
  for (const part of around) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of around) await expect(part).toBeHidden();
});
