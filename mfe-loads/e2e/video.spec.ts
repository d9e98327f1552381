import type { Browser, Page } from '@playwright/test';
import { loadGet } from '@washcoat/contract-loads';
import { browserLaunch } from '@washcoat/testing/browser-launch';
import { coveredParts } from '@washcoat/testing/browser/fit';
import { addHouseUser, choose, field, PASSWORD, unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, test } from '@washcoat/testing/browser/product';

const SELLER = 'subscriber@corner.test';
const GRADER = 'grader@washcoat.test';
/** Chromium's own moving picture, slow enough for a busy machine; nobody is there to allow the camera. */
const CAMERAS = ['--use-fake-device-for-media-stream=fps=5,device-count=3', '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { ...browserLaunch, args: [...browserLaunch.args, ...CAMERAS] } });
test.describe.configure({ timeout: 180_000 });

/** How long two browsers may take to find each other on a machine with other work. */
const FOUND = { timeout: 60_000 };

interface Watched {
  connections: RTCPeerConnection[];
}

/** Keeps the page's connections where the test can ask them what they have received. */
async function watchConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { connections: [] };
    const Plain = RTCPeerConnection;
    window.RTCPeerConnection = class extends Plain {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        watched.connections.push(this);
      }
    };
    Object.assign(window, { watched });
  });
}

/** How many pictures of the other one the page has shown over its newest connection. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { connections } = Reflect.get(window, 'watched') as Watched;
    const report = await connections.at(-1)?.getStats();
    const frames = [...(report?.values() ?? [])].map((one) => Number(one.framesDecoded ?? 0));
    return Math.max(0, ...frames);
  });

/** Waits until the picture of the other one moves. */
async function seesMoving(page: Page): Promise<void> {
  let before = await framesOf(page);
  await expect
    .poll(async () => {
      const now = await framesOf(page);
      const isMoving = before > 0 && now > before;
      before = now;
      return isMoving;
    }, FOUND)
    .toBe(true);
}

/** A browser of somebody else. */
async function beside(
  browser: Browser,
  email: string,
  path: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', viewport })).newPage();
  await watchConnections(page);
  await openAs(page, email, new URL(path, process.env.WASHCOAT_URL).href);
  return page;
}

/** A grading session that a grader has accepted; answers where it is. */
async function session(grader: Caller): Promise<string> {
  const seller = await Caller.signIn(SELLER);
  const asked = { loadName: unique('graded'), isRequestFromGradingSession: true };
  const { loadId } = await seller.send('POST', '/write/v1/load/request', asked);
  await grader.send('PUT', '/write/v1/load/accept', { loadId });
  return String(loadId);
}

