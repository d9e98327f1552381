import type { Page } from '@playwright/test';
import { expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';

const REPORT = '/dashboard/transactionsreport';
const ROWS = '**/read/v1/load/transactions/report/rows?*';
const LINES = 100_000;
const SINCE = 'from=2020-01-01&to=2030-12-31';

/** Makes the report as long as a year of a large house: the first page is the product's own, the others are made of it. */
async function lengthen(page: Page, asked: URLSearchParams[]): Promise<void> {
  let sample: Record<string, unknown> = {};
  await page.route('**/read/v1/load/transactions/report?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    sample = answer.list[0];
    const count = Number(new URL(route.request().url()).searchParams.get('count'));
    const list = madeOf(sample, 0, count);
    await route.fulfill({
      json: { ...answer, list, next: `key ${count}`, totals: { ...answer.totals, rows: LINES } },
    });
  });
  await page.route(ROWS, async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const [offset, count] = [Number(searchParams.get('offset')), Number(searchParams.get('count'))];
    const list = madeOf(sample, offset, count);
    await route.fulfill({ json: { list, areMoreItemsAvailable: true, next: `key ${offset + count}` } });
  });
}

function madeOf(sample: Record<string, unknown>, offset: number, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const id = `00000000-0000-4000-8000-${String(offset + at).padStart(12, '0')}`;
    return { ...sample, transactionId: id, oem: `ROW ${offset + at}` };
  });
}

const table = (page: Page) => page.getByRole('grid', { name: 'Transactions' });

/** What a style sheet is that is written empty and filled by script afterwards, as styled-components does. */
const EMPTY_SHEET = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Scrolls the rows so that a part of the list, from 0 to 1, lies above. */
const scrollTo = (page: Page, share: number) =>
  table(page).evaluate((grid, part) => {
    const body = [grid, ...grid.querySelectorAll('*')].find(
      (one) => one.scrollHeight > 100_000 && /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
    if (!body) throw new Error('No part of the grid scrolls.');
    body.scrollTop = (body.scrollHeight - body.clientHeight) * part;
  }, share);

/** The numbers of the rows in the document, in the order in which they are read. */
const readRows = (page: Page) =>
  table(page).evaluate((grid) =>
    [...grid.querySelectorAll('[role="row"][row-index]')].map((row) => Number(row.getAttribute('row-index'))),
  );

test('[REP-002] [REP-082] [REP-090] a report of 100,000 lines is ten a page, or one list that is scrolled, read by key and by number after a jump', async ({
  page,
}) => {
  const asked: URLSearchParams[] = [];
  await lengthen(page, asked);
  await openAs(page, 'sa@washcoat.test', `${REPORT}?${SINCE}`);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(page.getByText('100,000 rows')).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(LINES + 1));
  await test.step('the rows beyond the first hundred come by key', async () => {
    await scrollTo(page, 150 / LINES);
    await expect(page.getByText('ROW 150', { exact: true })).toBeVisible();
    expect(asked[0]?.get('after')).toBe('key 100');
  });
  await test.step('a jump asks by number, and is read on by key from there', async () => {
    await scrollTo(page, 0.5);
    await expect(page.getByText('ROW 50000', { exact: true })).toBeVisible();
    expect(asked.at(-1)?.get('after')).toBeNull();
    await scrollTo(page, 0.5015);
    await expect(page.getByText('ROW 50150', { exact: true })).toBeVisible();
    expect(asked.at(-1)?.get('after')).toMatch(/^key 50[012]00$/);
  });
  await test.step('what is in the document is read in the order of the list', async () => {
    const rows = await readRows(page);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
  });
  await test.step('the end is there too', async () => {
    await scrollTo(page, 1);
    await expect(page.getByText(`ROW ${LINES - 1}`, { exact: true })).toBeVisible();
  });
  await test.step('the address keeps it', async () => {
    await page.reload();
    await expect(page.getByText('100,000 rows')).toBeVisible();
  });
});

test.describe('rows that do not come', () => {
  test.use({ allowed: [/Failed to load resource|skipped rows/] });

  test('are said so over the list, and come when tried again', async ({ page }) => {
    await lengthen(page, []);
    let isDown = true;
    await openAs(page, 'sa@washcoat.test', `${REPORT}?${SINCE}&count=all`);
    await expect(page.getByText('100,000 rows')).toBeVisible();
    await page.route(ROWS, (route) =>
      isDown ? route.fulfill({ status: 400, json: { error: 'Not now', requestId: 'x' } }) : route.fallback(),
    );
    await scrollTo(page, 0.25);
    const notice = page.getByRole('alert').filter({ hasText: 'Some rows of Transactions did not load.' });
    await expect(notice).toBeVisible();
    isDown = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('ROW 25000', { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('[REP-033] [REP-034] [REP-035] on a phone the filters stand behind a button with their number, and the rows are cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'sa@washcoat.test', `${REPORT}?${SINCE}&count=all`);
  const button = page.getByRole('button', { name: 'Filters 1' });
  await expect(button).toBeVisible();
  await expect(page.getByLabel('Invoice')).toHaveCount(0);
  await expect(page.getByText('Spend and pieces per day')).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveText(/10/);
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const name of ['OEM', 'Invoice', 'Facility', 'Buyer', 'Franchise', 'Customer'])
    await expect(sheet.getByLabel(name, { exact: true })).toBeVisible();
  await sheet.getByLabel('Invoice').fill('no such number');
  await sheet.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No transactions in this range')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters 2' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('text')).toBe('no such number');
});

// A page that a test answers itself is of no known network to Chromium, which then lets it open no socket.
test.use({ allowed: [/\/realtime\/.*ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/] });

test('the work grid keeps to a policy that lets only sheets with its nonce be written', async ({ page }) => {
  const nonce = 'bm9uY2U';
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (words: string) => violations.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await page.route(`${productUrl()}${REPORT}*`, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    const strict = policy.replace(
      "style-src 'self' 'unsafe-inline'",
      `style-src 'self' ${EMPTY_SHEET} 'nonce-${nonce}'`,
    );
    const body = (await response.text()).replace(
      '<head>',
      `<head><meta name="csp-nonce" content="${nonce}">`,
    );
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': strict },
    });
  });
  await openAs(page, 'sa@washcoat.test', `${REPORT}?${SINCE}`);
  const first = table(page).locator('[role="row"][row-index="0"]');
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.height).toBe(36);
  await first.click();
  await page.keyboard.press('ArrowDown');
  expect(violations).toEqual([]);
});
