import type { Locator, Page } from '@playwright/test';
import { addCart } from '@washcoat/testing/browser/carts';
import { addConverter, picture } from '@washcoat/testing/browser/converters';
import { CODE, foundRow, IDENTIFY, KT_ASSAY } from '@washcoat/testing/browser/identify';
import { field, tabTo, told, unique } from '@washcoat/testing/browser/people';
import { expect, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';
const BUYER = 'buyer@washcoat.test';

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
  await expect(foundRow(page, CODE)).toBeVisible();
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
    await page.getByRole('button', { name: 'Save converter' }).click();
    await told(page, 'Successfully edited Conveter', () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Save price' }).click(),
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
