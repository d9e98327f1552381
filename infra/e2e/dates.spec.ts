import { dateText } from '@washcoat/contract-kernel';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const zone = 'America/New_York';

test.use({ timezoneId: 'Pacific/Auckland' });

test('[GAP-COM-17] [INV-056] a browser of another zone shows the days of the installation, the whole moment on hover and on focus', async ({
  page,
}) => {
  await openAs(page, 'buyer@washcoat.test', '/invoices/settled');
  const created = page.getByRole('row').locator('time').first();
  const moment = new Date((await created.getAttribute('datetime')) ?? '');
  await expect(created).toHaveText(dateText(moment, 'short', zone));
  const whole = page.getByRole('tooltip', { name: dateText(moment, 'full', zone) });
  await created.hover();
  await expect(whole).toBeVisible();
  await page.mouse.move(0, 0, { steps: 8 });
  await expect(whole).toBeHidden();
  const cell = page
    .getByRole('gridcell')
    .filter({ has: page.locator('time') })
    .first();
  await cell.focus();
  await expect(cell).toHaveAccessibleDescription(dateText(moment, 'full', zone));
  await expect(whole).toBeVisible();
});
