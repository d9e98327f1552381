import type { Locator, Page } from '@playwright/test';
import { addCart } from '@washcoat/testing/browser/carts';
import { addConverter, picture } from '@washcoat/testing/browser/converters';
import {
  addCustomer,
  field,
  freshEmail,
  PASSWORD,
  tabTo,
  told,
  unique,
} from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const IDENTIFY = '/converters/identify';
const CODE = 'KT 0334';
const ADMIN = 'admin@washcoat.test';
const BUYER = 'buyer@washcoat.test';
/** What the worked example of the domain rules is made of. */
const KT_ASSAY = {
  ...{ subweight: 1180, ptAssay: 1250, pdAssay: 2310, rhAssay: 388 },
  ...{ ptDisc: 5, schemeDisc: 6, price2Modifier: -10 },
};
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

const results = (page: Page) => page.getByRole('region', { name: 'Converters' });
const rowsOf = (page: Page) => results(page).locator('tbody tr');
const rowOf = (page: Page, code: string) => rowsOf(page).filter({ hasText: code }).first();
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL(new RegExp(`/text=${encodeURIComponent(text)}$`));
}

test('[CONV-031] a code is found without dashes, misread, and as one of several on a shell', async ({
  page,
}) => {
  await openAs(page, BUYER, IDENTIFY);
  for (const text of ['KT 0334', 'kt-0334', 'kt0334', 'KTO334']) {
    await search(page, text);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowOf(page, CODE)).toContainText('187.15');
  }
  for (const text of ['90573212', 'gm28-9o573212', '90573212 GM28']) {
    await search(page, text);
    await expect(rowsOf(page).first()).toContainText('GM28 90573212');
  }
  await search(page, '5557O431');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).getByRole('img', { name: /Two parts carry this stamp/ })).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Search for a converter')).toBeVisible();
});

