import type { Page } from '@playwright/test';
import { menuOf } from './menu.table';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const START = '/converters/identify';
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Unfolds every group and reads the menu from top to bottom. */
async function readMenu(page: Page): Promise<string[]> {
  const menu = mainMenu(page);
  await menu.getByRole('link', { name: 'Logout' }).waitFor();
  await menu.getByRole('link', { name: 'Identify Converters' }).waitFor();
  for (const button of await menu.getByRole('button', { name: /more entries/ }).all()) {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
  const links = await menu.getByRole('link').allTextContents();
  return links.map((text) => text.trim()).filter((text) => text !== 'Washcoat' && text !== '');
}

test.describe('the menu', () => {
  for (const [email, entries] of Object.entries(menuOf)) {
    test(`[NAV-001 NAV-002 NAV-003 NAV-004 NAV-005 NAV-006 NAV-007 NAV-011 NAV-012 NAV-016 NAV-017 NAV-018 NAV-019 NAV-020 NAV-021 NAV-022 NAV-023 NAV-025 NAV-027 NAV-028 NAV-031 NAV-034 NAV-035 NAV-036 NAV-037] is the seeds' table for ${email}`, async ({
      page,
    }) => {
      await openAs(page, email, START);
      const expected = entries.flatMap((entry) =>
        typeof entry === 'string' ? [entry] : [entry[0], ...entry[1]],
      );
      const menu = await readMenu(page);
      const company = menu[0] === expected[0] ? [] : [menu[0] ?? ''];
      expect(menu).toEqual([...company, ...expected]);
    });
  }

  test('[NAV-001 NAV-008 NAV-009 NAV-010 NAV-013 NAV-014 NAV-026 NAV-029 NAV-030 NAV-033] leads to the routes of the seeds', async ({
    page,
  }) => {
    await openAs(page, 'sa@washcoat.test', START);
    await readMenu(page);
    const routes: [string, string][] = [
      ['Reports', '/dashboard/costsheetreport'],
      ['Create Cart', '/loads/create-load'],
      ['Active Carts', '/loads/active-load'],
      ['Load', '/loads/reports'],
      ['Settled', '/invoices/settled'],
      ['Customers and Users', '/entities/viewGroup'],
      ['Download customers', '/config/download-customers'],
      ['Facility Activation', '/config/cart-config'],
      ['Facilities', '/config/facilities'],
      ['Settings config', '/settings-config'],
      ['Lookup', '/config/payment'],
      ['Sage invoice', '/config/sageinvoice'],
      ['Roles & Permissions', '/config/roles'],
      ['Converters bulk upload', '/config/bulk-upload'],
      ['Pricing', '/pricing'],
    ];
    for (const [label, route] of routes) {
      await expect(mainMenu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        route,
      );
    }
    const franchise = mainMenu(page).getByRole('link', { name: 'Franchise', exact: true });
    expect(await franchise.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/invoices/franchise',
      '/entities/Franchise',
    ]);
  });

  for (const email of ['sa@washcoat.test', 'owner@peachtree.test', 'partner@gulfcoast.test']) {
    test(`[BULK-001] [BULK-002] [BULK-013] leads ${email} from Config to the files`, async ({ page }) => {
      await openAs(page, email, START);
      const menu = mainMenu(page);
      await menu.getByRole('button', { name: 'Config: more entries' }).click();
      await menu.getByRole('link', { name: 'Download customers' }).click();
      await expect(page).toHaveURL(/\/config\/download-customers$/);
      await expect(page.getByRole('heading', { name: 'Download customers' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
      await menu.getByRole('link', { name: 'Converters bulk upload' }).click();
      await expect(page).toHaveURL(/\/config\/bulk-upload$/);
      await expect(page.getByRole('heading', { name: 'Converters bulk upload' })).toBeVisible();
    });
  }

  test('[NAV-015 NAV-024 NAV-032 NAV-039] of a franchise leads to its own invoices and cart activation and shows its logo', async ({
    page,
  }) => {
    await openAs(page, 'owner@peachtree.test', START);
    await readMenu(page);
    const menu = mainMenu(page);
    await expect(menu.getByRole('link', { name: 'My Invoices' })).toHaveAttribute(
      'href',
      '/invoices/myInvoices',
    );
    await expect(menu.getByRole('link', { name: 'Config', exact: true })).toHaveAttribute(
      'href',
      '/config/cart-config',
    );
    await expect(menu.getByRole('link', { name: 'Roles', exact: true })).toHaveAttribute(
      'href',
      '/config/roles',
    );
    await expect(menu.locator('img').first()).toBeVisible();
  });

  test('[NAV-040] collapses to icons when the heading is clicked and stays so', async ({ page }) => {
    await openAs(page, 'buyer@washcoat.test', '/entities/viewGroup');
    await page.getByRole('button', { name: 'Customers' }).first().click();
    await expect.poll(async () => (await mainMenu(page).boundingBox())?.width).toBeLessThan(80);
    await page.reload();
    await expect.poll(async () => (await mainMenu(page).boundingBox())?.width).toBeLessThan(80);
  });

  test('[NAV-041] is a drawer under 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openAs(page, 'buyer@washcoat.test', '/entities/viewGroup');
    await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await mainMenu(page).getByRole('link', { name: 'Invoices' }).click();
    await expect(page).toHaveURL(/\/invoices\/settled/);
  });
});
