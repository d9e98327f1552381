import { expect, openAs, test } from '@washcoat/testing/browser/product';
import { WITHIN } from '@washcoat/testing/browser/people';

const CODE = 'KT 0334';
const SELLER = 'partner@gulfcoast.test';
const BUYER = 'buyer@washcoat.test';

test('[LOAD-014] [LOAD-043] a seller asks for a quote, sends its list, and sees live where it stands', async ({
  page,
  browser,
}) => {
  const seller = await openAs(page, SELLER, '/converters/identify');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Sell', exact: true })
    .click();
  await page.getByRole('button', { name: 'REQUEST A QUOTE' }).click();
  await expect(page).toHaveURL(/\/load\//);
  const loadId = page.url().split('/').at(-1) ?? '';
  const { loadName } = await seller.get('/read/v1/load/get', { loadId });
  const send = page.getByRole('button', { name: `Send ${String(loadName)} to the buyer` });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Code' }).click();
  await page.keyboard.type(CODE, { delay: 5 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Undo ${CODE}`, exact: true })).toBeVisible();
  await send.click();
  await expect(send).toBeHidden();
  await page.goto('/loads/sell');
  const row = page
    .getByRole('list', { name: 'My requests and quotes' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="${loadId}"]`) });
  await expect(row).toContainText('Waiting for prices');
  const theirs = await browser.newPage();
  const buyer = await openAs(theirs, BUYER, '/loads/active-load');
  await buyer.send('PUT', '/write/v1/load/edit', { loadId, isQuote: false });
  await expect(row).toContainText('In process', WITHIN);
  await theirs.close();
});
