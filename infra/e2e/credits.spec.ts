import { addConverter } from './converters';
import { addCustomer, freshEmail, PASSWORD } from './people';
import { Caller, expect, openAs, test } from './product';

const LAPSED = "You don't have enough credits for lookup. kindly buy more credit";

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

test.describe('without a credit', () => {
  // The lookup is refused with a client error.
  test.use({ allowed: [/40\d/] });

  test('[CRED-003] [CRED-010] [CRED-011] no price is opened, and the way to a subscription is shown', async ({
    page,
  }) => {
    const { productId } = await addConverter(await Caller.signIn('sa@washcoat.test'));
    await openAs(page, 'lapsed@corner.test', `/converter/${productId}/1`);
    await page.getByRole('button', { name: 'Look up price' }).click();
    await expect(page.getByText(LAPSED)).toBeVisible();
    await expect(page.getByText('How this price came about')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to subscription' }).click();
    await expect(page).toHaveURL(/\/payment$/);
    await expect(page.getByText('No lookup credits left. Subscribe to a plan to buy more.')).toBeVisible();
  });
});
