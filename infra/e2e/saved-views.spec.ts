import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addHouseUser, PASSWORD, told, unique } from './people';
import { Caller, expect, openAs, test } from './product';

const USERS = '/entities/users';
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
    await page.getByRole('menuitemcheckbox', { name: 'Address' }).click();
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
