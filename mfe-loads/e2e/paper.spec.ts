import { invoiceList } from '@washcoat/contract-invoicing';
import type { Page } from '@playwright/test';
import { sidewaysParts } from '@washcoat/testing/browser/fit';
import { unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

/** Width and height of the first sheet in points. */
async function printed(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return box.slice(1, 3).map((points) => Math.round(Number(points)));
}

// A page that a test answers itself is of no known network to Chromium, which then lets it open no socket.
test.use({ allowed: [/\/realtime\/.*ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/] });

test('[INV-008] [INV-055] an invoice is printed on A4, or on what the installation prints on', async ({
  page,
}) => {
  const caller = await openAs(page, 'buyer@washcoat.test', '/invoices/settled');
  const { list } = invoiceList.output.parse(await caller.get(invoiceList.path, { type: '4', count: '1' }));
  const address = `/invoices/pdf/${list[0]?.loadId}`;
  await page.goto(address);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await printed(page)).toEqual([595, 842]);
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-paper="A4"', 'data-paper="Letter"');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await printed(page)).toEqual([612, 792]);
});

test('[INV-022] [INV-023] an invoice fits a desk with all that can be done with it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin@washcoat.test', '/invoices/settled');
  await page
    .getByRole('row')
    .filter({ hasText: /ATL-\d+/ })
    .first()
    .click();
  await expect(page.getByRole('article', { name: 'Invoice' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export PDF' })).toBeVisible();
  expect(await sidewaysParts(page)).toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  for (const name of ['Print', 'Resend', 'Correct this order'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
});

test('an order that waits to be completed fits a desk with the way to it, whatever it is called', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage();
  const seller = await openAs(theirs, 'subscriber@corner.test', '/loads/create-load');
  await page.setViewportSize({ width: 1440, height: 900 });
  const buyer = await openAs(page, 'buyer@washcoat.test', '/invoices/pending');
  const loadName = `${unique('pending')} that somebody called after all that lay in it, and after the yard that it came from`;
  const { loadId } = await seller.send('POST', '/write/v1/load/request', { loadName });
  await buyer.send('PUT', '/write/v1/load/accept', { loadId });
  const { list } = await buyer.get('/read/v1/product/getAll', { text: 'KT 0334', count: '1' });
  const [product] = list as { productId: string }[];
  const item = { loadId, productId: product?.productId, quantity: 1 };
  const { itemId } = (await buyer.send('POST', '/write/v1/load/items/add', item)).item as { itemId: string };
  await seller.send('PUT', '/write/v1/load/items/review', { loadId, itemId, status: 1 });
  await seller.send('PUT', '/write/v1/load/complete', { loadId });
  await theirs.close();
  await page.goto(`/invoices/settled/load/${String(loadId)}`);
  await expect(page.getByRole('button', { name: 'Open order' })).toBeVisible();
  expect(await sidewaysParts(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Maya Ellison' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'COMPLETE ORDER' })).toBeVisible();
});
