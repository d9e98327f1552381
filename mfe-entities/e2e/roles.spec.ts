import type { Page } from '@playwright/test';
import { told, unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const ROLES = '/config/roles';
const list = (page: Page) => page.getByRole('region', { name: 'Roles', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save role' });
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search roles' }).fill(name);
  await expect(row(page, name)).toBeVisible();
}

test.describe('roles', () => {
  test('[ROLE-001] [ROLE-003] [ROLE-004] [ROLE-005] [ROLE-008] [ROLE-009] [ROLE-012] [ROLE-016] [ROLE-017] [ROLE-024] [ROLE-026] [COM-008] a super admin adds, edits and deletes them', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const name = unique('role');
    await openAs(page, 'sa@washcoat.test', ROLES);
    await expect(row(page, 'Administrator')).toBeVisible();
    await test.step('narrow the list to one type', async () => {
      const types = page.getByLabel('Type of role');
      await types.getByRole('radio', { name: 'Franchise' }).click();
      await expect(row(page, 'Franchise owner')).toBeVisible();
      await expect(row(page, 'Administrator')).toHaveCount(0);
      await types.getByRole('radio', { name: 'All' }).click();
    });
    await list(page).getByRole('button', { name: 'Add role' }).click();
    await test.step('what is missing is said', async () => {
      await save(page).click();
      await expect(page.getByText('Please select valid Type', { exact: true })).toBeVisible();
      await expect(page.getByText('3 fields need attention')).toBeVisible();
    });
    await test.step('add', async () => {
      for (const group of ['Internal', 'External', 'Franchise'])
        await expect(page.getByRole('region', { name: group, exact: true })).toBeVisible();
      await expect(page.getByRole('switch', { name: 'Is Franchise' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByLabel('Type', { exact: true }).getByRole('radio', { name: 'Internal' }).click();
      await page.getByRole('checkbox', { name: 'Build cart' }).check();
      await told(page, 'Successfully added the Role', () => save(page).click());
    });
    await test.step('edit', async () => {
      await find(page, name);
      await expect(row(page, name)).toContainText('1 permission');
      await page.getByRole('checkbox', { name: 'Edit pricing' }).check();
      await told(page, 'Successfully edited the Role', () => save(page).click());
      await expect(row(page, name)).toContainText('2 permissions');
    });
    await test.step('delete', async () => {
      await row(page, name).hover();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`Are you sure you want to delete the role ${name} ?`);
      await question.getByRole('button', { name: 'Delete role' }).click();
      await expect(page.getByText('No roles available')).toBeVisible();
    });
  });

  test('[ROLE-011] [AUTH-045] a partner reads them', async ({ page }) => {
    await openAs(page, 'owner@peachtree.test', ROLES);
    await expect(row(page, 'Franchise owner')).toBeVisible();
    await row(page, 'Franchise owner').getByRole('link').click();
    await expect(page.getByText('Build cart').first()).toBeVisible();
    for (const name of [/^Save/, /^Add role/, /^Clone/, /^Delete/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.goto('/config/Permissions');
    await expect(page).not.toHaveURL(/Permissions/);
  });
});
