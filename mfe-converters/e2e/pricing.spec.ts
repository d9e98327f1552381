import type { Locator } from '@playwright/test';
import { familyPricing, pricingDetail, pricingEdit, wholePricing } from '@washcoat/contract-converters';
import { addConverter } from '@washcoat/testing/browser/converters';
import { foundRow, IDENTIFY } from '@washcoat/testing/browser/identify';
import { tabTo, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const SUPER_ADMIN = 'sa@washcoat.test';

test('on a phone the tab that is open is in view, and the page stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, SUPER_ADMIN, '/pricing');
  const tabs = page.getByRole('navigation', { name: 'Parts of the prices' });
  await expect(tabs.getByRole('link').first()).toBeVisible();
  const addresses = await tabs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto(addresses.at(-1) ?? '');
  const current = tabs.locator('[aria-current]');
  await expect(current).toHaveAttribute('href', addresses.at(-1) ?? '');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link').first()).not.toBeInViewport({ ratio: 1 });
  await tabs.getByRole('link').first().click();
  await expect(tabs.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
});

test('[PRIC-028] on a phone the codes of the longest left override prices are as wide as their content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, SUPER_ADMIN, '/pricing?tab=override');
  const left = page.getByRole('table', { name: 'Override Prices left longest' });
  // One of three characters: around it a finger may touch more than it shows.
  await expect(left.getByRole('link', { name: /^.{3}$/ }).first()).toBeVisible();
  const width = await left.getByRole('columnheader', { name: 'OEM' }).evaluate((head) => head.clientWidth);
  expect(width).toBeLessThan(200);
});

test('[PRIC-001] [PRIC-002] [PRIC-048] prices are tried by keyboard, seen in the catalogue, and discarded', async ({
  page,
}) => {
  const keys = page.keyboard;
  const caller = await openAs(page, SUPER_ADMIN, '/pricing');
  const hedge = page.getByRole('textbox', { name: 'Platinum hedge' });
  await expect(hedge).toHaveValue(/\d/);
  const readPrices = async () => wholePricing.parse(await caller.get(pricingDetail.path));
  const inForce = await readPrices();
  await tabTo(page, hedge);
  await keys.press('ControlOrMeta+a');
  await keys.type(String(inForce.abcPrice.ptOz + 5));
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/previewPricing\?tab=global$/);
  await expect(page.getByText('Successfully updated the Preview Data')).toBeVisible();
  await test.step('what it does is said, and stands in the catalogue', async () => {
    await expect(page.getByText('nothing outside has changed')).toBeVisible();
    const catalogue = page.getByRole('grid', { name: 'Individual pricing' });
    await expect(catalogue.getByRole('columnheader', { name: 'Preview' })).toBeVisible();
    expect((await readPrices()).snapshotId).toBe(inForce.snapshotId);
  });
  await test.step('the draft is discarded', async () => {
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect(hedge).toHaveValue(String(inForce.abcPrice.ptOz));
    await expect(page.getByText('No listed price changes')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^[+−]/ })).toHaveCount(0);
  });
});

test('[PRIC-049] prices that are put in force stand on every open page without asking', async ({
  page,
  browser,
}) => {
  const caller = await Caller.signIn(SUPER_ADMIN);
  const family = unique('family');
  const { productId, oem } = await addConverter(caller, { family });
  const readPrices = async () => wholePricing.parse(await caller.get(pricingDetail.path));
  await openAs(page, SUPER_ADMIN, '/pricing?tab=families');
  const modifier = page.getByRole('row').filter({ hasText: family });
  await expect(modifier).toContainText('0.00 %');
  const theirs = await browser.newPage();
  await openAs(theirs, 'partner@gulfcoast.test', `${IDENTIFY}/text=${encodeURIComponent(oem)}`);
  const listed = foundRow(theirs, oem);
  await expect(listed).toContainText(/\$\d/);
  const before = await listed.textContent();
  const buyers = await browser.newPage();
  await openAs(buyers, 'buyer@washcoat.test', `/converter/${productId}/1`);
  // Its history of prices shows today's as well.
  const offer = buyers.getByRole('button', { name: new RegExp(`Offer of ${oem}`) }).first();
  const offered = await offer.textContent();
  const { snapshotId: baseSnapshotId, draft } = await readPrices();
  await caller.send('PUT', pricingEdit.path, {
    ...{ isPreview: false, pricingType: 3, baseSnapshotId, draftTouchedAt: draft?.touchedAt },
    abcPrice: { families: { [family]: 50 } },
  });
  await expect(modifier).toContainText('+50.00 %');
  await expect(listed).not.toHaveText(before ?? '');
  await expect(offer).not.toHaveText(offered ?? '');
  const { list } = familyPricing.output.parse(await caller.get(familyPricing.path));
  expect(list).toContainEqual({ family, value: 50 });
  await theirs.close();
  await buyers.close();
});

test('[PRIC-034] the codes of the price lists stand under their title, and lead to their converters', async ({
  page,
}) => {
  await openAs(page, SUPER_ADMIN, '/pricing?tab=override');
  await page.getByRole('button', { name: 'Show Top Results' }).click();
  for (const name of ['Override Prices left longest', 'Top results, first half']) {
    const table = page.getByRole('table', { name });
    const code = table.getByRole('link').first();
    await expect(code).toHaveAttribute('href', /\/converter\/./);
    const title = table.getByRole('columnheader', { name: 'OEM' });
    expect([name, await textLeft(code)]).toEqual([name, await textLeft(title)]);
  }
});

/** Where the first word of something begins, in whole pixels. */
const textLeft = (part: Locator) =>
  part.evaluate((node) => {
    const words = document.createRange();
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
    words.selectNodeContents(text ?? node);
    return Math.round(words.getBoundingClientRect().left);
  });
