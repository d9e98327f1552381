import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens } from '../screens/screen-list';
import { expect, openAs, test } from './product';

for (const screen of screens) {
  test(`${screen.name} has no serious accessibility fault in light and dark, and fits 390 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (screen.signIn) await openAs(page, screen.signIn, screen.path);
    else await page.goto(screen.path);
    await expect(page.getByText(screen.ready).first()).toBeVisible();
    const light = await groundOf(page);
    expect(await faultsOf(page), 'in light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => groundOf(page), 'the ground of the page in dark').not.toBe(light);
    expect(await faultsOf(page), 'in dark').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => pixelsTooWide(page), 'pixels wider than the screen').toBe(0);
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(document.documentElement.scrollWidth - document.documentElement.clientWidth, 0),
  );
}
