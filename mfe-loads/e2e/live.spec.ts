import { chatList } from '@washcoat/contract-loads';
import type { Browser, Page } from '@playwright/test';
import { addCart } from '@washcoat/testing/browser/carts';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

test.use({ allowed: [/503/] });

/** A second person at a browser of their own. */
async function beside(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, email, new URL(path, process.env.WASHCOAT_URL).href);
  return page;
}

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: /^Chat/ }).click();
  return page.getByRole('region', { name: 'Chat' });
};

test('[LDET-018] [CHAT-001] [CHAT-003] [CHAT-004] [CHAT-005] [CHAT-006] two people on one load see each other, what is said and every change', async ({
  page,
  browser,
}) => {
  const loadId = await addCart(await Caller.signIn('buyer@washcoat.test'), 'Talked about');
  const path = `/load/${loadId}`;
  const buyer = await openAs(page, 'buyer@washcoat.test', path);
  const other = await beside(browser, 'admin@washcoat.test', path);
  const [mine, theirs] = [await openChat(page), await openChat(other)];
  await expect(mine.getByText(/^Here: /)).toBeVisible();
  await expect(theirs.getByText(/^Here: /)).toBeVisible();

  const box = mine.getByRole('textbox', { name: 'Message' });
  await box.press('Enter');
  await box.fill('First line');
  await box.press('Shift+Enter');
  await box.pressSequentially('second line');
  await expect(theirs.getByText(/is writing/)).toBeVisible();
  await expect(theirs.getByText('First line')).toBeHidden();
  await box.press('Enter');
  await expect(theirs.getByText('First line')).toBeVisible();
  await expect(box).toHaveValue('');
  const said = chatList.output.parse(await buyer.get(chatList.path, { loadId }));
  expect(said.list.map(({ text }) => text)).toEqual(['First line\nsecond line']);

  await buyer.send('PUT', '/write/v1/load/edit', { loadId, loadName: 'Talked about twice' });
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: /Talked about twice/ })).toBeVisible();
  await other.context().close();
  await expect(mine.getByText('Nobody else is here')).toBeVisible();
});

test('a connection that breaks loses no message and says none twice', async ({ page }) => {
  const buyer = await Caller.signIn('buyer@washcoat.test');
  const loadId = await addCart(buyer, 'Broken line');
  await openAs(page, 'buyer@washcoat.test', `/load/${loadId}`);
  const chat = await openChat(page);
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.route(
    '**/write/v1/load/chat/send',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { error: 'away', requestId: 'x' } });
    },
    { times: 1 },
  );
  for (const text of ['One', 'Two']) {
    await chat.getByRole('textbox', { name: 'Message' }).fill(text);
    await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  }
  await expect(async () => {
    const said = chatList.output.parse(await buyer.get(chatList.path, { loadId }));
    expect(said.list.map(({ text }) => text)).toEqual(['One', 'Two']);
  }).toPass();
  await expect(chat.getByText('On its way …')).toHaveCount(0);
  await expect(chat.getByText(/One$/)).toHaveCount(1);
});

test('who adds items from the first moment is connected meanwhile', async ({ page }) => {
  const loadId = await addCart(await Caller.signIn('buyer@washcoat.test'), 'Busy at once');
  let isConnected = false;
  page.on('websocket', () => (isConnected = true));
  await openAs(page, 'buyer@washcoat.test', `/load/${loadId}`);
  const code = page.getByRole('combobox', { name: 'Code' });
  for (let added = 1; added <= 20 && !isConnected; added++) {
    await code.fill('GS2');
    await code.press('Enter');
    await page.waitForTimeout(400);
  }
  expect(isConnected).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the way into the chat lies over no line of the list, wherever that is scrolled to', async ({
    page,
  }) => {
    const buyer = await Caller.signIn('buyer@washcoat.test');
    const loadId = await addCart(buyer, 'Long list');
    const { list } = await buyer.get('/read/v1/product/getAll', { count: '12' });
    const lines = (list as { productId: string }[]).map(({ productId }, at) => ({
      productId,
      key: `${loadId}-${at}`,
    }));
    await buyer.send('POST', '/write/v1/load/items/addLines', { loadId, lines });
    await openAs(page, 'buyer@washcoat.test', `/load/${loadId}`);
    const chat = page.getByRole('button', { name: /^Chat/ });
    await expect(chat).toBeVisible();
    const bar = page.locator('div').filter({ has: chat, hasText: /units/ }).last();
    await expect(bar).toHaveCSS('position', 'sticky');
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => {
        const body = [document.scrollingElement, ...document.querySelectorAll('*')].find(
          (one) => one && one.scrollHeight > one.clientHeight + 200 && one.clientHeight > 300,
        );
        if (!body) throw new Error('Nothing scrolls.');
        body.scrollTop = (body.scrollHeight - body.clientHeight) * part;
      }, share);
      const [way, room] = [await chat.boundingBox(), await bar.boundingBox()];
      expect(way && room && way.y >= room.y && way.y + way.height <= room.y + room.height).toBe(true);
    }
    await chat.tap();
    await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
    await page.getByRole('button', { name: 'Close chat' }).tap();
    await expect(chat).toBeVisible();
  });
});
