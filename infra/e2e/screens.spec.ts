import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens } from '../screens/screen-list';
import { test } from './person-context';
import { expect } from './product';

/** What another theme can break; everything else is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

test.describe.configure({ mode: 'parallel' });

for (const screen of screens) {
  test.describe(() => {
    test.use({ signIn: screen.signIn });

    test(`${screen.name} has no serious accessibility fault in light and dark, and fits 390 px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(screen.path);
      await expect(page.getByText(screen.ready).first()).toBeVisible();
      const light = await groundOf(page);
      expect(await faultsOf(axeOf(page)), 'in light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => groundOf(page), 'the ground of the page in dark').not.toBe(light);
      expect(await faultsOf(axeOf(page).withRules(RULES_OF_COLOUR)), 'in dark').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => pixelsTooWide(page), 'pixels wider than the screen').toBe(0);
    });
  });
}

/** Axe within the page itself: no page of ours has a frame that another page would have to gather faults from. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
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
