import type { Page } from '@playwright/test';
import { addHouseUser, choose, PASSWORD, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const REPORT = '/dashboard/transactionsreport';
const header = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name });

/** Opens the saved views of the report, by the keyboard. */
async function openViews(page: Page, shown = 'Views'): Promise<void> {
  await page.getByRole('button', { name: shown, exact: true }).press('Enter');
}

test('a view of a report is shared with colleagues and nobody else, and comes by mail', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const view = unique('view');
  // A range that no view of another run has, which would be shown in its place.
  const [month, day] = [10 + (Math.floor(Date.now() / 18) % 3), 10 + (Date.now() % 18)];
  const range = `from=202${Date.now() % 6}-${month}-${day}&to=2026-10-31`;
  const sa = await Caller.signIn('sa@washcoat.test');
  const ann = await addHouseUser(sa, 'Administrator', { hierarchy: 1 });
  const ben = await addHouseUser(sa, 'Administrator', { hierarchy: 1 });
  await openAs(page, ann.email, `${REPORT}?${range}&facility=Atlanta`, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Transactions Report' })).toBeVisible();

  await test.step('share it', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Family', exact: true }).click();
    await page.keyboard.press('Escape');
    await openViews(page);
    await page.getByRole('menuitem', { name: 'Save this view' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(view);
    await dialog.getByRole('checkbox', { name: /Share it with everybody of/ }).check();
    await told(page, 'Saved Successfully', () => page.keyboard.press('Enter'));
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('a colleague opens it, with its filters and columns', async () => {
    await openAs(other, ben.email, REPORT, PASSWORD);
    await openViews(other);
    await expect(other.getByText('Shared by colleagues')).toBeVisible();
    const entry = other.getByRole('menuitemcheckbox', { name: view });
    await expect(entry).toContainText(ann.name);
    await entry.click();
    await expect(other).toHaveURL(new RegExp(`facility=Atlanta&${range}`));
    await expect(header(other, 'Family')).toHaveCount(0);
  });

  await test.step('has it mailed, and finds it among the reports by mail', async () => {
    await openViews(other, view);
    await other.getByRole('menuitem', { name: 'Mail this view' }).click();
    const dialog = other.getByRole('dialog');
    await choose(other, dialog.getByRole('combobox', { name: 'How often' }), 'Every day');
    await told(other, 'The report goes out by mail', () =>
      dialog.getByRole('button', { name: 'Mail it' }).click(),
    );
    await openViews(other, view);
    await other.getByRole('menuitem', { name: 'Reports by mail' }).click();
    const row = other.getByRole('row').filter({ hasText: view });
    await expect(row).toContainText('Every day at 08:00');
    await expect(row).toContainText(/8:00 a/i);
  });

  await test.step('who belongs to a franchise has no such view', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await openAs(stranger, 'owner@peachtree.test', REPORT);
    await openViews(stranger);
    await expect(stranger.getByRole('menuitem', { name: 'Save this view' })).toBeVisible();
    await expect(stranger.getByText(view)).toHaveCount(0);
    await stranger.context().close();
  });

  await test.step('deleted by its owner, it is gone for all', async () => {
    await openViews(page, view);
    await page.getByRole('menuitem', { name: `Delete ${view}` }).click();
    await told(page, 'Deleted Successfully', () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click(),
    );
    await other.goto(REPORT);
    await openViews(other);
    await expect(other.getByRole('menuitem', { name: 'Save this view' })).toBeVisible();
    await expect(other.getByText(view)).toHaveCount(0);
  });
  await other.context().close();
});
