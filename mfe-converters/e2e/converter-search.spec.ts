import type { Page } from '@playwright/test';
import { seedId } from '@washcoat/service-kit/seed';
import { chip, foundRows, IDENTIFY } from '@washcoat/testing/browser/identify';
import { addHouseUser, PASSWORD, WITHIN } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';

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

test('[CONV-002] [CONV-029] [CONV-087] [CONV-088] [CONV-089] what the search asks for: lists to choose from at first, converters once something is typed', async ({
  page,
}) => {
  const [converters, types, facilities, customers] = [
    '/read/v1/product/getAll',
    '/read/v1/product/getTypes',
    '/read/v1/facility/getAll',
    '/read/v1/entity/getAll',
  ].map((path) => askedOf(page, path));
  await openAs(page, ADMIN, IDENTIFY);
  await expect(page.getByRole('heading', { name: 'Identify Converters' })).toBeVisible();
  await expect(page.getByText('Search for a converter')).toBeVisible();
  await expect.poll(() => types).toEqual([{ count: '100' }]);
  await expect.poll(() => facilities).toEqual([{ count: '100' }]);
  expect(converters).toEqual([]);

  await page.getByRole('searchbox').fill('KT');
  await expect(foundRows(page)).toHaveCount(25);
  expect(converters).toEqual([{ text: 'KT', offset: '0', count: '25' }]);
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveText('25');
  await expect(page).toHaveURL(`${productUrl()}${IDENTIFY}/text=KT`);

  await chip(page, 'Customer').click();
  const box = page.getByRole('combobox', { name: 'Customer' });
  await box.pressSequentially('Alam', { delay: 30 });
  await page.getByRole('option', { name: /^Alamance Auto Recyclers/ }).click();
  expect(customers?.at(-1)).toEqual({ text: 'Alam', count: '500' });
  expect(customers?.every(({ text = '' }) => text.length >= 3)).toBe(true);
  await expect
    .poll(() => converters?.at(-1))
    .toMatchObject({ text: 'KT', companyId: seedId('company', 'Alamance Auto Recyclers') });
});

test('[CONV-024] five results at most for those without the fuller search, whatever page they ask for', async ({
  page,
  browser,
}) => {
  const admin = await openAs(page, ADMIN, `${IDENTIFY}/text=KT`);
  const found = async (caller: Caller, asked: Record<string, string>) => {
    const { list, areMoreItemsAvailable } = await caller.get('/read/v1/product/getAll', asked);
    return [(list as unknown[]).length, areMoreItemsAvailable];
  };
  const vehicle = { make: 'Toyota', count: '50' };
  await expect(foundRows(page)).toHaveCount(25);
  expect(await found(admin, vehicle)).toEqual([50, true]);
  for (const email of ['subscriber@corner.test', 'grader@washcoat.test']) {
    const theirs = await browser.newPage();
    const caller = await openAs(theirs, email, `${IDENTIFY}/text=KT`);
    await expect(foundRows(theirs)).toHaveCount(5);
    const five = await foundRows(theirs).allTextContents();
    for (const query of ['?count=100', '?offset=5', '?offset=25&count=50']) {
      await theirs.goto(`${IDENTIFY}/text=KT${query}`);
      await expect(foundRows(theirs)).toHaveText(five);
      for (const name of ['Next', 'Rows per page'])
        await expect(
          theirs.getByRole('button', { name }).or(theirs.getByRole('combobox', { name })),
        ).toHaveCount(0);
    }
    for (const asked of [{ text: 'KT', count: '100' }, vehicle])
      expect(await found(caller, asked)).toEqual([5, false]);
    for (const offset of ['5', '25'])
      expect(await found(caller, { text: 'KT', count: '100', offset })).toEqual([0, false]);
    await theirs.close();
  }
});

test('[CONV-018] filters for hierarchies 1 and 10 and for whoever has the right; for nobody else', async ({
  browser,
}) => {
  const admin = await Caller.signIn(ADMIN);
  const buyer = await addHouseUser(admin, 'Buyer', { hierarchy: 4 });
  for (const [email, password, hasThem] of [
    [ADMIN, undefined, true],
    ['partner@gulfcoast.test', undefined, true],
    ['owner@peachtree.test', undefined, true],
    [buyer.email, PASSWORD, true],
    ['grader@washcoat.test', undefined, false],
    ['subscriber@corner.test', undefined, false],
  ] as const)
    await test.step(email, async () => {
      const page = await browser.newPage();
      await openAs(page, email, `${IDENTIFY}/text=KT`, password);
      await expect(foundRows(page).first()).toBeVisible();
      for (const name of ['Type', 'Make', 'Facility', 'Customer'])
        await expect(chip(page, name)).toHaveCount(hasThem ? 1 : 0);
      if (hasThem) {
        await chip(page, 'Type').click();
        await page.getByRole('menuitem', { name: 'DIESEL', exact: true }).click();
        await expect(page).toHaveURL(/typeName=DIESEL/);
        await expect(foundRows(page).filter({ hasNotText: 'DIESEL' })).toHaveCount(0);
        await expect(foundRows(page).first()).toBeVisible();
      }
      await page.close();
    });
});

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

test('[CONV-031] an x is found where the keyboard puts a multiplication sign', async ({ page }) => {
  await openAs(page, 'buyer@washcoat.test', IDENTIFY);
  for (const text of ['10x10 12x12', '10×10 12×12']) {
    await page.getByRole('searchbox').fill(text);
    await expect(foundRows(page).first()).toContainText('10x10 12x12');
  }
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
