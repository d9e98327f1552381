import type { Page } from '@playwright/test';
import { seriousFaults } from '@washcoat/testing/browser/accessibility';
import { addCart } from '@washcoat/testing/browser/carts';
import { headingFault } from '@washcoat/testing/browser/fit';
import { expect, openAs, test, type Caller } from '@washcoat/testing/browser/product';
import { unique } from '@washcoat/testing/browser/people';

const CODE = 'KT 0334';
const SCANNER = '/converters/identify?scan=1';

/** A new cart of the buyer, so that nobody else's additions count. */
async function newCart(caller: Caller): Promise<{ loadId: string; loadName: string }> {
  const loadName = unique('cart');
  return { loadId: await addCart(caller, loadName), loadName };
}

const line = (page: Page) => page.getByPlaceholder('Scan or type a code');
const part = (page: Page) => page.getByRole('region', { name: 'Scanned part' });
const cartBar = (page: Page) => page.getByRole('region', { name: 'Active cart' });

async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function chooseCart(page: Page, loadName: string): Promise<void> {
  await page.getByRole('radio', { name: loadName }).check();
  await page.keyboard.press('Enter');
  await expect(cartBar(page)).toContainText(loadName);
  await expect(line(page)).toBeFocused();
}

test('a cart is filled from a hand scanner without touching the mouse', async ({ page }) => {
  const caller = await openAs(page, 'buyer@washcoat.test', '/converters/identify');
  const { loadId, loadName } = await newCart(caller);
  await test.step('the palette opens the mode, which asks for the cart once', async () => {
    await expect(page.getByText('Search for a converter')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('scanner');
    await expect(page.getByRole('option', { selected: true })).toContainText('Scanner mode');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/scan=1/);
    await chooseCart(page, loadName);
    await expect(cartBar(page)).toContainText('0 items');
  });
  await test.step('a code shows the part with its offer, Enter adds it, a quantity before adds more', async () => {
    await scan(page, CODE);
    await expect(part(page)).toContainText('Mercedes');
    await expect(part(page)).toContainText(/\$\d+\.\d\d/);
    await page.keyboard.press('Enter');
    await expect(cartBar(page)).toContainText('1 item');
    await scan(page, 'kt0334');
    await expect(part(page)).toContainText(CODE);
    await page.keyboard.type('3*+');
    await expect(page.getByRole('list', { name: 'Added last' })).toContainText(`3 × ${CODE}`);
    await expect(cartBar(page)).toContainText('2 items');
  });
  await test.step('everybody can use it', async () => {
    expect(await seriousFaults(page)).toEqual([]);
  });
  await test.step('what is clicked leaves the focus in the line', async () => {
    await page.getByText('Added last').click();
    await expect(line(page)).toBeFocused();
    await page.getByRole('heading', { name: 'Scanner mode' }).click();
    await scan(page, 'ZZ-NOTHING-99');
    await expect(page.getByText('No converter carries ZZ-NOTHING-99')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask Expert' })).toBeVisible();
  });
  await test.step('F2 explains the price, Ctrl Z takes the last addition back, Escape leaves', async () => {
    await scan(page, CODE);
    await expect(part(page)).toBeVisible();
    await page.keyboard.press('F2');
    await expect(page.getByRole('dialog', { name: `Prices of ${CODE}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(line(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(cartBar(page)).toContainText('1 item');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/converters\/identify$/);
  });
  const { list } = await caller.get('/read/v1/load/items/getAll', { loadId });
  expect(list).toMatchObject([{ oem: CODE, quantity: 1 }]);
});

test('two parts with one stamp are told apart, and the digit decides', async ({ page }) => {
  const caller = await openAs(page, 'buyer@washcoat.test', SCANNER);
  const { list } = await caller.get('/read/v1/product/getAll', { count: '1000' });
  const shared = (list as { oem: string; isSharedStamp: boolean }[]).find((one) => one.isSharedStamp);
  if (!shared) throw new Error('No stamp of the catalogue is shared');
  const { loadId, loadName } = await newCart(caller);
  await page.reload();
  await chooseCart(page, loadName);
  await scan(page, shared.oem);
  await expect(page.getByText(/^\d parts carry this stamp$/)).toBeVisible();
  await expect(page.getByRole('button', { pressed: true }).filter({ hasText: shared.oem })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Nothing was added: choose the part first/)).toBeVisible();
  const choices = page.getByRole('button', { pressed: false }).filter({ hasText: shared.oem });
  const second = await choices.nth(1).textContent();
  await page.keyboard.type('2');
  await expect(page.getByRole('button', { pressed: true }).filter({ hasText: shared.oem })).toHaveText(
    second ?? '',
  );
  await page.keyboard.type('3*');
  await expect(page.getByRole('button', { pressed: true }).filter({ hasText: shared.oem })).toHaveText(
    second ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(cartBar(page)).toContainText('1 item');
  const { list: items } = await caller.get('/read/v1/load/items/getAll', { loadId });
  const sent = (list as { oem: string; productId: string }[]).filter(({ oem }) => oem === shared.oem);
  expect(sent.map(({ productId }) => productId)).toContain((items as { productId: string }[])[0]?.productId);
  expect(items).toMatchObject([{ oem: shared.oem, quantity: 3 }]);
  const shown = await page
    .getByRole('region', { name: 'Scanned part' })
    .getByText(/^\$[\d,.]+$/)
    .first()
    .textContent();
  const { total } = (items as { total: number }[])[0] ?? { total: 0 };
  expect(total).toBeCloseTo(3 * Number((shown ?? '').replace(/[$,]/g, '')), 2);
});

/** Twenty codes of the catalogue that exactly one part carries. */
async function plainCodes(caller: Caller): Promise<string[]> {
  const { list } = await caller.get('/read/v1/product/getAll', { count: '200' });
  const all = list as { oem: string; isSharedStamp: boolean; offerPrice?: number }[];
  const plain = all.filter(({ oem, isSharedStamp }) => !isSharedStamp && /^[\w ]{5,14}$/.test(oem));
  return [...new Set(plain.map(({ oem }) => oem))].slice(0, 20);
}

for (const [ends, suffix] of [
  ['a return and a line feed', ['Enter', 'Enter']],
  ['a line feed as Ctrl J', ['Enter', 'Control+j']],
  ['two returns and two line feeds', ['Enter', 'Enter', 'Enter', 'Enter']],
] as const) {
  test(`twenty codes in a row, each with ${ends}, are in the cart once and in order`, async ({ page }) => {
    const caller = await openAs(page, 'buyer@washcoat.test', SCANNER);
    const { loadId, loadName } = await newCart(caller);
    const codes = await plainCodes(caller);
    expect(codes).toHaveLength(20);
    await page.reload();
    await chooseCart(page, loadName);
    for (const code of codes) {
      await page.keyboard.type(code, { delay: 5 });
      for (const key of suffix) await page.keyboard.press(key);
    }
    await expect(cartBar(page)).toContainText('20 items');
    const { list } = await caller.get('/read/v1/load/items/getAll', { loadId, count: '50' });
    expect((list as { oem: string }[]).map(({ oem }) => oem)).toEqual(codes);
  });
}

test('what is scanned while a call is under way goes with the next, together and in order', async ({
  page,
}) => {
  const caller = await openAs(page, 'buyer@washcoat.test', SCANNER);
  const { loadId, loadName } = await newCart(caller);
  const codes = (await plainCodes(caller)).slice(0, 6);
  await page.reload();
  await chooseCart(page, loadName);
  const sent: number[] = [];
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/write/v1/load/items/addLines', async (route) => {
    sent.push(route.request().postDataJSON().lines.length);
    if (sent.length === 1) await held;
    await route.fallback();
  });
  for (const code of codes) {
    await page.keyboard.type(code, { delay: 5 });
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  }
  await expect(page.getByRole('list', { name: 'Added last' }).getByText('Adding')).toHaveCount(6);
  letThrough();
  await expect(cartBar(page)).toContainText('6 items');
  expect(sent).toEqual([1, 5]);
  const { list } = await caller.get('/read/v1/load/items/getAll', { loadId });
  expect((list as { oem: string }[]).map(({ oem }) => oem)).toEqual(codes);
});

test.describe('with a bad connection', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('an addition whose answer is lost is in the cart once', async ({ page }) => {
    const caller = await openAs(page, 'buyer@washcoat.test', SCANNER);
    const { loadId, loadName } = await newCart(caller);
    await page.reload();
    await chooseCart(page, loadName);
    let lost = 0;
    await page.route('**/write/v1/load/items/addLines', async (route) => {
      await route.fetch();
      lost += 1;
      if (lost <= 2) await route.abort('connectionreset');
      else await route.fallback();
    });
    await page.keyboard.type(CODE, { delay: 5 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Added last' })).toContainText(`1 × ${CODE}`);
    await expect(page.getByText('Adding')).toHaveCount(0);
    expect(lost).toBeGreaterThan(2);
    const { list } = await caller.get('/read/v1/load/items/getAll', { loadId });
    expect(list).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one thumb adds more pieces and takes them back', async ({ page }) => {
    await openAs(page, 'partner@gulfcoast.test', '/converters/identify');
    await page.getByRole('button', { name: 'More tools' }).tap();
    await page.getByRole('menuitem', { name: 'Scanner mode' }).tap();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Fill this cart' }).tap();
    await expect.poll(() => headingFault(page)).toBeNull();
    await scan(page, CODE);
    await page.getByRole('button', { name: 'One piece more' }).tap();
    await page.getByRole('button', { name: 'Add 2 pieces to the cart' }).tap();
    await page.getByRole('button', { name: `Undo ${CODE}` }).tap();
    await expect(page.getByText('Nothing yet.')).toBeVisible();
  });
});

test('a subscriber, and who fills no carts, are not offered the mode', async ({ page }) => {
  await openAs(page, 'subscriber@corner.test', SCANNER);
  await expect(page.getByText('Search for a converter')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scanner mode' })).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
});
