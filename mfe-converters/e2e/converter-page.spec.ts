import type { Locator, Page } from '@playwright/test';
import { addConverter, productIdOf } from '@washcoat/testing/browser/converters';
import { Caller, expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';

const CODE = 'KT 0334';
const SUPER_ADMIN = 'sa@washcoat.test';

const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true });

test('[CONV-003] [CONV-004] [CONV-033] [CONV-035] [CONV-036] a converter has an address, and its type says where Back leads', async ({
  page,
}) => {
  const productId = await productIdOf(await openAs(page, SUPER_ADMIN, '/converters/identify'), CODE);
  const heading = page.getByRole('heading', { name: 'Converters', exact: true });
  for (const path of [`/converter/${productId}`, `/converter/${productId}/1`, `/converter/${productId}/7`]) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('heading', { name: CODE })).toBeVisible();
    await expect(back(page)).toHaveAttribute('href', '/converters');
  }
  const parameters = 'make=Mercedes;model=C-Class;year=2004;text=KT%200334';
  await page.goto(`/converter/${productId}/2/${parameters};colour=red`);
  await expect(heading).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL(`${productUrl()}/converters/identify/${parameters}`);
  await expect(page.getByRole('searchbox')).toHaveValue(CODE);
  for (const name of ['Make', 'Model', 'Year'])
    await expect(page.getByRole('button', { name: `Remove filter ${name}` })).toBeVisible();
});

test('[CONV-016] [CONV-058] the price history is a chart, and its changes are told to three decimals', async ({
  page,
}) => {
  const caller = await openAs(page, SUPER_ADMIN, '/converters/identify');
  const productId = await productIdOf(caller, CODE);
  await page.goto(`/converter/${productId}/1`);
  const chart = page.getByRole('region', { name: 'Price history' });
  await expect(chart.locator('svg').filter({ hasText: '$100.00' })).toBeVisible();
  const history = await caller.get('/read/v1/product/getPriceHistory', { productId });
  const list = history.list as { abPublishPrice: number; changePercent: number | null }[];
  const [newest, before] = list;
  if (!newest || !before) throw new Error(`${CODE} has no history`);
  const change = (newest.abPublishPrice / before.abPublishPrice - 1) * 100;
  const written = `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(3)} %`;
  const changes = page.getByRole('region', { name: 'Every price change' });
  await expect(changes.getByRole('row').nth(1)).toContainText(written);
  const told = await changes.getByRole('row').locator('td:last-child').allTextContents();
  expect(told).toHaveLength(list.length);
  for (const change of told.slice(0, -1)) expect(change).toMatch(/^([+−]\d[\d,]*|0)\.\d{3}\s%$/);
  if (list.at(-1)?.changePercent === null) expect(told.at(-1)).toBe('');
  const metals = page.getByRole('region', { name: `Metals of ${CODE}` });
  const outOfSight = (table: Locator) => table.evaluate((part) => part.scrollWidth - part.clientWidth);
  for (const width of [1440, 1280, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    for (const table of [changes, metals])
      await expect.poll(() => outOfSight(table), `pixels out of sight at ${width} px`).toBe(0);
  }
});

test('what was typed into the form of a converter is not lost by leaving it', async ({ page }) => {
  const { productId } = await addConverter(await Caller.signIn(SUPER_ADMIN));
  await openAs(page, SUPER_ADMIN, `/converter/${productId}/1`);
  await page.getByRole('button', { name: 'Edit converter' }).click();
  const model = page.getByRole('textbox', { name: 'Model' });
  await model.fill('Corolla');
  const question = page.getByRole('alertdialog');
  const ways = [
    () => back(page).click(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('link', { name: 'Vehicle Search' }).click(),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toContainText('What you typed here is not saved yet.');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(model).toHaveValue('Corolla');
  }
  await back(page).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(model).toHaveCount(0);
  await expect(page.getByText('Camry').first()).toBeVisible();
});
