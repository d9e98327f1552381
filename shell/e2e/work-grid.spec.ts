import type { Page } from '@playwright/test';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

/** Stands in the code of the grid, and nowhere else. */
const MARK = 'ag-root-wrapper';
const NOTICE = 'The work table did not load, so this is a plain one.';

/** Has the code of the grid fail to load; answers how often it was asked for, and what lets it come. */
async function withhold(page: Page) {
  let isDown = true;
  let asked = 0;
  await page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    const isGrid = (await response.text()).includes(MARK);
    if (isGrid) asked += 1;
    if (isGrid && isDown) await route.abort();
    else await route.fulfill({ response });
  });
  return { asked: () => asked, release: () => (isDown = false) };
}

test.describe('the code of the work grid', () => {
  test.describe('that fails to load', () => {
    test.use({ allowed: [/Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk/] });

    test('costs a list its grid and nothing else, is said, and comes with Try again', async ({ page }) => {
      const grid = await withhold(page);
      await openAs(page, 'sa@washcoat.test', '/entities/users');
      const notice = page.getByRole('alert').filter({ hasText: NOTICE });
      await expect(notice).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
      await test.step('the page lives: one can search and go on', async () => {
        await page.getByRole('searchbox', { name: 'Search Users' }).fill('grader');
        await expect(page.getByRole('row').filter({ hasText: 'grader@washcoat.test' })).toBeVisible();
      });
      grid.release();
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('grid', { name: 'Users' })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  });

  test('is fetched when a page without it is quiet, and the first work list finds it there', async ({
    page,
  }) => {
    const grid = await withhold(page);
    grid.release();
    await openAs(page, 'sa@washcoat.test', '/converters/identify/text=KT%200334');
    await expect(page.getByRole('row').filter({ hasText: 'KT 0334' }).first()).toBeVisible();
    await expect.poll(grid.asked, { timeout: 30_000 }).toBe(1);
    await page.getByRole('link', { name: 'Customers and Users' }).click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    expect(grid.asked()).toBe(1);
  });
});
