import { Caller, expect, openAs, test } from './product';

/** News are asked for every 5 s; the rest is for a busy machine. */
const WITHIN = { timeout: 20_000 };

test('a request of a seller reaches the buyer on whatever page, and is read when it is opened', async ({
  page,
}) => {
  const loadName = `Weekly ${Date.now()}`;
  const seller = await Caller.signIn('subscriber@corner.test');
  const buyer = await openAs(page, 'buyer@washcoat.test', '/dashboard/costsheetreport');
  const bell = page.getByRole('button', { name: /^Messages/ });
  await expect(bell).toBeVisible();
  const first = page.waitForResponse(/notice\/counts/);
  await first;
  const { loadId } = await seller.send('POST', '/write/v1/load/request', { loadName });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Corner Muffler requests a grading session')).toBeVisible(WITHIN);
  await expect(bell).toHaveAccessibleName(/\d+ unread/);
  await bell.press('Enter');
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
  await expect(message).toContainText('Corner Muffler requests a grading session');
  await expect(message).toContainText('unread');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await toasts.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(new RegExp(`/load/${String(loadId)}`));
  await expect(async () => {
    const { list } = await buyer.get('/read/v1/notice/getAll', { count: '1000' });
    const read = (list as { recordId: string; isRead: boolean }[]).filter((one) => one.recordId === loadId);
    expect(read.map(({ isRead }) => isRead)).toEqual([true]);
  }).toPass(WITHIN);
  await buyer.send('PUT', '/write/v1/load/accept', { loadId });
  await expect(async () => {
    const { list } = await seller.get('/read/v1/notice/getAll');
    expect((list as { title: string }[])[0]?.title).toBe('Your request is accepted');
  }).toPass(WITHIN);
});
