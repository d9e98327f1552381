import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { addCart } from '@washcoat/testing/browser/carts';
import { picture } from '@washcoat/testing/browser/converters';
import { addHouseUser, PASSWORD, tabTo, told, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const CODE = 'KT 0334';
const FOUND = '/converters/identify/text=KT%200334';

const opener = (page: Page) => page.getByRole('button', { name: `Add ${CODE} to a cart` });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Add ${CODE} to a cart` });

/** A buyer of the house who must add a picture of every piece. */
async function carefulBuyer(): Promise<string> {
  const sa = await Caller.signIn('sa@washcoat.test');
  const { permissions } = await sa.get('/read/v1/userRoles/get');
  const name = `Trial ${randomUUID().slice(0, 8)}`;
  const granted = (permissions as { permissionId: string; permissionName: string }[])
    .filter(({ permissionName }) =>
      ['canBuildCart', 'canShowAdvancedSearchFilters', 'isPictureMandatory'].includes(permissionName),
    )
    .map(({ permissionId }) => ({ permissionId }));
  await sa.send('POST', '/write/v1/userRoles/add', { name, type: 1, permissions: granted });
  return (await addHouseUser(sa, name)).email;
}

test('[CONV-078] [CONV-090] ten active carts are offered, the one changed last first', async ({ page }) => {
  const caller = await openAs(page, 'buyer@washcoat.test', FOUND);
  const newest = unique('cart');
  await addCart(caller, newest);
  const isOfCarts = (request: Request) => new URL(request.url()).pathname === '/read/v1/load/getAll';
  const asking = page.waitForRequest(isOfCarts);
  await opener(page).click();
  expect(Object.fromEntries(new URL((await asking).url()).searchParams)).toEqual({
    count: '10',
    offset: '0',
    type: '1',
  });
  const carts = dialogOf(page).getByRole('radio');
  await expect(carts).toHaveCount(10);
  await expect(carts.first()).toHaveAccessibleName(new RegExp(newest));
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = dialogOf(page)
    .locator('label')
    .filter({ has: page.getByRole('radio') });
  const sticksOut = await rows.evaluateAll((all) => all.map((row) => row.scrollHeight - row.clientHeight));
  expect(Math.max(...sticksOut)).toBe(0);
});

test('the price of the chosen cart is the one that it gets; any open cart is found by typing', async ({
  page,
}) => {
  const name = unique('far cart');
  const caller = await openAs(page, 'buyer@washcoat.test', FOUND);
  const loadId = await addCart(caller, name);
  for (let newer = 0; newer < 10; newer++) await addCart(caller, unique('cart'));
  await opener(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio')).toHaveCount(10);
  await expect(dialog.getByRole('radio', { name: new RegExp(name) })).toHaveCount(0);
  await tabTo(page, dialog.getByRole('combobox', { name: 'Find another cart' }));
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  const price = dialog.getByRole('status', { name: 'Price in this cart' });
  await expect(price).toContainText(/^\$[\d,.]+ ?each for Alamance Auto Recyclers in Atlanta$/);
  const shown = Number(/[\d.]+/.exec((await price.textContent())?.replaceAll(',', '') ?? '')?.[0]);
  await told(page, 'Successfully added the item in load', () =>
    dialog.getByRole('button', { name: 'Add to cart' }).click(),
  );
  const { list } = await caller.get('/read/v1/load/items/getAll', { loadId });
  expect(list).toMatchObject([{ oem: CODE, basePrice: shown }]);
});

test('a part of a piece goes into the cart as that part, for that part of the price', async ({ page }) => {
  const caller = await openAs(page, 'buyer@washcoat.test', FOUND);
  const name = unique('cart');
  const loadId = await addCart(caller, name);
  await opener(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: new RegExp(name) }).check();
  await dialog.getByRole('button', { name: '0.25' }).click();
  await told(page, 'Successfully added the item in load', () =>
    dialog.getByRole('button', { name: 'Add to cart' }).click(),
  );
  const { list } = await caller.get('/read/v1/load/items/getAll', { loadId });
  const [item] = list as { adjustedPrice: number; total: number }[];
  expect(item).toMatchObject({ oem: CODE, quantity: 0.25, finalQty: 0.25, finalUnit: 1 });
  expect(item?.total).toBeCloseTo((item?.adjustedPrice ?? 0) / 4, 1);
});

test('[CONV-065] who must add a picture is asked for one', async ({ page }) => {
  const caller = await openAs(page, await carefulBuyer(), FOUND, PASSWORD);
  await addCart(caller, unique('cart'));
  await opener(page).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio').first().check();
  const add = dialog.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect(dialog.getByText('Please upload atleast one image')).toBeVisible();
  await dialog.getByLabel('Pictures').setInputFiles(await picture('piece.jpg', '#667788'));
  await expect(dialog.getByRole('img', { name: 'Picture of the piece' })).toBeVisible();
  await told(page, 'Successfully added the item in load', () => add.click());
});

test('[CONV-020] the cart is offered with the fuller search, in the table, on cards and on a phone', async ({
  page,
  browser,
}) => {
  await openAs(page, 'owner@peachtree.test', FOUND);
  await expect(opener(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(opener(page)).toBeVisible();
  await opener(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();

  const limited = await browser.newPage();
  await openAs(limited, 'grader@washcoat.test', FOUND);
  await expect(limited.getByText(CODE).first()).toBeVisible();
  await expect(opener(limited)).toHaveCount(0);
  await limited.close();
});
