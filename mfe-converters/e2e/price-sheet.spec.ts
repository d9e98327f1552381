import { expect, openAs, test } from '@washcoat/testing/browser/product';

test('the prices of a customer are a paper and a spreadsheet, and are mailed', async ({ page }) => {
  await openAs(page, 'sa@washcoat.test', '/pricing');
  const dialog = page.getByRole('dialog', { name: 'Price sheet' });
  const ask = async (way: string) => {
    await page.getByRole('button', { name: 'Price sheet' }).click();
    await dialog.getByRole('combobox', { name: /^Customer/ }).fill('Buford');
    await page
      .getByRole('option', { name: /Buford/ })
      .first()
      .click();
    await dialog.getByRole('checkbox', { name: 'Only the hundred bought most lately' }).check();
    await dialog.getByText(way, { exact: true }).click();
  };
  for (const [way, ending] of [
    ['PDF', 'pdf'],
    ['XLSX', 'xlsx'],
  ] as const) {
    await ask(way);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^Price sheet Buford.*\\.${ending}$`));
    await expect(dialog).toHaveCount(0);
  }
  await ask('E-mail');
  await dialog.getByRole('button', { name: 'Send to the customer' }).click();
  await expect(page.getByText(/^The price sheet goes to /)).toBeVisible();
  await test.step('it goes out by schedule, which stands there until it is ended', async () => {
    await ask('By schedule');
    await dialog.getByRole('checkbox', { name: 'Friday' }).check();
    await dialog.getByRole('button', { name: 'Save the schedule' }).click();
    await expect(page.getByText('Successfully scheduled the price sheet')).toBeVisible();
    await ask('By schedule');
    await expect(dialog.getByText(/^It goes out on Mon, Fri at 08:00/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
    await dialog.getByRole('button', { name: 'End this schedule' }).click();
    await expect(page.getByText('No more price sheets go out by schedule')).toBeVisible();
    await ask('By schedule');
    await expect(dialog.getByText(/^In /)).toBeVisible();
    await expect(dialog.getByText(/^It goes out/)).toHaveCount(0);
  });
});
