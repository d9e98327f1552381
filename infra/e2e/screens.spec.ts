import type { Page } from '@playwright/test';
import { screens } from '../screens/screen-list';
import { seriousFaults } from '@washcoat/testing/browser/accessibility';
import {
  cutCells,
  headingFault,
  searchFault,
  sidewaysParts,
  smallTargets,
} from '@washcoat/testing/browser/fit';
import { test } from '@washcoat/testing/browser/person-context';
import { expect } from '@washcoat/testing/browser/product';

/** What another theme can break; everything else is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** A small screen, and a large one whose page is magnified to 200 %. */
const narrow = [
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
];
const phone = { width: 390, height: 844 };
const FINGER = 40;

/** The menu, which is the same on every page of a person: looked at on the first of them. */
const MENU = '#side-menu';
const firstScreens = new Map(screens.toReversed().map((screen) => [screen.signIn, screen]));

test.describe.configure({ mode: 'parallel' });

for (const screen of screens) {
  test.describe(() => {
    test.use({ signIn: screen.signIn });
    const except = firstScreens.get(screen.signIn) === screen ? [] : [MENU];

    test(`${screen.name} has no serious accessibility fault in light and dark, fits 1024 px, 200 % and 390 px, and is met by fingers`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(screen.path);
      await expect(page.getByText(screen.ready).first()).toBeVisible();
      const light = await groundOf(page);
      expect(await seriousFaults(page, { except }), 'in light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => groundOf(page), 'the ground of the page in dark').not.toBe(light);
      expect(await seriousFaults(page, { except, rules: RULES_OF_COLOUR }), 'in dark').toEqual([]);
      await expect.poll(() => cutCells(page), 'cut at 1440 px').toEqual([]);
      for (const size of narrow) {
        await page.setViewportSize(size);
        await expect.poll(() => unfitParts(page), `unfit at ${size.width} px`).toEqual([]);
        await expect.poll(() => cutCells(page), `cut at ${size.width} px`).toEqual([]);
      }
      await page.setViewportSize(phone);
      await expect.poll(() => unfitParts(page), 'unfit on a phone').toEqual([]);
      await showWhole(page);
      await expect.poll(() => smallTargets(page, FINGER), `smaller than ${FINGER} px`).toEqual([]);
    });
  });
}

async function unfitParts(page: Page): Promise<string[]> {
  const faults = [await headingFault(page), await searchFault(page)];
  return [...(await sidewaysParts(page)), ...faults.filter((fault) => fault !== null)];
}

/** As high a phone as the page is long, so that nothing of it lies outside. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height: Math.max(phone.height, Math.min(height, 4000)) });
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
