import type { Page } from '@playwright/test';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const CODE = 'KT 0334';
const offline = /You are offline\. Results are from what was loaded here until/;

test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

/** Keeping begins when the page is quiet, and goes file by file. */
const KEEPING = { timeout: 40_000 };

/** The registry is kept last: whoever has it, has all that opens without a connection. */
const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/registry.json')) !== undefined), KEEPING)
    .toBe(true);

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

test.describe('with its code kept', () => {
  test.use({ serviceWorkers: 'allow' });
  const found = `/converters/identify/text=${encodeURIComponent(CODE)}`;
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

  test('identify is there again after a reload without a connection', async ({ page, context }) => {
    await openAs(page, 'partner@gulfcoast.test', found);
    await expect(rowOf(page, CODE)).toBeVisible();
    await page.getByRole('searchbox').fill('ford');
    await expect(rowOf(page, 'Ford')).toBeVisible();
    await untilKept(page);

    await test.step('it opens, still signed in, with what was loaded and its age', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(offline)).toBeVisible();
      await expect(rowOf(page, 'Ford')).toBeVisible();
    });
    await test.step('it searches', async () => {
      await page.getByRole('searchbox').fill('kt-o334');
      await expect(rowOf(page, CODE)).toBeVisible();
    });
    await test.step('prices that were never opened before open', async () => {
      await page
        .getByRole('button', { name: new RegExp(`, Offer of ${CODE}: `) })
        .first()
        .click();
      const popup = page.getByRole('dialog', { name: `Prices of ${CODE}` });
      await expect(popup.getByText(/Prices are from what was loaded here until/)).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('another address of it opens by its own', async () => {
      await page.goto(found);
      await expect(page.getByText(offline)).toBeVisible();
      await expect(rowOf(page, CODE)).toBeVisible();
    });
    await test.step('it is up to date by itself when the connection is back', async () => {
      await context.setOffline(false);
      await expect(page.getByText(/You are offline/)).toHaveCount(0);
      await expect(rowOf(page, CODE)).toBeVisible();
    });
  });

  test('what is kept of code says nothing of who was signed in, and opens the sign-in without them', async ({
    page,
    context,
  }) => {
    const caller = await openAs(page, 'partner@gulfcoast.test', found);
    await expect(rowOf(page, CODE)).toBeVisible();
    await untilKept(page);
    const kept = await page.evaluate(async () => {
      const answers = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          answers.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' });
        }
      }
      return answers;
    });
    expect(
      kept.filter(({ path }) => !/^\/($|registry\.json$|remotes\/|[^/]+\.[0-9a-f]{8}\.)/.test(path)),
    ).toEqual([]);
    expect(kept.filter(({ text }) => text.includes(caller.token) || text.includes('gulfcoast'))).toEqual([]);
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await context.setOffline(true);
    await page.goto(found);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(0);
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
