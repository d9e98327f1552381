import { addCart, addItem } from '@washcoat/testing/browser/carts';
import { productIdOf } from '@washcoat/testing/browser/converters';
import { unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

for (const width of [1440, 390])
  test(`a cart is reckoned by the prices of another day, and stays as it is, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const caller = await openAs(page, 'sa@washcoat.test', '/loads/active-load');
    const loadId = await addCart(caller, unique('then'));
    await addItem(caller, { loadId, productId: await productIdOf(caller, 'KT 0334') });
    const before = await caller.get('/read/v1/load/get', { loadId });
    await page.goto(`/loads/load/${loadId}`);
    await page.getByRole('button', { name: 'Actions of the load' }).click();
    await page.getByRole('menuitem', { name: 'Prices of another day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prices of another day' });
    await expect(dialog.getByText('1 line priced')).toBeVisible();
    const lines = dialog.getByRole('table', { name: 'Lines' });
    await expect(lines).toContainText('KT 0334');
    await expect(dialog.getByRole('table', { name: 'What it comes to' })).toContainText(/Grand total\$/);
    await test.step('another day is asked for', async () => {
      const asked = page.waitForResponse((answer) => answer.url().includes('onDay='));
      const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
      await dialog.getByLabel('Prices in force at the end of').fill(day);
      expect((await asked).url()).toContain(`onDay=${day}`);
      await expect(lines).toContainText('KT 0334');
    });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    const after = await caller.get('/read/v1/load/get', { loadId });
    expect([after.version, after.grandtotal]).toEqual([before.version, before.grandtotal]);
  });
