import { addCart, addItem } from '@washcoat/testing/browser/carts';
import { coveredParts } from '@washcoat/testing/browser/fit';
import { unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const BUYER = 'buyer@washcoat.test';

/** News of what waits for an answer, of a kind that nothing else tells of. */
const request = {
  at: '2026-11-30T12:00:00.000Z',
  title: 'A yard nearby requests a grading session',
  link: null,
};

/** A cart of that name with one converter in it. */
async function smallCart(caller: Caller, loadName: string): Promise<string> {
  const loadId = await addCart(caller, loadName);
  const { list } = await caller.get('/read/v1/product/getAll', { text: 'KT 0334', count: '1' });
  const [{ productId } = { productId: '' }] = list as { productId: string }[];
  await addItem(caller, { loadId, productId });
  return loadId;
}

test('[INV-022] [PAY-009] on a short invoice toasts lie over nothing that is pressed, and news wait behind what is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 768 });
  const buyer = await Caller.signIn(BUYER);
  const loadId = await smallCart(buyer, unique('short'));
  await buyer.send('PUT', '/write/v1/load/complete', { loadId, isInvoice: true });
  let told = 0;
  const counted = page.waitForResponse(/notice\/counts/);
  // What waits for an answer comes with the counts: told to this page alone it stands in nobody's way, and nobody's here.
  await page.route(/notice\/counts/, async (route) => {
    const response = await route.fetch();
    const counts = await response.json();
    const urgent = ['first', 'second', 'third']
      .slice(0, told)
      .map((text) => ({ ...request, noticeId: text, text }));
    await route.fulfill({ response, json: { ...counts, urgent } });
  });
  await openAs(page, 'admin@washcoat.test', `/invoices/settled/load/${loadId}`);
  await counted;
  await expect(page.getByRole('form', { name: 'Add payment' })).toBeVisible();
  const toasts = page.locator('[data-toasts] [data-kind]').filter({ hasText: request.title });
  told = 3;
  // A page that comes into view asks for news.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // They stay until they are dismissed.
  await expect(toasts).toHaveCount(told, { timeout: 20_000 });
  await expect.poll(() => coveredParts(page)).toEqual([]);
  await expect(toasts).toHaveCount(told);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const one of await toasts.all()) await expect(one).toHaveCSS('opacity', '0');
  await expect(toasts.getByRole('button', { includeHidden: true }).first()).toBeHidden();
  await page.keyboard.press('Escape');
  for (const one of await toasts.all()) await expect(one).toHaveCSS('opacity', '1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[NAV-042] the longest name of a load leaves the bar low, and ends in dots', async ({ page }) => {
    const buyer = await Caller.signIn(BUYER);
    const name = `${unique('clearance of the yards along the river')} ${'before winter '.repeat(4)}`.slice(
      0,
      119,
    );
    await openAs(page, BUYER, `/load/${await smallCart(buyer, name.trim())}`);
    const heading = page.getByRole('heading', { level: 1, name: /clearance of the yards/ });
    await expect(heading).toBeVisible();
    const bar = page.getByRole('banner');
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(104);
    expect(await heading.evaluate((title) => title.scrollHeight > title.clientHeight)).toBe(true);
  });
});
