import type { Page } from '@playwright/test';
import { addCustomer, freshEmail, PASSWORD } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

/** A subscriber without a card, where cards and renewals are. */
async function openAsNew(page: Page): Promise<void> {
  const caller = await Caller.signIn('sa@washcoat.test');
  const userEmail = freshEmail('cards');
  await addCustomer(caller, { userEmail, newPassword: PASSWORD, confirmPassword: PASSWORD });
  await openAs(page, userEmail, '/payment?tab=subscription-history', PASSWORD);
}

/** Saves a test card that does what its digits say. */
async function saveCard(page: Page, digits: string): Promise<void> {
  await page.getByRole('button', { name: 'Save a card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save a card' });
  await expect(dialog.getByText('TEST: no real card is charged here.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Test card' }).click();
  await page.getByRole('option', { name: digits }).click();
  await dialog.getByRole('button', { name: 'Save card' }).click();
}

test('cards are saved, one of them pays what is bought every month, and the others can be removed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAsNew(page);
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect(cards.getByText('No card is saved.')).toBeVisible();
  await saveCard(page, '4242');
  await expect(cards.getByRole('listitem').filter({ hasText: '4242' })).toContainText('Default');
  await saveCard(page, '3155');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(cards.getByRole('listitem').filter({ hasText: '3155' })).toContainText('Default');
  await cards.getByRole('button', { name: 'Make Visa •••• 4242 the default card' }).click();
  await expect(cards.getByRole('listitem').filter({ hasText: '4242' })).toContainText('Default');
  await cards.getByRole('button', { name: 'Remove Visa •••• 3155' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(1);
});

test.describe('a card that is declined', () => {
  // Saving it is refused with a client error.
  test.use({ allowed: [/40\d/] });

  test('is not saved, and says so', async ({ page }) => {
    await openAsNew(page);
    await saveCard(page, '0002');
    await expect(page.getByRole('dialog').getByText('Your card was declined.')).toBeVisible();
  });
});
