import { randomUUID } from 'node:crypto';
import { logout } from '@washcoat/contract-entities';
import { loadAccept, loadEdit, loadRequest } from '@washcoat/contract-loads';
import { LivePage } from '@washcoat/service-edge/testing';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

describe('the realtime connection of the whole product, between companies', () => {
  let product: TestSystem;
  let seller: Person;
  let grader: Person;
  let buyer: Person;
  let loadId: string;
  let pages: LivePage[];

  beforeAll(async () => {
    product = await startSeededSystem();
    seller = await signIn(product.url, 'subscriber@corner.test');
    grader = await signIn(product.url, 'grader@washcoat.test');
    buyer = await signIn(product.url, 'buyer@washcoat.test');
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    pages = [];
    const asked = await seller.api.ask(loadRequest, { isRequestFromGradingSession: true });
    loadId = asked.loadId;
    await grader.api.ask(loadAccept, { loadId });
  });
  afterEach(() => {
    for (const page of pages) page.close();
  });

  const open = async ({ api }: Person) => {
    const page = await LivePage.open(product.url, api.token);
    pages.push(page);
    return page;
  };
  /** Changes the load and waits until a page that has it open has heard of it. */
  const changeAndHear = async (page: LivePage, notes: string) => {
    const seen = page.heard.length;
    await buyer.api.ask(loadEdit, { loadId, notes });
    await page.hears((heard) => page.heard.indexOf(heard) >= seen && heard.name === 'changed');
  };
  const aboutTheLoad = (page: LivePage) => JSON.stringify(page.heard).includes(loadId);

  it('[CHAT-006] [CHAT-007] lets nobody of another company hear of a load, write, or take a seat in its video', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    expect(await lee.watch(loadId)).toMatchObject({ isWatched: true });
    expect(await priya.watch(loadId)).toMatchObject({ isWatched: true });
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await lee.joinVideo(loadId, first)).toMatchObject({ isJoined: true, part: 'seller' });
    expect(await priya.joinVideo(loadId, second)).toMatchObject({ part: 'grader', peer: { seatId: first } });
    for (const email of ['partner@gulfcoast.test', 'owner@peachtree.test', 'lapsed@corner.test']) {
      const stranger = await open(await signIn(product.url, email));
      expect(await stranger.watch(loadId)).toMatchObject({ isWatched: false, code: 'NOT_FOUND' });
      expect(await stranger.joinVideo(loadId, first)).toMatchObject({ isJoined: false, code: 'NOT_FOUND' });
      const record = { kind: 'load', recordId: loadId };
      stranger.socket.emit('typing', record);
      stranger.socket.emit('videoSignal', { ...record, from: first, to: second });
      stranger.socket.emit('videoHangUp', record);
      // Answered after all that was sent before.
      await stranger.watch(loadId);
      await changeAndHear(priya, `Seen by two, not by ${email}`);
      expect(aboutTheLoad(stranger)).toBe(false);
    }
    for (const page of [lee, priya])
      expect(page.heard.filter(({ name }) => ['typing', 'videoSignal', 'videoOver'].includes(name))).toEqual(
        [],
      );
  });

  it('offers the house beside its two no seat', async () => {
    const maya = await open(buyer);
    expect(await maya.watch(loadId)).toMatchObject({ isWatched: true });
    expect(await maya.joinVideo(loadId, randomUUID())).toMatchObject({ isJoined: false });
  });

  it('ends for floods, megabytes and sessions that are over, and goes on for everybody else', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    await priya.watch(loadId);
    const flood = await open(seller);
    for (let count = 0; count < 500; count++) flood.socket.emit('typing', { kind: 'load', recordId: loadId });
    expect(await flood.ends()).toBe('io server disconnect');
    const big = await open(seller);
    big.socket.emit('videoSignal', { kind: 'load', recordId: 'x'.repeat(1_000_000) });
    expect(await big.ends()).toMatch(/transport/);
    const again = await signIn(product.url, seller.email);
    const leaving = await open(again);
    await again.api.ask(logout, {});
    expect(await leaving.ends()).toBe('io server disconnect');
    await expect(LivePage.open(product.url, again.api.token)).rejects.toThrow('SIGNED_OUT');
    await changeAndHear(priya, 'Still heard');
    expect(lee.socket.connected).toBe(true);
  });
});
