import type { Page } from '@playwright/test';
import { addConverter } from '@washcoat/testing/browser/converters';
import { chip, foundRows, IDENTIFY, KT_ASSAY, results, search } from '@washcoat/testing/browser/identify';
import { addCustomer, freshEmail, PASSWORD } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';
/** The prices of the worked example with the override price, in no family. */
const HOUSE_PRICES = [
  ['Offer', '$230.40'],
  ['Calculated', '$183'],
  ['Market', '$214.48'],
  ['Base', '$182.59'],
  ['Override', '$240.00'],
  ['Listed', '$230.40'],
  ['Scheme', '$216.58'],
  ['Alt1', '$207.36'],
] as const;

test('[CONV-015] every price of a converter stands in a popup, on each screen of converters', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const superAdmin = await Caller.signIn('sa@washcoat.test');
  const { productId, oem } = await addConverter(superAdmin, {
    ...KT_ASSAY,
    price: 240,
    isCalculatedPrice: true,
  });
  const popupOf = (place: Page) => place.getByRole('dialog', { name: `Prices of ${oem}` });
  const expectPrices = async (place: Page, prices: readonly (readonly [string, string])[]) => {
    const strip = popupOf(place).locator('dl[aria-label="Prices"]');
    await expect(strip.getByRole('term')).toHaveText(prices.map(([name]) => name));
    await expect(strip.getByRole('definition')).toHaveText(prices.map(([, price]) => price));
    await place.keyboard.press('Escape');
    await expect(popupOf(place)).toBeHidden();
  };
  const code = encodeURIComponent(oem);
  await openAs(page, ADMIN, `${IDENTIFY}/text=${code}`);
  for (const path of [`${IDENTIFY}/text=${code}`, `/converters?text=${code}`]) {
    await page.goto(path);
    const more = page.getByRole('button', { name: `More for ${oem}` });
    await more.click();
    await page.getByRole('menuitem', { name: /Show prices/ }).click();
    await expectPrices(page, HOUSE_PRICES);
    await expect(more).toBeFocused();
  }
  await page.goto(`/converter/${productId}/1`);
  await page.getByRole('button', { name: new RegExp(`Offer of ${oem}`) }).click();
  await expectPrices(page, HOUSE_PRICES);
  await test.step('a partner sees neither calculated, base nor override', async () => {
    const theirs = await browser.newPage();
    await openAs(theirs, 'partner@gulfcoast.test', `${IDENTIFY}/text=${code}`);
    await theirs.getByRole('button', { name: `More for ${oem}` }).click();
    await theirs.getByRole('menuitem', { name: /Show prices/ }).click();
    const strip = popupOf(theirs).locator('dl[aria-label="Prices"]');
    await expect(strip.getByRole('term')).toHaveText(['Offer', 'Market', 'Listed', 'Scheme', 'Alt1']);
    await expect(strip.getByRole('definition').nth(1)).toHaveText('$214.48');
    await theirs.close();
  });
});

test('[CONV-022] [CONV-023] [CRED-012] a subscriber has a single lookup, which takes one credit', async ({
  page,
}) => {
  const email = freshEmail('subscriber');
  const login = { userEmail: email, newPassword: PASSWORD, confirmPassword: PASSWORD };
  await addCustomer(await Caller.signIn(ADMIN), login);
  const subscriber = await openAs(page, email, IDENTIFY, PASSWORD);
  const credits = async () => (await subscriber.get('/read/v1/credits/get')).count;
  await search(page, 'KT');
  await expect(page.getByText(/^Search results limited to 5 items/)).toBeVisible();
  await expect(foundRows(page)).toHaveCount(5);
  for (const name of ['Facility', 'Customer', 'Type', 'Make', 'Makes', 'Search by picture', 'Next'])
    await expect(chip(page, name)).toHaveCount(0);
  await expect(results(page)).not.toContainText('$');
  expect(await credits()).toBe(50);
  await foundRows(page).first().click();
  const offer = page.getByRole('button', { name: 'Look up price' });
  await expect(offer).toBeVisible();
  expect(await credits()).toBe(50);
  await page.goBack();
  const popup = page.getByRole('dialog', { name: /^Prices of KT / });
  for (const left of [49, 49]) {
    await foundRows(page)
      .first()
      .getByRole('button', { name: /^More for / })
      .click();
    await page.getByRole('menuitem', { name: 'Look up price' }).click();
    await expect(popup.getByText(/^\$\d/).first()).toBeVisible();
    expect(await credits()).toBe(left);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  }
  await foundRows(page).nth(1).press('Enter');
  await expect(offer).toBeVisible();
  expect(await credits()).toBe(49);
});