test('[CONV-006] [CONV-027] [CONV-028] [CONV-030] [CONV-060] [CONV-062] [CONV-087] filters and pages narrow the search and stay in the address', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const admin = await openAs(page, ADMIN, `${IDENTIFY}/text=KT`);
  await expect(rowsOf(page)).toHaveCount(25);
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
    const first = await rowsOf(page).first().textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/offset=25/);
    await expect(rowsOf(page).first()).not.toHaveText(first ?? '');
    for (const size of ['100', '50']) {
      await page.getByRole('combobox', { name: 'Rows per page' }).click();
      await expect(page.getByRole('option')).toHaveText(['25', '50', '100']);
      await page.getByRole('option', { name: size, exact: true }).click();
      await expect(rowsOf(page)).toHaveCount(Number(size));
      await expect(page).toHaveURL(new RegExp(`count=${size}`));
    }
  });
  await test.step('type and make', async () => {
    await chip(page, 'Type').click();
    for (const type of ['CERAMIC', 'AFTER MKT'])
      await expect(page.getByRole('menuitem', { name: type, exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'DIESEL', exact: true }).click();
    await expect(rowsOf(page).first()).toContainText('DIESEL');
    await expect(rowsOf(page).filter({ hasNotText: 'DIESEL' })).toHaveCount(0);
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
  await expect(rowOf(page, CODE)).toBeVisible();
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
  await expect(rowOf(page, CODE)).toBeVisible();
});

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

test('[CONV-009] [CONV-017] [CONV-064] [CONV-083] a converter goes into the chosen cart by keyboard alone', async ({
  page,
}) => {
  const name = unique('cart');
  const buyer = await openAs(page, BUYER, IDENTIFY);
  await addCart(buyer, name);
  await expect(page.getByText('Search for a converter')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(CODE);
  await expect(rowOf(page, CODE)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: `Add ${CODE} to a cart` });
  const cart = dialog.getByRole('radio', { name: new RegExp(name) });
  await expect(cart).toBeVisible();
  await reachRadio(page, cart);
  await expect(dialog.getByLabel('Box', { exact: true })).toHaveValue('0');
  await expect(dialog.getByLabel('Unit', { exact: true })).toHaveValue('1');
  await expect(dialog.getByLabel('Quantity', { exact: true })).toHaveValue('1');
  await tabTo(page, dialog.getByLabel('Quantity', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await told(page, 'Successfully added the item in load', () => page.keyboard.press('Enter'));
  await expect(dialog).toBeHidden();
  await page.goto(`/loads/active-load?text=${encodeURIComponent(name)}`);
  await page.getByRole('row').filter({ hasText: name }).click();
  await expect(page.getByRole('row').filter({ hasText: CODE }).first()).toContainText('3');
});

/** Walks with the arrows through the carts until `radio` is the chosen one. */
async function reachRadio(page: Page, radio: Locator): Promise<void> {
  for (let presses = 0; presses < 10 && !(await radio.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

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
  await expect(rowsOf(page)).toHaveCount(5);
  for (const name of ['Facility', 'Customer', 'Type', 'Make', 'Makes', 'Search by picture', 'Next'])
    await expect(chip(page, name)).toHaveCount(0);
  await expect(results(page)).not.toContainText('$');
  expect(await credits()).toBe(50);
  await rowsOf(page).first().click();
  const offer = page.getByRole('button', { name: 'Look up price' });
  await expect(offer).toBeVisible();
  expect(await credits()).toBe(50);
  await page.goBack();
  const popup = page.getByRole('dialog', { name: /^Prices of KT / });
  for (const left of [49, 49]) {
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^More for / })
      .click();
    await page.getByRole('menuitem', { name: 'Look up price' }).click();
    await expect(popup.getByText(/^\$\d/).first()).toBeVisible();
    expect(await credits()).toBe(left);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  }
  await rowsOf(page).nth(1).press('Enter');
  await expect(offer).toBeVisible();
  expect(await credits()).toBe(49);
});

test('[CONV-008] a make is added and edited over the search by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const make = unique('make');
  await openAs(page, ADMIN, `${IDENTIFY}/text=KT%200334`);
  await expect(rowOf(page, CODE)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Makes', exact: true }));
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Makes' });
  await expect(list.getByRole('textbox', { name: 'Search makes' })).toBeFocused();
  await expect(list.getByRole('button', { name: /^Audi/ })).toBeVisible();
  await tabTo(page, list.getByRole('button', { name: 'Add make' }));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add make' });
  await expect(adding.getByRole('textbox', { name: /^Make/ })).toBeFocused();
  await page.keyboard.type(make);
  await expect(adding.getByRole('textbox', { name: /^Make/ })).toHaveValue(make);
  await page.keyboard.press('Tab');
  await page.keyboard.type('One');
  await tabTo(page, adding.getByRole('button', { name: 'Add make' }));
  await told(page, 'Successfully added Make', () => page.keyboard.press('Enter'));
  await expect(list.getByRole('textbox', { name: 'Search makes' })).toBeFocused();
  await page.keyboard.type(make);
  await expect(list.getByRole('textbox', { name: 'Search makes' })).toHaveValue(make);
  const opener = list.getByRole('button', { name: new RegExp(`^${make}`) });
  await tabTo(page, opener);
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('button', { name: `Edit ${make}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const editing = page.getByRole('dialog', { name: `Edit ${make}` });
  await tabTo(page, editing.getByLabel('Description'));
  await page.keyboard.type('Stamped on the flange.');
  await tabTo(page, editing.getByRole('button', { name: 'Save make' }));
  await told(page, 'Successfully edited Make', () => page.keyboard.press('Enter'));
  await tabTo(page, list.getByRole('textbox', { name: 'Search makes' }));
  await page.keyboard.type(make);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: make })).toContainText('Stamped on the flange.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, CODE)).toBeVisible();
});

test('[CONV-021] others read makes over the search, and the server refuses what they write', async ({
  page,
}) => {
  const owner = await openAs(page, 'owner@peachtree.test', IDENTIFY);
  await chip(page, 'Makes').click();
  const list = page.getByRole('dialog', { name: 'Makes' });
  await list.getByRole('button', { name: /^Audi/ }).click();
  const tips = page.getByRole('dialog', { name: 'Audi' });
  await expect(tips.getByText('A2, A3, A4, A6')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Edit)/ })).toHaveCount(0);
  await expect(owner.send('POST', '/write/v1/make/add', { make: unique('make') })).rejects.toThrow(/403/);
});

test('[CONV-025] whoever has the fewest settings has no expert to ask', async ({ page }) => {
  await openAs(page, 'grader@washcoat.test', `${IDENTIFY}/text=zzqq9`);
  await expect(page.getByText('No converters found')).toBeVisible();
  await expect(page.getByRole('button', { name: /expert/i })).toHaveCount(0);
});

test('[CONV-091] a piece goes into a cart, an expert is asked with a photo, and a converter keeps assay, modifiers and tests', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const admin = await openAs(page, ADMIN, `${IDENTIFY}/text=KT%200334`);
  await test.step('a cart', async () => {
    const name = unique('cart');
    const loadId = await addCart(admin, name);
    await page.getByRole('button', { name: `Add ${CODE} to a cart` }).click();
    const dialog = page.getByRole('dialog', { name: `Add ${CODE} to a cart` });
    await dialog.getByRole('radio', { name: new RegExp(name) }).check();
    await told(page, 'Successfully added the item in load', () =>
      dialog.getByRole('button', { name: 'Add to cart' }).click(),
    );
    const { list } = await admin.get('/read/v1/load/items/getAll', { loadId });
    expect(list).toMatchObject([{ oem: CODE, quantity: 1, basePrice: expect.any(Number) }]);
  });
  await test.step('an expert', async () => {
    const message = unique('question');
    await page.getByRole('button', { name: 'Ask Expert' }).click();
    const question = page.getByRole('dialog', { name: 'Ask Expert' });
    await question.getByLabel('Message').fill(message);
    await question
      .getByLabel('Picture', { exact: true })
      .setInputFiles(await picture('shell.jpg', '#8a8f94'));
    await expect(question.getByRole('img', { name: 'Picture' })).toBeVisible();
    await told(page, 'Successfully posted the message to expert', () =>
      question.getByRole('button', { name: 'Send question' }).click(),
    );
    const { list } = await admin.get('/read/v1/expertAdvice/getAll', { text: message });
    expect(list).toMatchObject([{ message, url: expect.stringMatching(/^\/files\//) }]);
  });
  const { productId, oem } = await addConverter(admin);
  await page.goto(`/converter/${productId}/1`);
  await test.step('its assay and modifiers', async () => {
    await page.getByRole('button', { name: 'Edit converter' }).click();
    for (const [label, value] of [
      ['Sub-weight', '1180'],
      ['Pt', '1250'],
      ['Pd', '2310'],
      ['Rh', '388'],
      ['Pt discount', '5'],
      ['Scheme discount', '6'],
      ['Alt1 modifier', '-10'],
    ] as const)
      await field(page, label).fill(value);
    await told(page, 'Successfully edited Conveter', () =>
      page.getByRole('button', { name: 'Save converter' }).click(),
    );
    await expect(page.getByRole('heading', { name: oem })).toBeVisible();
    const assay = page.getByRole('table', { name: 'Assay' });
    for (const ppm of ['1,250', '2,310', '388'])
      await expect(assay.getByText(ppm, { exact: true })).toBeVisible();
    expect(await admin.get('/read/v1/product/get', { productId })).toMatchObject({
      ...KT_ASSAY,
      marketPrice: 214.48,
      basePrice: 182.59,
    });
  });
  await test.step('its tests', async () => {
    await page.getByRole('button', { name: 'Add test', exact: true }).click();
    const test = page.getByRole('dialog', { name: 'Add test' });
    for (const label of ['Sub-weight', 'Pt', 'Pd', 'Rh']) await field(test, label).fill('1000');
    await field(test, 'Location').fill('Trial lab');
    await told(page, 'Successfully added the test', () =>
      test.getByRole('button', { name: 'Add test' }).click(),
    );
    await expect(page.getByRole('row').filter({ hasText: 'Trial lab' })).toBeVisible();
  });
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
