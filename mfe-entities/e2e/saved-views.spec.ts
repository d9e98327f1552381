import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addHouseUser, PASSWORD, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const USERS = '/entities/users';
const CUSTOMERS = '/entities/viewGroup';
const header = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name });

/** Opens a menu of the toolbar and takes an entry of it. */
async function take(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('menuitemcheckbox', { name: entry }))
    .click();
}

test('[COM-016] the view is exported with its columns, and opens again under its name', async ({ page }) => {
  test.setTimeout(90_000);
  const view = unique('view');
  const sa = await Caller.signIn('sa@washcoat.test');
  const { email } = await addHouseUser(sa, 'Administrator', { hierarchy: 1 });
  await openAs(page, email, `${USERS}?text=peachtree&sort=userName.desc`, PASSWORD);
  await expect(page.getByRole('row').filter({ hasText: 'owner@peachtree.test' })).toBeVisible();
  await test.step('leave a column away', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Address', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(header(page, 'Address')).toHaveCount(0);
  });
  await test.step('export', async () => {
    const waiting = page.waitForEvent('download');
    await take(page, 'Export', 'CSV');
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const [head = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toContain('Email');
    expect(head).not.toContain('Address');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/peachtree/i);
  });
  await test.step('save the view and open it again', async () => {
    await take(page, 'Views', 'Save this view');
    await page.getByRole('dialog').getByLabel('Name').fill(view);
    await told(page, 'Saved Successfully', () => page.getByRole('button', { name: 'Save view' }).click());
    await page.goto(`${USERS}?sort=companyName.asc`);
    await take(page, 'Views', view);
    await expect(page).toHaveURL(/text=peachtree&sort=userName\.desc|sort=userName\.desc&text=peachtree/);
    await expect(header(page, 'Address')).toHaveCount(0);
  });
});

test('a view of the customers keeps the search that stands in the path', async ({ page }) => {
  test.setTimeout(90_000);
  const view = unique('view');
  const { email } = await addHouseUser(await Caller.signIn('sa@washcoat.test'), 'Administrator', {
    hierarchy: 1,
  });
  const search = page.getByRole('searchbox', { name: 'Search Customers' });
  const alamance = page.getByRole('row').filter({ hasText: 'Alamance Auto Recyclers' });
  await openAs(page, email, `${CUSTOMERS}/alamance?sort=companyName.desc`, PASSWORD);
  await expect(alamance).toBeVisible();
  await test.step('save it', async () => {
    await take(page, 'Views', 'Save this view');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(view);
    await dialog.getByRole('checkbox', { name: 'Open it whenever I come to this list' }).check();
    await told(page, 'Saved Successfully', () => page.getByRole('button', { name: 'Save view' }).click());
    await expect(page.getByRole('button', { name: view, exact: true })).toBeVisible();
  });
  await test.step('another search is another view', async () => {
    await search.fill('corner');
    await expect(page).toHaveURL(new RegExp(`${CUSTOMERS}/corner`));
    await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  });
  await test.step('take it from the menu', async () => {
    await take(page, 'Views', view);
    await expect(page).toHaveURL(new RegExp(`${CUSTOMERS}/alamance\\?sort=companyName\\.desc$`));
    await expect(search).toHaveValue('alamance');
    await expect(alamance).toBeVisible();
  });
  await test.step('a bare visit opens it, a visit with a search does not', async () => {
    await page.goto(CUSTOMERS);
    await expect(page).toHaveURL(new RegExp(`${CUSTOMERS}/alamance\\?sort=companyName\\.desc$`));
    await page.goto(`${CUSTOMERS}/corner`);
    await expect(page.getByRole('row').filter({ hasText: 'Corner Muffler' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${CUSTOMERS}/corner$`));
  });
});