const stage = (page: Page) => page.getByRole('region', { name: /^Video with/ });
const enter = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('[CHAT-001] [CHAT-007] seller and grader see each other, come back after a break, and end together', async ({
  page,
  browser,
}) => {
  const path = `/load/${await session(await Caller.signIn(GRADER))}`;
  await watchConnections(page);
  await openAs(page, GRADER, path);
  const theirs = await beside(browser, SELLER, path);
  const third = await beside(browser, 'admin@washcoat.test', path);

  await test.step('the grader starts, the seller is told and joins', async () => {
    await enter(page, /^Start video/);
    await expect(stage(page)).toContainText('Waiting for', FOUND);
    await enter(theirs, /^Join the video/);
    for (const each of [page, theirs]) await seesMoving(each);
    await expect(stage(theirs).getByRole('heading', { name: 'Priya Nair' })).toBeVisible();
    // Video and chat have room of their own beside the load.
    expect(await coveredParts(page)).toEqual([]);
  });
  await test.step('the video is moved over the load, and put back', async () => {
    const rightEdge = async () => {
      const { x = 0, width = 0 } = (await stage(page).boundingBox()) ?? {};
      return Math.round(x + width);
    };
    const place = await rightEdge();
    await stage(page).getByRole('button', { name: 'Move by arrow keys' }).press('ArrowLeft');
    await expect(stage(page)).toHaveCSS('position', 'fixed');
    expect(await rightEdge()).toBe(place - 24);
    for (const size of ['large', 'small'])
      await stage(page)
        .getByRole('button', { name: `Make it ${size}` })
        .click();
    await expect(stage(page)).toHaveCSS('position', 'static');
    expect(await rightEdge()).toBe(place);
  });
  await test.step('who only has the load open is offered no video', async () => {
    await expect(third.getByRole('button', { name: /^(Close chat|Chat)/ })).toBeVisible();
    await expect(third.getByRole('button', { name: /video/ })).toHaveCount(0);
  });
  await test.step('microphone and camera are switched off and on, and the other one is told', async () => {
    await stage(theirs).getByRole('button', { name: 'Mute' }).click();
    await stage(theirs).getByRole('button', { name: 'Switch the camera off' }).click();
    await expect(stage(page)).toContainText('has the camera off', FOUND);
    await stage(theirs).getByRole('button', { name: 'Switch the camera on' }).click();
    await seesMoving(page);
    // The second of Chromium's cameras measures distances and shows nothing; the third one shows a picture again.
    for (const _camera of [2, 3])
      await stage(theirs).getByRole('button', { name: 'Change the camera' }).click();
    await seesMoving(page);
  });
  await test.step('a page that is loaded anew takes its seat again by itself', async () => {
    await theirs.reload();
    await expect(stage(theirs)).toBeVisible(FOUND);
    for (const each of [page, theirs]) await seesMoving(each);
  });
  await test.step('hanging up ends both', async () => {
    await stage(page).getByRole('button', { name: 'Hang up' }).click();
    await expect(stage(page)).toHaveCount(0);
    await expect(stage(theirs)).toHaveCount(0);
    await expect(theirs.getByText('The video was ended.')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: /^Start video/ })).toBeVisible(FOUND);
  });
});

test('[CHAT-007] a still of the video becomes a picture of an item, of a new one, and of the chat', async ({
  page,
  browser,
}) => {
  const { email } = await addHouseUser(await Caller.signIn('sa@washcoat.test'), 'Buyer');
  const grader = await Caller.signIn(email, PASSWORD);
  const loadId = await session(grader);
  const item = { loadId, type: 'CERAMIC', oem: 'STILL-1', quantity: 1 };
  await grader.send('POST', '/write/v1/load/items/add', item);
  await watchConnections(page);
  await openAs(page, email, `/load/${loadId}`, PASSWORD);
  const theirs = await beside(browser, SELLER, `/load/${loadId}`, { width: 390, height: 844 });
  await enter(page, /^Start video/);
  await enter(theirs, /^(Join the|Start) video/);
  await seesMoving(page);

  const take = async (use: string) => {
    await stage(page).getByRole('button', { name: 'Take a still' }).click();
    const dialog = page.getByRole('dialog', { name: 'Still of the video' });
    await expect(dialog.getByRole('img', { name: 'Still of the video' })).toBeVisible();
    await dialog.getByRole('button', { name: use }).click();
    await expect(dialog).toBeHidden(FOUND);
  };
  await take('Add to item');
  await take('Other…');
  const other = page.getByRole('dialog', { name: 'Other item' });
  await choose(page, field(other, 'Type'), 'CERAMIC');
  await field(other, 'Code').fill('STILL-2');
  await other.getByRole('button', { name: 'Add item' }).click();
  await expect(other).toBeHidden(FOUND);
  await take('Send to the chat');
  const chat = theirs.getByRole('button', { name: 'Chat (1 new)' });
  await chat.click(FOUND);
  await expect(theirs.getByRole('region', { name: 'Chat' })).toBeVisible();
  // The opened chat of a phone covers none of the buttons: each could be pressed.
  for (const button of await stage(theirs).getByRole('button').all()) await button.click({ trial: true });

  const { items } = loadGet.output.parse(await grader.get(loadGet.path, { loadId, isShowAll: 'true' }));
  const pictures = items.map(({ oem, loadUrls }) => [oem, loadUrls.length]);
  expect(Object.fromEntries(pictures)).toEqual({ 'STILL-1': 1, 'STILL-2': 1 });
  const [address = ''] = items[0]?.loadUrls ?? [];
  expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//);
});
