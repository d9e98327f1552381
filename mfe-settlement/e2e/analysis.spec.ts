import { seedId } from '@washcoat/service-kit/seed';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';
import { addSettlement } from './settlements';

const peachtree = seedId('settlement', '037');

test('a completed settlement is held against what was bought for it, and its profit taken apart', async ({
  page,
}) => {
  await openAs(page, 'buyer@washcoat.test', `/settlement/analysis/${peachtree}`);
  await test.step('expected against received and settled', async () => {
    const accuracy = page.getByRole('table', { name: 'Booking accuracy' });
    await expect(accuracy.getByRole('row').filter({ hasText: 'Platinum' })).toContainText('%');
    const boxes = page.getByRole('table', { name: 'Boxes of this settlement' });
    await expect(boxes.getByRole('row').nth(1)).toContainText('L-1');
    await expect(page.getByRole('button', { name: 'Choose invoices' })).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'By type of converter' })).toContainText('CERAMIC');
  });
  await test.step('the autopsy goes from the margin as bought to the profit', async () => {
    await page.getByRole('link', { name: 'Autopsy' }).click();
    const parts = page.getByRole('table', { name: 'Where the profit went' });
    await expect(parts.getByRole('row')).toHaveCount(9);
    await expect(parts.getByRole('row').first()).toContainText('Margin as bought');
    await expect(parts.getByRole('row').last()).toContainText('Profit');
    const units = page.getByRole('table', { name: 'Units most responsible' });
    await expect(units.getByRole('row')).toHaveCount(11);
    const [converter, invoice, lot] = await units.getByRole('row').nth(1).getByRole('link').all();
    for (const [link, address] of [
      [converter, /\/converter\//],
      [invoice, /\/invoices\/settled\/load\//],
      [lot, /#lots$/],
    ] as const) {
      await link?.press('Enter');
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
  });
  await test.step('early money follows the days', async () => {
    await page.getByRole('link', { name: 'Early money' }).click();
    const costs = page.getByRole('group', { name: 'What it costs' });
    await page.getByRole('textbox', { name: 'Amount' }).fill('60000');
    await page.getByRole('textbox', { name: 'Percent a year' }).fill('8');
    await page.getByRole('textbox', { name: 'Days before metal is due' }).fill('45');
    await expect(costs).toContainText('$600.00');
    await expect(costs).toContainText('$13.33');
    await expect(costs).toContainText('8.19');
    await page.getByRole('slider', { name: 'Days early' }).focus();
    await page.keyboard.press('Home');
    await expect(costs).toContainText('$60,000.00');
    await expect(page).toHaveURL(/early-money$/);
  });
});

test('invoices are chosen for an open settlement box by box, counted and taken out', async ({ page }) => {
  const caller = await Caller.signIn('sa@washcoat.test');
  const { settlementId } = await addSettlement(caller, {
    companyId: seedId('company', 'house'),
    lotTableData: [{ lotNo: 'L-9', netDry: 100, ptPpm: 900, pdPpm: 1500, rhPpm: 200 }],
  });
  await openAs(page, 'buyer@washcoat.test', `/settlement/analysis/${settlementId}`);
  const boxes = page.getByRole('table', { name: 'Boxes of this settlement' });
  await test.step('chosen', async () => {
    await page.getByRole('button', { name: 'Choose invoices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose invoices' });
    const first = dialog.getByRole('checkbox', { name: /^Box / }).first();
    await first.check();
    await dialog.getByRole('combobox', { name: 'Lot' }).click();
    await page.getByRole('option', { name: 'L-9' }).click();
    await dialog.getByRole('button', { name: 'Choose 1 box' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(boxes.getByRole('row')).toHaveCount(2);
    await expect(boxes).toContainText('L-9');
  });
  await test.step('counted', async () => {
    await boxes.getByRole('button', { name: /^Count box/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Pieces received' }).fill('0');
    await dialog.getByRole('button', { name: 'Save count' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(boxes).not.toContainText('Not counted');
  });
  await test.step('taken out', async () => {
    await boxes.getByRole('button', { name: /^Take out box/ }).click();
    await expect(page.getByText('No invoice was chosen for this settlement.')).toBeVisible();
  });
});

test.describe('that nobody knows', () => {
  // The settlement is refused as unknown.
  test.use({ allowed: [/404/] });

  test('a settlement is gone, and the page says so', async ({ page }) => {
    await openAs(page, 'buyer@washcoat.test', `/settlement/analysis/${seedId('settlement', 'none')}`);
    await expect(page.getByText('This settlement is gone, or not yours to see.')).toBeVisible();
  });
});
