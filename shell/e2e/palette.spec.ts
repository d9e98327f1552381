import type { Page } from '@playwright/test';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const CODE = 'KT 0334';
const find = 'Find a page or a record';

/** Opens the palette once the one before has gone. */
async function reopen(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: find });
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
}

test.describe('the palette', () => {
  test('finds a converter, a customer and a page by keyboard alone', async ({ page }) => {
    await openAs(page, 'buyer@washcoat.test', '/entities/viewGroup');
    await expect(page.getByText('Alamance Auto Recyclers')).toBeVisible();
    const keys = page.keyboard;

    await keys.press('Control+k');
    await expect(page.getByRole('combobox', { name: find })).toBeFocused();
    await keys.type(CODE);
    await expect(page.getByRole('group', { name: 'Converters' }).getByRole('option').first()).toContainText(
      CODE,
    );
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/converter\//);
    await expect(page.getByRole('heading', { name: CODE })).toBeVisible();

    await reopen(page);
    await keys.type('alamance');
    await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveCount(1);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/entities\/viewGroupId\//);

    await reopen(page);
    await keys.type('active carts');
    await expect(page.getByRole('option', { selected: true })).toContainText('Active Carts');
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/loads\/active-load/);
  });

  test('stays open on a slow machine that draws the page it led to only now', async ({ page }) => {
    await openAs(page, 'buyer@washcoat.test', '/entities/viewGroup');
    await expect(page.getByText('Alamance Auto Recyclers')).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('alamance');
    await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/entities\/viewGroupId\//);
    await reopen(page);
    await expect(page.locator('h1', { hasText: 'Alamance Auto Recyclers' })).toBeVisible();
    await expect(
      page.locator('table[aria-label="Users"], [role="table"][aria-label="Users"]'),
    ).toBeAttached();
    await page.keyboard.type('active carts');
    await expect(page.getByRole('option', { selected: true })).toContainText('Active Carts');
  });

  test('gives the focus back on Escape, and opens a new tab with Ctrl Enter', async ({ page, context }) => {
    await openAs(page, 'buyer@washcoat.test', '/entities/viewGroup');
    await expect(page.getByText('Alamance Auto Recyclers')).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: find })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sales');
    await expect(page.getByRole('option', { selected: true })).toContainText('Sales History');
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opening).toHaveURL(/\/sales/);
    await expect(page).toHaveURL(/\/entities\/viewGroup/);
  });

  test('offers a subscriber nothing that is not theirs', async ({ page }) => {
    await openAs(page, 'subscriber@corner.test', '/payment');
    await expect(page.getByRole('link', { name: /lookups left/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kt 0');
    await expect(page.getByRole('group', { name: 'Converters' })).toBeVisible();
    for (const kind of ['Customers', 'Users', 'Carts', 'Invoices'])
      await expect(page.getByRole('group', { name: kind, exact: true })).toHaveCount(0);
    await page.getByRole('combobox', { name: find }).fill('');
    await expect(page.getByRole('option', { name: 'Payment' })).toBeVisible();
    await expect(page.getByRole('option', { name: /Settlement|Config|Franchise/ })).toHaveCount(0);
  });

  test('lists the keys with ?', async ({ page }) => {
    await openAs(page, 'buyer@washcoat.test', '/converters/identify/text=ford');
    await expect(page.getByText('Ford').first()).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys.getByText('Add the converter to a cart')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });
});
