import type { Locator } from '@playwright/test';
import { addConverter } from '@washcoat/testing/browser/converters';
import { addCustomer, freshEmail, PASSWORD } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

test('[CRED-002] [CRED-006] [CRED-008] a lookup takes one credit a day; the subscription page shows the balance and where it went', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const caller = await Caller.signIn('sa@washcoat.test');
  const { productId, oem } = await addConverter(caller);
  const userEmail = freshEmail('counter');
  await addCustomer(caller, { userEmail, newPassword: PASSWORD, confirmPassword: PASSWORD });
  await openAs(page, userEmail, '/payment', PASSWORD);
  const credits = page.getByText('left, used in this order');
  await test.step('the first fifty of a month are free', async () => {
    await expect(credits).toContainText('0 used this month');
    await expect(page.getByText('50 of 50')).toBeVisible();
    await expect(page.getByRole('link', { name: '50 lookups left' })).toBeVisible();
    await expect(page.getByText('Never expire')).toBeVisible();
    await expect(page.getByText(/^Expire on /)).toHaveCount(2);
    await expect(page.getByText(/Credits reset at the start of every calendar month/)).toBeVisible();
    await expect(page.getByText('No lookups yet')).toBeVisible();
  });
  await test.step('a price is opened by keyboard', async () => {
    await page.goto(`/converter/${productId}/2/text=${encodeURIComponent(oem)}`);
    await page.getByRole('button', { name: 'Look up price' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('How this price came about')).toBeVisible();
    await page.reload();
    await expect(page.getByText('How this price came about')).toBeVisible();
  });
  await test.step('the page says what is left and what took it', async () => {
    await page.goto('/payment');
    await expect(page.getByText('49 of 50')).toBeVisible();
    await expect(credits).toContainText('1 used this month');
    const taken = page.getByRole('row').filter({ hasText: oem });
    await expect(taken).toHaveCount(1);
    await expect(taken).toContainText(/Lookup.*Free.*−1.*49/);
  });
});

test('the history shows the months of the demonstration: free and earned credits of the last one are gone, bought ones are there', async ({
  page,
}) => {
  await openAs(page, 'subscriber@corner.test', '/payment?count=100');
  const history = page.getByRole('region', { name: 'Credit history' });
  const rows = history.locator('tbody tr');
  const months = rows.filter({ hasText: 'Free lookups of the month' });
  const balanceOf = (row: Locator) => row.getByRole('cell').last();
  // Its first sale may lie in the month before the last one.
  await expect(months.nth(1)).toBeVisible();
  await test.step('the last month had free, earned and bought ones', async () => {
    await expect(balanceOf(rows.last())).toHaveText('50');
    await expect(rows.filter({ hasText: 'Earned by a sale' }).last()).toContainText('+');
    await expect(rows.filter({ hasText: 'Purchase' }).last()).toContainText('+500');
  });
  await test.step('what was left of the free and earned ones expired, and 50 free ones came beside the bought ones', async () => {
    await expect(balanceOf(months.first())).toHaveText('550');
    const reasons = await rows.allTextContents();
    const first = reasons.findIndex((reason) => reason.includes('Free lookups of the month'));
    const since = reasons.slice(first + 1);
    const expired = since.findIndex((reason) => !reason.includes('Expired at the end of the month'));
    expect(expired).toBeGreaterThan(0);
    await expect(rows.nth(first + 1)).toContainText('Expired at the end of the month');
    await expect(balanceOf(rows.nth(first + 1))).toHaveText('500');
    const before = Number(await balanceOf(rows.nth(first + 1 + expired)).textContent());
    expect(before, 'more than the bought ones were left').toBeGreaterThan(500);
  });
  await test.step('the balance says when the rest of them goes', async () => {
    const credits = page.getByRole('region', { name: 'Lookup credits' });
    await expect(credits.getByText(/^Free credits come back on 1st /)).toBeVisible();
    await expect(credits.getByText(/^Expire on 1st /)).toHaveCount(2);
    await expect(credits.getByText('Never expire')).toBeVisible();
  });
});
