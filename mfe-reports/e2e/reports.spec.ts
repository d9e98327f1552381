import { expect, openAs, test } from '@washcoat/testing/browser/product';

const SINCE = 'from=2020-01-01&to=2030-12-31';
const tabs = [
  ['Cost Sheet', '/dashboard/costsheetreport', 'Cost Sheet Report'],
  ['Transactions', '/dashboard/transactionsreport', 'Transactions Report'],
  ['Top Cats', '/dashboard/top-cats', 'Top Cats Report'],
  ['Top Lookups', '/dashboard/top-lookups', 'Top Lookups Report'],
  ['Do Not Buy', '/dashboard/didnotbuy', 'Did Not Buy Report'],
  ['Top Customers', '/dashboard/top-customers', 'Top Customers Report'],
  ['Global Modifier', '/dashboard/globalmodifier', 'Global Modifier Report'],
] as const;

test('[REP-011] [REP-012] [REP-092] the tabs of all reports, each leading to its report', async ({
  page,
}) => {
  await openAs(page, 'sa@washcoat.test', '/dashboard/costsheetreport');
  const bar = page
    .getByRole('navigation', { name: 'Reports' })
    .or(page.getByRole('tablist', { name: 'Reports' }));
  for (const [label, route, heading] of tabs) {
    await bar.getByText(label, { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('[REP-010] the load report says that it is to come', async ({ page }) => {
  await openAs(page, 'sa@washcoat.test', '/dashboard/loadreport');
  await expect(page.getByText('Under construction')).toBeVisible();
});

test('[PRIC-004] the history of sales is there for hierarchies 1 and 10, and not for others', async ({
  page,
  browser,
}) => {
  await openAs(page, 'sa@washcoat.test', '/sales');
  await expect(page.getByRole('heading', { name: 'Sales History' })).toBeVisible();
  await expect(page).toHaveURL(/\/sales/);
  const grader = await browser.newPage();
  await openAs(grader, 'grader@washcoat.test', '/sales');
  await expect(grader.getByText('That page is not open to you')).toBeVisible();
  await expect(grader).not.toHaveURL(/\/sales/);
  await grader.close();
});

test('reports of the same orders agree: what the cost sheet counts, the history of sales completed', async ({
  page,
}) => {
  // Up to yesterday: other tests complete orders meanwhile.
  const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
  const range = `from=2020-01-01&to=${yesterday}`;
  await openAs(page, 'sa@washcoat.test', `/dashboard/costsheetreport?${range}`);
  const total = (name: string) =>
    page
      .locator('dl div', { has: page.locator('dt', { hasText: name }) })
      .locator('dd')
      .first();
  await expect(total('Grand Total')).not.toHaveText('$0.00');
  const [sum, orders] = [await total('Grand Total').textContent(), await total('Orders').textContent()];
  await openAs(page, 'sa@washcoat.test', `/sales?${range}&state=4`);
  await expect(total('Grand Total')).toHaveText(sum ?? '');
  await expect(total('Orders')).toHaveText(orders ?? '');
});

test('[REP-048] a transaction leads to its invoice, and its paper is printed from a window of its own', async ({
  page,
}) => {
  await openAs(page, 'sa@washcoat.test', `/dashboard/transactionsreport?${SINCE}`);
  const print = page.getByRole('button', { name: /^Print / }).first();
  const number = ((await print.getAttribute('aria-label')) ?? '').replace('Print ', '');
  const [paper] = await Promise.all([page.waitForEvent('popup'), print.click()]);
  await expect(paper).toHaveURL(/\/invoices\/pdf\//);
  await expect(paper.getByText(number).first()).toBeVisible();
  await paper.close();
  await page.getByRole('grid', { name: 'Transactions' }).getByText(number).first().click();
  await expect(page).toHaveURL(/\/invoices\/settled\/load\//);
  await expect(page.getByText(number).first()).toBeVisible();
});

test('[REP-018] [REP-058] a report is a file, asked for with what is seen', async ({ page }) => {
  await openAs(page, 'sa@washcoat.test', `/dashboard/top-cats?${SINCE}`);
  await expect(page.getByRole('grid', { name: 'Top Cats' })).toBeVisible();
  for (const format of ['csv', 'xlsx']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: format.toUpperCase() }).click();
    expect((await saved).suggestedFilename()).toBe(`top-cats.${format}`);
  }
});

test('[LOAD-056] lots are stamped on ticked orders of the cost sheet, saved as a file, and told by the report', async ({
  page,
}) => {
  const lot = `C-${Date.now() % 1_000_000}`;
  await openAs(page, 'sa@washcoat.test', `/dashboard/costsheetreport?${SINCE}`);
  const grid = page.getByRole('grid', { name: 'Cost Sheet' });
  await grid
    .getByRole('checkbox', { name: /^Select [A-Z]{3}-\d/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Update Lot Info/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Lot Info' });
  await dialog.getByLabel('Ceramic Lot').fill(lot);
  const saved = page.waitForEvent('download');
  const told = page.waitForResponse(
    async (response) =>
      response.url().includes('/load/costsheet/report?') &&
      (await response.text()).includes(`"ceramicLot":"${lot}"`),
  );
  await dialog.getByRole('button', { name: 'Update Lot Info' }).click();
  expect((await saved).suggestedFilename()).toBe('lots.csv');
  await told;
  await expect(dialog).toHaveCount(0);
});
