import { readFile } from 'node:fs/promises';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import type { Page } from '@playwright/test';
import { expect, test } from '@washcoat/testing/browser/product';

const CODE = 'KT 0334';
const CUSTOMER = 'Alamance Auto Recyclers';

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill('buyer@washcoat.test');
  await page.getByLabel('Email').press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeEnabled();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
}

// The invoice is made a moment after its order is completed; until then its page asks again.
test.use({ allowed: [/status of 404/] });

test('the main job by mouse: identify, price, cart, order, invoice, payment, report', async ({ page }) => {
  test.setTimeout(120_000);
  const cart = `By mouse ${Date.now()}`;
  await test.step('sign in as house buyer', async () => {
    await signIn(page);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/converters\/identify/);
  });
  await test.step('create a cart for a customer', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Carts' }).click();
    await page.goto('/loads/create-load');
    await page.getByRole('button', { name: `Create Cart for ${CUSTOMER}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('NAME').fill(cart);
    await dialog.getByRole('combobox', { name: /LOCATION/ }).click();
    await page.getByRole('option', { name: 'Atlanta' }).click();
    await dialog.getByRole('button', { name: 'Create Cart' }).click();
    await expect(page).toHaveURL(/\/load\//);
    await expect(page.getByRole('heading', { name: cart })).toBeVisible();
  });
  await test.step('identify the converter and see its price', async () => {
    await page.getByRole('link', { name: 'Identify Converters' }).click();
    await page.getByRole('searchbox').fill(CODE);
    const row = page.getByRole('row').filter({ hasText: CODE }).first();
    await expect(row).toBeVisible();
    await expect(row).toContainText('214.48');
    await expect(row).toContainText('187.15');
    await row.getByRole('button', { name: `Add ${CODE} to a cart` }).click();
  });
  await test.step('put it into the cart', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByText(cart).click();
    await dialog.getByLabel('Quantity').fill('2');
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('complete the order', async () => {
    await page.goto('/loads/active-load');
    await page.getByRole('row').filter({ hasText: cart }).click();
    await expect(page.getByText(CODE).first()).toBeVisible();
    await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'COMPLETE ORDER' }).click();
    await expect(page).toHaveURL(/\/invoices\/settled\/load\//);
  });
  const invoiceNo = await test.step('stand on its invoice', async () => {
    await expect(page.getByText(CODE).first()).toBeVisible();
    const heading = await page
      .getByText(/ATL-\d{6}/)
      .first()
      .textContent();
    return /ATL-\d{6}/.exec(heading ?? '')?.[0] ?? '';
  });
  await test.step('[LDET-005] see the order headed by its number', async () => {
    const invoice = page.url();
    await page.goto(`/load/${invoice.split('/').at(-1)}`);
    await expect(page.getByRole('heading', { name: invoiceNo })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(invoiceNo));
    await page.goto(invoice);
  });
  await test.step('export its PDF', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export PDF' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`${invoiceNo}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
  await test.step('pay it', async () => {
    await page.getByText('CASH', { exact: true }).click();
    await page.getByRole('button', { name: /^Add payment of \$/ }).click();
    await expect(page.getByText('Settled', { exact: true }).first()).toBeVisible();
  });
  await test.step('see its line in the report', async () => {
    await page.goto(`/dashboard/transactionsreport?text=${invoiceNo}`);
    await expect(page.getByRole('row').filter({ hasText: invoiceNo }).first()).toContainText(CODE);
  });
});

test('the main job by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  const cart = `By keyboard ${Date.now()}`;
  const keys = page.keyboard;
  await signIn(page);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/converters\/identify/);
  await test.step('create a cart', async () => {
    await page.goto('/loads/create-load');
    await page.getByRole('button', { name: `Create Cart for ${CUSTOMER}` }).focus();
    await keys.press('Enter');
    await page.getByRole('dialog').getByLabel('NAME').focus();
    await keys.type(cart);
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: /LOCATION/ })
      .focus();
    await keys.press('Enter');
    await page.getByRole('option', { name: 'Atlanta' }).focus();
    await keys.press('Enter');
    await page.getByRole('dialog').getByLabel('NAME').focus();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/load\//);
  });
  await test.step('add the converter by its code', async () => {
    const line = page.getByRole('form', { name: 'Add item' });
    await line.getByLabel('Code').focus();
    await keys.type(CODE);
    await expect(page.getByRole('option').filter({ hasText: CODE }).first()).toBeVisible();
    await keys.press('Enter');
    await keys.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: CODE }).first()).toBeVisible();
  });
  await test.step('complete the order', async () => {
    await page.getByRole('button', { name: 'COMPLETE ORDER' }).focus();
    await keys.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'COMPLETE ORDER' }).focus();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/invoices\/settled/);
  });
});
