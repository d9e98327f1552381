import type { Page } from '@playwright/test';
import { expect, openAs, test } from './product';

const CODE = 'KT 0334';
const offline = /You are offline\. Results are from what was loaded here until/;

test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

/** What opens from results is loaded a moment after them: the code that says when a converter is gone. */
const converterCode = (page: Page) =>
  page.waitForResponse(
    async (answer) =>
      /\/mfe-converters\/.*\.js$/.test(answer.url()) &&
      (await answer.text()).includes('is no longer in the catalogue, or is not yours to see'),
  );

test('identify keeps working on what was loaded when the connection drops', async ({ page, context }) => {
  const atHand = converterCode(page);
  await openAs(page, 'buyer@washcoat.test', `/converters/identify/text=${encodeURIComponent(CODE)}`);
  await expect(page.getByRole('row').filter({ hasText: CODE }).first()).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('ford');
  await expect(page.getByRole('row').filter({ hasText: 'Ford' }).first()).toBeVisible();
  await atHand;
  await page.waitForLoadState('networkidle');

  await test.step('it says so and searches what it has, misread codes included', async () => {
    await context.setOffline(true);
    await expect(page.getByText(offline)).toBeVisible();
    await search.fill('kt-o334');
    await expect(page.getByRole('row').filter({ hasText: CODE })).toHaveCount(1);
    await search.fill('never loaded here');
    await expect(page.getByText('No converters found')).toBeVisible();
    await search.fill(CODE);
    await expect(page.getByRole('row').filter({ hasText: CODE })).toHaveCount(1);
  });
  await test.step('adding to a cart is refused with a sentence', async () => {
    await page.getByRole('button', { name: `Add ${CODE} to a cart` }).click();
    await expect(page.getByText('You are offline, so nothing can be added to a cart.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a kept converter opens', async () => {
    await page.getByRole('row').filter({ hasText: CODE }).getByText('Mercedes').click();
    await expect(page.getByText(/This converter is from what was loaded here until/)).toBeVisible();
    await expect(page.getByRole('heading', { name: CODE })).toBeVisible();
  });
  await test.step('it refreshes by itself when the connection is back', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    await expect(page.getByText('How this price came about')).toBeVisible();
  });
});

test('nothing of it outlives the sign-out', async ({ page }) => {
  await openAs(page, 'buyer@washcoat.test', `/converters/identify/text=${encodeURIComponent(CODE)}`);
  await expect(page.getByRole('row').filter({ hasText: CODE }).first()).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('washcoat.kept.')));
  await expect.poll(kept).not.toEqual([]);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await kept()).toEqual([]);
});
