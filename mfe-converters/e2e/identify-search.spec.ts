import { CODE, IDENTIFY, chip, foundRow, foundRows } from '@washcoat/testing/browser/identify';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';
const BUYER = 'buyer@washcoat.test';

test('[CONV-006] [CONV-027] [CONV-028] [CONV-030] [CONV-060] [CONV-062] [CONV-087] filters and pages narrow the search and stay in the address', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const admin = await openAs(page, ADMIN, `${IDENTIFY}/text=KT`);
  await expect(foundRows(page)).toHaveCount(25);
  await test.step('the facilities are the active ones', async () => {
    const { list } = await admin.get('/read/v1/facility/getAll', { count: '100' });
    const facilities = list as { facilityId: string; name: string; isActive: boolean }[];
    expect(facilities.every(({ facilityId, name }) => facilityId !== '' && name !== '')).toBe(true);
    const active = facilities.filter(({ isActive }) => isActive).map(({ name }) => name);
    await chip(page, 'Facility').click();
    await expect(page.getByRole('menuitem')).toHaveText(active);
    await page.getByRole('menuitem', { name: 'Atlanta', exact: true }).click();
    await expect(page).toHaveURL(/facilityName=Atlanta/);
    await expect(page.getByText(/^Priced at Atlanta/)).toBeVisible();
  });
  await test.step('pages', async () => {
    const first = await foundRows(page).first().textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/offset=25/);
    await expect(foundRows(page).first()).not.toHaveText(first ?? '');
    for (const size of ['100', '50']) {
      await page.getByRole('combobox', { name: 'Rows per page' }).click();
      await expect(page.getByRole('option')).toHaveText(['25', '50', '100']);
      await page.getByRole('option', { name: size, exact: true }).click();
      await expect(foundRows(page)).toHaveCount(Number(size));
      await expect(page).toHaveURL(new RegExp(`count=${size}`));
    }
  });
  await test.step('type and make', async () => {
    await chip(page, 'Type').click();
    for (const type of ['CERAMIC', 'AFTER MKT'])
      await expect(page.getByRole('menuitem', { name: type, exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'DIESEL', exact: true }).click();
    await expect(foundRows(page).first()).toContainText('DIESEL');
    await expect(foundRows(page).filter({ hasNotText: 'DIESEL' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove filter Type' }).click();
    await chip(page, 'Make').click();
    await page.getByRole('combobox', { name: 'Make' }).fill('Jag');
    await page.getByRole('option', { name: 'Jaguar' }).click();
    await expect(page).toHaveURL(/make=Jaguar/);
  });
  const address = page.url();
  await page.goto('/converters/vehicle');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Remove filter Make' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(/text=KT\?count=50$/);
});

test('[CONV-005] [CONV-035] the same search as table and as cards, and back from a converter', async ({
  page,
}) => {
  await openAs(page, BUYER, `${IDENTIFY}/text=KT%200334`);
  await expect(foundRow(page, CODE)).toBeVisible();
  await page.getByRole('radio', { name: 'Cards' }).click();
  const card = page.getByRole('link', { name: new RegExp(CODE) });
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toHaveAttribute('href', /\/converter\/[\w-]+\/2\/text=KT%200334$/);
  await page.getByRole('searchbox').press('ArrowDown');
  await expect(card).toBeFocused();
  await card.press('Enter');
  await expect(page).toHaveURL(/\/converter\//);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/converters\/identify\/text=KT%200334$/);
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(foundRow(page, CODE)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CONV-007] [CONV-008] the toolbar stays one line, and holds the expert and the makes; a laptop shows the first', async ({
    page,
  }) => {
    await openAs(page, ADMIN, `${IDENTIFY}/text=KT%200334`);
    await expect(page.getByText(CODE).first()).toBeVisible();
    const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox();
    const view = await page.getByRole('radiogroup', { name: 'Show results as' }).boundingBox();
    expect(Math.abs((filters?.y ?? 0) - (view?.y ?? 99))).toBeLessThan(10);
    await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name: 'Ask Expert' }).click();
    await expect(page.getByRole('dialog', { name: 'Ask Expert' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name: 'Makes' }).click();
    await expect(page.getByRole('dialog', { name: 'Makes' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('button', { name: 'Ask Expert' })).toBeVisible();
    await page.getByRole('button', { name: 'More tools' }).click();
    await expect(page.getByRole('menuitem', { name: 'Makes' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Ask Expert' })).toHaveCount(0);
  });
});
