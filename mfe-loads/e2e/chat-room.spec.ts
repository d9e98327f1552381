import { unique } from '@washcoat/testing/browser/people';
import { coveredParts } from '@washcoat/testing/browser/fit';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const BUYER = 'buyer@washcoat.test';

/** A grading session with a grader; with more items than there is room for, unless said otherwise. */
async function longSession(buyer: Caller, count = 14): Promise<string> {
  const seller = await Caller.signIn('subscriber@corner.test');
  const grader = await Caller.signIn('grader@washcoat.test');
  const asked = { loadName: unique('room'), isRequestFromGradingSession: true };
  const { loadId } = await seller.send('POST', '/write/v1/load/request', asked);
  await grader.send('PUT', '/write/v1/load/accept', { loadId });
  const { list } = await buyer.get('/read/v1/product/getAll', { count: String(count) });
  const lines = (list as { productId: string }[]).map(({ productId }, at) => ({
    productId,
    key: `${String(loadId)}-${at}`,
  }));
  await buyer.send('POST', '/write/v1/load/items/addLines', { loadId, lines });
  return String(loadId);
}

/** Whether the pointer meets it in its middle. */
function isMet(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

for (const width of [1440, 1200, 1024, 800])
  test(`[LDET-018] [LDET-038] [CHAT-001] at ${width} px the open chat lies over nothing that is pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 1440 ? 768 : 900 });
    const buyer = await Caller.signIn(BUYER);
    await openAs(page, BUYER, `/load/${await longSession(buyer)}`);
    const chat = page.getByRole('region', { name: 'Chat' });
    // Under 1024 px it waits to be opened.
    if (width < 1024) await page.getByRole('button', { name: /^Chat/ }).click();
    await expect(chat).toBeVisible();
    await expect(chat.getByText('Nothing was said yet')).toBeVisible();
    const complete = page.getByRole('button', { name: 'COMPLETE ORDER' });
    await expect(complete).toBeVisible();
    await expect(page.getByRole('img', { name: 'Signature: sign here' })).toBeVisible();
    expect(await coveredParts(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(chat.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
    // What floats then leaves the end of the page free.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await complete.evaluate(isMet)).toBe(true);
  });

for (const width of [1440, 1200, 1024])
  test(`[LDET-038] at ${width} px a toast lies over nothing that is pressed, beside the chat and without it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 1440 ? 768 : 900 });
    const buyer = await Caller.signIn(BUYER);
    const loadId = await longSession(buyer, 7);
    const counted = page.waitForResponse(/notice\/counts/);
    await openAs(page, BUYER, `/load/${loadId}`);
    await counted;
    const chat = page.getByRole('region', { name: 'Chat' });
    await expect(chat.getByText('Nothing was said yet')).toBeVisible();
    const loadName = unique('news');
    const seller = await Caller.signIn('subscriber@corner.test');
    await seller.send('POST', '/write/v1/load/request', { loadName });
    // It stays until it is dismissed.
    const toast = page.locator('[data-toasts] [data-kind]').filter({ hasText: loadName });
    await expect(toast).toBeVisible({ timeout: 20_000 });
    expect(await coveredParts(page)).toEqual([]);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
    expect(await coveredParts(page)).toEqual([]);
    await expect(toast).toBeVisible();
  });
