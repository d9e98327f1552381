import type { Page } from '@playwright/test';
import { addCart } from '@washcoat/testing/browser/carts';
import { picture } from '@washcoat/testing/browser/converters';
import { choose, field, unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test, type Caller } from '@washcoat/testing/browser/product';

const BUYER = 'buyer@washcoat.test';
const CODE = 'KT 0334';

/** Opens a new cart of the buyer; the code box has the focus without a key. */
async function openCart(page: Page): Promise<{ caller: Caller; loadId: string }> {
  const caller = await openAs(page, BUYER, '/loads/active-load');
  const loadId = await addCart(caller, unique('scan'));
  await page.goto(`/loads/load/${loadId}`);
  await expect(page.getByRole('combobox', { name: 'Code' })).toBeFocused();
  return { caller, loadId };
}

/** Codes of the catalogue that exactly one part carries. */
async function plainCodes(caller: Caller, most: number): Promise<string[]> {
  const { list } = await caller.get('/read/v1/product/getAll', { count: '200' });
  const all = list as { oem: string; isSharedStamp: boolean }[];
  const plain = all.filter(({ oem, isSharedStamp }) => !isSharedStamp && /^[\w ]{5,14}$/.test(oem));
  return [...new Set(plain.map(({ oem }) => oem))].slice(0, most);
}

async function itemsOf(caller: Caller, loadId: string) {
  const { list } = await caller.get('/read/v1/load/items/getAll', { loadId, count: '50' });
  return list as { oem: string; quantity: number }[];
}

for (const [ends, keys] of [
  ['a return', ['Enter']],
  ['a return and a line feed', ['Enter', 'Control+j']],
  ['two returns', ['Enter', 'Enter']],
] as const) {
  test(`[LDET-011] codes that a hand scanner ends with ${ends} are in the cart once and in order`, async ({
    page,
  }) => {
    const { caller, loadId } = await openCart(page);
    const codes = await plainCodes(caller, 12);
    for (const code of codes) {
      await page.keyboard.type(code, { delay: 5 });
      for (const key of keys) await page.keyboard.press(key);
    }
    await expect.poll(async () => (await itemsOf(caller, loadId)).map(({ oem }) => oem)).toEqual(codes);
    const last = page.getByRole('list', { name: 'Added last' }).getByRole('listitem').first();
    await expect(last).toContainText(`1 × ${codes.at(-1)}`);
  });
}

test('[LDET-034] what was scanned is taken out again, and a fraction gives its quantity back', async ({
  page,
}) => {
  const { caller, loadId } = await openCart(page);
  await page.getByText('No items yet').click();
  await page.keyboard.type(`3*${CODE}`, { delay: 5 });
  await page.keyboard.press('Enter');
  await expect.poll(() => itemsOf(caller, loadId)).toMatchObject([{ oem: CODE, quantity: 3 }]);
  await page.getByRole('button', { name: `Change quantity of ${CODE}, now 3` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '0.75' }).click();
  await page.getByRole('button', { name: `Undo quantity of ${CODE}` }).click();
  await expect.poll(() => itemsOf(caller, loadId)).toMatchObject([{ quantity: 3 }]);
  await page.getByRole('button', { name: `Undo ${CODE}`, exact: true }).click();
  await expect.poll(() => itemsOf(caller, loadId)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[LDET-034] a hand scanner is heard wherever the focus is, and a picked part shows 0.75 whole', async ({
    page,
  }) => {
    const caller = await openAs(page, BUYER, '/loads/active-load');
    const loadId = await addCart(caller, unique('scan'));
    await page.goto(`/loads/load/${loadId}`);
    const code = page.getByRole('combobox', { name: 'Code' });
    await expect(code).toBeVisible();
    await page.keyboard.type(CODE, { delay: 5 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Undo ${CODE}`, exact: true })).toBeVisible();
    await code.fill('KT 03');
    await page.getByRole('option').filter({ hasText: CODE }).first().tap();
    const editor = page.getByRole('form', { name: 'Item to add' });
    await editor.getByRole('button', { name: '0.75' }).tap();
    const quantity = editor.getByRole('textbox', { name: 'Quantity' });
    await expect(quantity).toHaveValue('0.75');
    expect(await quantity.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
    await editor.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect
      .poll(async () => (await itemsOf(caller, loadId)).map((item) => item.quantity))
      .toEqual([1, 0.75]);
  });
});

test.describe('without a connection', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('what is scanned is kept on the device over a reload, and in the cart once when the connection is back', async ({
    page,
  }) => {
    const { caller, loadId } = await openCart(page);
    const codes = await plainCodes(caller, 3);
    const away = '**/{read/v1/product/getAll,write/v1/load/items/addLines}**';
    await page.route(away, (route) => route.abort('internetdisconnected'));
    for (const code of codes) {
      await page.keyboard.type(code, { delay: 5 });
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('list', { name: 'Not added yet' }).getByRole('listitem')).toHaveCount(2);
    // The last one, too, has been given up: found before the reload it would rightly be in the cart before the others.
    await expect(page.getByText(`${codes[2]}: `)).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.unroute(away);
    await page.reload();
    await expect.poll(async () => (await itemsOf(caller, loadId)).map(({ oem }) => oem)).toEqual(codes);
  });

  test('[LDET-012] a picture that is taken without a connection waits with its item over a reload, and both are in the cart once', async ({
    page,
    context,
  }) => {
    const { caller, loadId } = await openCart(page);
    const items = async () => {
      const { list } = await caller.get('/read/v1/load/items/getAll', { loadId, count: '50' });
      return (list as { oem: string; loadUrls: string[] }[]).map(({ oem, loadUrls }) => [
        oem,
        loadUrls.length,
      ]);
    };
    await page.getByRole('button', { name: 'Other...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Other item' });
    await choose(page, field(dialog, 'Type'), 'CERAMIC');
    await field(dialog, 'Code').fill('YARD-1');
    await context.setOffline(true);
    await dialog.getByLabel('Add picture: file').setInputFiles(await picture('yard.jpg', '#8a8f94'));
    await expect(page.getByText(/The picture waits on this device/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add picture (1)' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Added last' })).toContainText('YARD-1');
    await page.route('**/write/v1/image/upload', (route) => route.abort('internetdisconnected'));
    await context.setOffline(false);
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByRole('list', { name: 'Added last' })).toContainText('YARD-1');
    expect(await items()).toEqual([]);
    await page.unroute('**/write/v1/image/upload');
    await expect.poll(items, { timeout: 30_000 }).toEqual([['YARD-1', 1]]);
    await expect(
      page
        .getByRole('region', { name: 'Items' })
        .getByRole('button', { name: /YARD-1/ })
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Code' })).toBeFocused();
    expect(await items()).toEqual([['YARD-1', 1]]);
  });
});
