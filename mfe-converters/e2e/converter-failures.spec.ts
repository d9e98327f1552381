import type { Page } from '@playwright/test';
import { addCart, addItem } from '@washcoat/testing/browser/carts';
import { addConverter, productIdOf, rowOf } from '@washcoat/testing/browser/converters';
import { field, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, failOnce, openAs, test } from '@washcoat/testing/browser/product';

const ADMIN = 'admin@washcoat.test';
const BUYER = 'buyer@washcoat.test';
const SUPER_ADMIN = 'sa@washcoat.test';
const CODE = 'KT 0334';
const FOUND = '/converters/identify/text=KT%200334';

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const found = (page: Page) => page.getByRole('row').filter({ hasText: /KT \d/ });

test.describe('when a call fails', () => {
  // Every test has a call refused on purpose.
  test.use({ allowed: [/status of (400|404|409|500)/] });

  test('[CONV-080] types that do not load are said, and the search goes on', async ({ page }) => {
    await failOnce(page, '**/read/v1/product/getTypes?*');
    await told(page, 'Unable to get conerter types list.', async () => {
      await openAs(page, ADMIN, FOUND);
    });
    await expect(rowOf(page, CODE)).toBeVisible();
    await page.getByRole('button', { name: 'Type', exact: true }).click();
    await expect(page.getByRole('menu')).toContainText('Nothing to choose from');
  });

  test('[CONV-081] a converter that is not saved keeps what was typed, and says what the server said', async ({
    page,
  }) => {
    const caller = await Caller.signIn(SUPER_ADMIN);
    const { productId } = await addConverter(caller);
    await openAs(page, SUPER_ADMIN, `/converter/${productId}/1?edit=1`);
    await field(page, 'Model').fill('Corolla');
    const form = page.getByRole('form', { name: 'Save converter' });
    const save = form.getByRole('button', { name: 'Save converter' });

    await failOnce(page, '**/write/v1/product/edit');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText('Oops! Something went wrong. Please try again later');
    await expect(field(page, 'Model')).toHaveValue('Corolla');

    await test.step('it was deleted in the meantime', async () => {
      await caller.send('DELETE', '/write/v1/product/delete', { productId });
      await save.click();
      await expect(form.getByRole('alert')).toHaveText('This converter was not found.');
      await expect(field(page, 'Model')).toHaveValue('Corolla');
    });
  });

  test('[CONV-081] a converter that is not added stays in the form, and is added once', async ({ page }) => {
    const code = unique('shell');
    const caller = await openAs(page, ADMIN, '/converters?add=1');
    const form = page.getByRole('form', { name: 'Add converter' });
    await field(page, 'OEM').fill(code);
    await form.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'DIESEL' }).click();
    const add = form.getByRole('button', { name: 'Add converter' });
    await failOnce(page, '**/write/v1/product/add');
    await add.click();
    await expect(form.getByRole('alert')).toHaveText('Oops! Something went wrong. Please try again later');
    await expect(field(page, 'OEM')).toHaveValue(code);
    await told(page, 'Successfully added Converter', () => add.click());
    const { list } = await caller.get('/read/v1/product/getAll', { text: code });
    expect(list).toHaveLength(1);
  });

  test('[CONV-082] what does not go into a cart says why, and goes in when it can', async ({ page }) => {
    const caller = await Caller.signIn(BUYER);
    const [full, open] = [unique('full'), unique('open')];
    const [fullId] = await Promise.all([addCart(caller, full), addCart(caller, open)]);
    await addItem(caller, { loadId: fullId, productId: await productIdOf(caller, CODE) });
    await openAs(page, BUYER, FOUND);
    await page.getByRole('button', { name: `Add ${CODE} to a cart` }).click();
    const dialog = page.getByRole('dialog', { name: `Add ${CODE} to a cart` });
    const add = dialog.getByRole('button', { name: 'Add to cart' });
    await dialog.getByRole('radio', { name: new RegExp(full) }).check();
    await caller.send('PUT', '/write/v1/load/complete', { loadId: fullId, isInvoice: true });
    await add.click();
    await expect(dialog.getByRole('alert')).toHaveText("A completed order can't take new items.");

    await dialog.getByRole('radio', { name: new RegExp(open) }).check();
    await failOnce(page, '**/write/v1/load/items/add');
    await add.click();
    await expect(dialog.getByRole('alert')).toHaveText("Couldn't add to cart, please try again.");
    await told(page, 'Successfully added the item in load', () => add.click());
    await expect(dialog).toBeHidden();
  });

  test('[CONV-086] a refused search clears rows and pages, on both lists, and the next one fills them', async ({
    page,
  }) => {
    const refused = { status: 400, json: { error: 'Refine your search.', requestId: 'x' } };
    await openAs(page, SUPER_ADMIN, '/converters/identify/text=KT');
    for (const path of ['/converters/identify/text=KT', '/converters?text=KT']) {
      await page.goto(path);
      // The catalogue draws the rows in view only.
      await expect(found(page)).not.toHaveCount(0);
      await expect(next(page)).toBeVisible();
      await page.route('**/read/v1/product/getAll?*', (route) => route.fulfill(refused), { times: 1 });
      await page.getByRole('searchbox').fill('KT 0');
      await expect(page.getByText('Refine your search.').first()).toBeVisible();
      await expect(found(page)).toHaveCount(0);
      await expect(next(page)).toHaveCount(0);
      await page.getByRole('searchbox').fill(CODE);
      await expect(rowOf(page, CODE)).toBeVisible();
    }
  });
});
