import AxeBuilder from '@axe-core/playwright';
import { screens } from '../screens/screen-list';
import { expect, openAs, test } from './product';

for (const screen of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${screen.name}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('has no serious accessibility fault, and fits 390 px', async ({ page }) => {
        if (screen.signIn) await openAs(page, screen.signIn, screen.path);
        else await page.goto(screen.path);
        await expect(page.getByText(screen.ready).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
        ).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.waitForTimeout(300);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
      });
    });
  }
}
