import { addCart, addItem } from '@washcoat/testing/browser/carts';
import { expect, openAs, test } from '@washcoat/testing/browser/product';
import { unique } from '@washcoat/testing/browser/people';

const CODE = 'KT 0334';

test('a buyer sends a public link, and a seller who is not signed in approves the load on a phone', async ({
  page,
  browser,
}) => {
  const buyer = await openAs(page, 'buyer@washcoat.test', '/loads/active-load');
  const loadName = unique('by link');
  const loadId = await addCart(buyer, loadName);
  const { list: products } = await buyer.get('/read/v1/product/getAll', { text: CODE, count: '1' });
  const [{ productId } = { productId: '' }] = products as { productId: string }[];
  await addItem(buyer, { loadId, productId });
  await page.goto(`/load/${loadId}`);

  const dialog = page.getByRole('dialog', { name: 'Public link' });
  const address = await test.step('the buyer makes a link', async () => {
    await page.getByRole('button', { name: 'Actions of the load' }).click();
    await page.getByRole('menuitem', { name: 'Public link' }).click();
    await dialog.getByLabel('For', { exact: false }).first().fill('Rosa Lind');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    return dialog.getByLabel('Address of the new link').inputValue();
  });
  await test.step('the seller sees it without a scroll to the side, and approves it by keyboard', async () => {
    const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const theirs = await stranger.newPage();
    await theirs.goto(new URL(address).pathname);
    await expect(theirs.getByRole('heading', { name: loadName })).toBeVisible();
    await expect(theirs.getByText(CODE)).toBeVisible();
    const width = await theirs.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await theirs.getByLabel('Your name').focus();
    await theirs.keyboard.type('Rosa');
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.press('Space');
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('status')).toContainText('Approved by Rosa');
    expect(await theirs.evaluate(() => document.cookie + localStorage.length)).toBe('0');
    await stranger.close();
  });
  await test.step('the buyer sees that it was opened and approved, and ends it', async () => {
    await page.bringToFront();
    const list = dialog.getByRole('list', { name: 'Links of this load' });
    await expect(list).toContainText('Approved by Rosa', { timeout: 15_000 });
    await expect(list).toContainText('Opened 1 time');
    await list.getByRole('button', { name: 'End the link for Rosa Lind' }).click();
    await expect(list).toContainText('Ended');
    const answer = await page.request.get(new URL(address).pathname);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('This link leads nowhere');
  });
});

test('a seller who is not signed in says no by the link, and the buyer reads why', async ({
  page,
  browser,
}) => {
  const buyer = await openAs(page, 'buyer@washcoat.test', '/loads/active-load');
  const loadName = unique('refused by link');
  const loadId = await addCart(buyer, loadName);
  const { list: products } = await buyer.get('/read/v1/product/getAll', { text: CODE, count: '1' });
  const [{ productId } = { productId: '' }] = products as { productId: string }[];
  await addItem(buyer, { loadId, productId });
  await page.goto(`/load/${loadId}`);
  const dialog = page.getByRole('dialog', { name: 'Public link' });
  await page.getByRole('button', { name: 'Actions of the load' }).click();
  await page.getByRole('menuitem', { name: 'Public link' }).click();
  await dialog.getByLabel('For', { exact: false }).first().fill('Rosa Lind');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByLabel('Address of the new link').inputValue();
  const theirs = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await theirs.goto(new URL(address).pathname);
  await theirs.getByText('I do not agree').click();
  await theirs.getByLabel('Name of who does not agree').fill('Rosa');
  await theirs.getByLabel('Why you do not agree').fill('It was 40 dollars more last week');
  const width = await theirs.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await theirs.getByRole('button', { name: 'Reject this list' }).click();
  await expect(theirs.getByRole('status')).toContainText('It was 40 dollars more last week');
  await theirs.close();
  await page.bringToFront();
  await expect(dialog.getByRole('list', { name: 'Links of this load' })).toContainText(
    'It was 40 dollars more last week',
    { timeout: 15_000 },
  );
});
