import { expect, openAs, test } from '@washcoat/testing/browser/product';

const REPORT = '/dashboard/transactionsreport';

test.describe('a remote that is down', () => {
  test.use({ allowed: [/Failed to load resource|ERR_FAILED|mfe-reports|mfe_reports|RUNTIME-/] });

  test('costs its own area only, and comes back with Try again', async ({ page }) => {
    await page.route('**/remotes/mfe-reports/**', (route) => route.abort());
    await openAs(page, 'buyer@washcoat.test', REPORT);
    await test.step('its page says what failed, with version and incident', async () => {
      await expect(page.getByText('Reports did not load')).toBeVisible({ timeout: 45_000 });
      await expect(page.getByText(/mfe-reports \d/)).toBeVisible();
      await expect(page.getByText(/incident/i).first()).toBeVisible();
    });
    await test.step('the others keep working', async () => {
      await page.getByRole('link', { name: 'Customers and Users' }).click();
      await expect(page.getByText('Alamance Auto Recyclers')).toBeVisible();
    });
    await test.step('Try again works once it is there', async () => {
      await page.goBack();
      await expect(page.getByText('Reports did not load')).toBeVisible({ timeout: 45_000 });
      await page.unroute('**/remotes/mfe-reports/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Spend and pieces per day')).toBeVisible();
    });
  });

  test('is contained when its code throws', async ({ page }) => {
    await page.route('**/remotes/mfe-reports/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("mfe-reports is broken")' }),
    );
    await openAs(page, 'buyer@washcoat.test', REPORT);
    await expect(page.getByText('Reports did not load')).toBeVisible({ timeout: 45_000 });
    await page.getByRole('link', { name: 'Customers and Users' }).click();
    await expect(page.getByText('Alamance Auto Recyclers')).toBeVisible();
  });
});
