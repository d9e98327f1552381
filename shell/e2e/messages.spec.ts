import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

/** News are asked for every 5 s; the rest is for a busy machine. */
const WITHIN = { timeout: 20_000 };

test('a request of a seller reaches the buyer on whatever page, and is read when it is opened', async ({
  page,
}) => {
  const loadName = `Weekly ${Date.now()}`;
  const seller = await Caller.signIn('subscriber@corner.test');
  const counted = page.waitForResponse(/notice\/counts/);
  const buyer = await openAs(page, 'buyer@washcoat.test', '/dashboard/costsheetreport');
  const bell = page.getByRole('button', { name: /^Messages/ });
  await expect(bell).toBeVisible();
  await counted;
  const { loadId } = await seller.send('POST', '/write/v1/load/request', { loadName });
  const toast = page.locator('[data-toasts] [data-kind]').filter({ hasText: loadName });
  await expect(toast.getByText('Corner Muffler requests a grading session')).toBeVisible(WITHIN);
  await expect(bell).toHaveAccessibleName(/\d+ unread/);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Carts', exact: true })).toHaveAccessibleDescription(
    /\d+ waiting/,
  );
  await bell.press('Enter');
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages.filter({ hasText: loadName })).toContainText('a grading session, unread');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(new RegExp(`/load/${String(loadId)}`));
  await expect(async () => {
    const { list } = await buyer.get('/read/v1/notice/getAll', { count: '1000' });
    const read = (list as { recordId: string; isRead: boolean }[]).filter((one) => one.recordId === loadId);
    expect(read.map(({ isRead }) => isRead)).toEqual([true]);
  }).toPass(WITHIN);
  await buyer.send('PUT', '/write/v1/load/accept', { loadId });
  await expect(async () => {
    const { list } = await seller.get('/read/v1/notice/getAll', { count: '1000' });
    const told = (list as { recordId: string; title: string }[]).filter((one) => one.recordId === loadId);
    expect(told.map(({ title }) => title)).toEqual(['Your request is accepted']);
  }).toPass(WITHIN);
});
