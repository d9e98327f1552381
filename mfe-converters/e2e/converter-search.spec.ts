import type { Page } from '@playwright/test';
import { IDENTIFY } from '@washcoat/testing/browser/identify';
import { WITHIN } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';

/** What the page asks `path` for, each time. */
function askedOf(page: Page, path: string): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) asked.push(Object.fromEntries(searchParams));
  });
  return asked;
}

test('[CONV-026] converters are searched for once, 500 ms after the last letter', async ({ page }) => {
  const asked = askedOf(page, '/read/v1/product/getAll');
  await openAs(page, ADMIN, IDENTIFY);
  await expect(page.getByText('Search for a converter')).toBeVisible();
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('KT 03');
  await page.clock.runFor(300);
  await page.keyboard.type('34');
  await page.clock.runFor(499);
  await expect(box).toHaveValue('KT 0334');
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual([{ text: 'KT 0334', offset: '0', count: '25' }]);
});

test('[CONV-006] the toolbar stays one line when a filter is set: its tools fold', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, ADMIN, `${IDENTIFY}/text=KT?facility=Atlanta`);
  const clear = page.getByRole('button', { name: 'Clear filters' });
  const views = page.getByRole('radiogroup', { name: 'Show results as' });
  await expect(clear).toBeVisible(WITHIN);
  for (const width of [1700, 1440, 1280, 1100, 1024, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const [filters, view] = [await clear.boundingBox(), await views.boundingBox()];
      expect(Math.abs((filters?.y ?? 0) - (view?.y ?? 99))).toBeLessThan(10);
      expect((view?.x ?? width) + (view?.width ?? 0)).toBeLessThanOrEqual(width);
    }).toPass();
  }
  await page.getByRole('button', { name: 'More tools' }).click();
  for (const name of ['Ask Expert', 'Scanner mode', 'Makes'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search by picture' })).toBeVisible();
  await page.setViewportSize({ width: 1700, height: 800 });
  await expect(page.getByRole('button', { name: 'Scanner mode' })).toBeVisible();
});

test('parts with one stamp show model and shape whole, in table and cards, on a laptop and a phone', async ({
  page,
}) => {
  await openAs(page, 'buyer@washcoat.test', `${IDENTIFY}/text=55570431`);
  /** Whether a text ends before its place does, so that nothing of it is cut. */
  const isWhole = (element: Element, text: string) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const end = (node?.textContent ?? '').indexOf(text) + text.length;
    if (!node || end < text.length) return false;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, end);
    const isCut = element.scrollWidth > element.clientWidth && element.clientWidth > 0;
    const room = isCut ? parseFloat(getComputedStyle(element).fontSize) : 0;
    return range.getBoundingClientRect().right <= element.getBoundingClientRect().right - room + 1;
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const view of ['Table', 'Cards']) {
      await page.getByRole('radio', { name: view }).click();
      for (const text of ['GM Cruze 1.8 petrol', 'GM Captiva diesel', 'cylinder', 'can ·']) {
        const words = page.getByRole('main').getByText(text).first();
        await expect(words).toBeInViewport();
        expect([width, view, text, await words.evaluate(isWhole, text)]).toEqual([width, view, text, true]);
      }
    }
  }
});
