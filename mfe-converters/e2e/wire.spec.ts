import { addCart } from '@washcoat/testing/browser/carts';
import { unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

/** A piece of it weighs 974 g. */
const FOIL = 'CL 7L63 FOIL';

test('a piece of wire goes into a cart with its pounds, and whoever corrects them pays by the pound', async ({
  page,
}) => {
  const caller = await openAs(page, 'buyer@washcoat.test', '/converters/identify');
  const loadName = unique('cart');
  const loadId = await addCart(caller, loadName);
  const readItems = async () => {
    const { items } = await caller.get('/read/v1/load/get', { loadId, isShowAll: 'true' });
    return items as { quantity: number; adjustedPrice: number; total: number }[];
  };
  const piece = await test.step('the scanner says what a piece weighs and what a pound costs', async () => {
    await page.goto('/converters/identify?scan=1');
    await page.getByRole('radio', { name: loadName }).check();
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Scan or type a code')).toBeFocused();
    await page.keyboard.type(FOIL);
    await page.keyboard.press('Enter');
    const part = page.getByRole('region', { name: 'Scanned part' });
    await expect(part).toContainText(/\$\d+\.\d\d ?a piece · \$\d+\.\d\d \/ lb/);
    await page.getByRole('button', { name: 'Add 1 piece · 2.15 lb to the cart' }).click();
    await expect(page.getByRole('list', { name: 'Added last' })).toContainText('2.15 lb');
    const text = await part.getByRole('strong').textContent();
    return Number(text?.replace(/[$,]/g, ''));
  });
  await expect.poll(readItems).toMatchObject([{ quantity: 2.1473, total: piece }]);
  await test.step('the load counts pounds, and a corrected weight is paid by the pound', async () => {
    await page.goto(`/loads/load/${loadId}`);
    const row = page.getByRole('row', { name: FOIL });
    await expect(row).toContainText('2.1473 lb');
    await expect(row).toContainText('per lb');
    await row.getByRole('button', { name: /^Change quantity/ }).click();
    await page.getByRole('textbox', { name: 'Quantity, lb' }).fill('2.15');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('2.15 lb');
    const [item] = await readItems();
    expect(item?.total).toBeCloseTo((item?.adjustedPrice ?? 0) * 2.15, 1);
    expect(item?.total).toBeLessThan(piece * 1.01);
  });
});
