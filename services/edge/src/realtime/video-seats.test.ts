import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import type { VideoPart } from '@washcoat/contract-kernel';
import { openLoad } from '@washcoat/contract-loads';
import { LocalServiceCaller, recordRoom, type LiveSignal } from '@washcoat/service-kit';
import { houseAdmin, testSession } from '@washcoat/testing';
import { Server } from 'socket.io';
import { LivePage } from '../testing/live-page';
import { TestEdge } from '../testing/test-edge';
import type { LiveServer } from './live-socket';

const LOAD = '018f3c1e-0000-7000-8000-000000000701';
const OTHER = '018f3c1e-0000-7000-8000-000000000702';
const record = { kind: 'load', recordId: LOAD } as const;

const seller = testSession({ hierarchy: 2, firstName: 'Lee', lastName: 'Corner' });
const grader = testSession({ userId: OTHER, hierarchy: 4, firstName: 'Priya', lastName: 'Nair' });
const colleague = houseAdmin({ userId: '018f3c1e-0000-7000-8000-000000000703', firstName: 'Maya' });
const stranger = testSession({ userId: '018f3c1e-0000-7000-8000-000000000704', hierarchy: 10 });

/** What asks all doors who is in a room. */
const operators = Object.getPrototypeOf(new Server().in('any')) as Pick<LiveServer, 'fetchSockets'>;

describe('the two seats of a grading session', () => {
  let edge: TestEdge;
  /** Who may open the load and which part each has in its session, by the services' word of now. */
  let sight: Map<string, VideoPart | null>;
  let pages: LivePage[];

  beforeEach(async () => {
    sight = new Map<string, VideoPart | null>([
      [seller.userId, 'seller'],
      [grader.userId, 'grader'],
      [colleague.userId, null],
    ]);
    pages = [];
    const services = new LocalServiceCaller('test');
    const ice = {
      STUN_URLS: ['stun:stun.test:3478'],
      TURN_URLS: ['turn:turn.test:3478'],
      TURN_SECRET: 'sixteen letters and more',
    };
    edge = await TestEdge.start({}, { platform: { services }, ice });
    services.add('loads', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const live = await edge.platform.sessions.get(JSON.parse(text).sessionId);
      const videoPart = live && sight.get(live.session.userId);
      if (request.url !== openLoad.path || !live || videoPart === undefined) {
        response.writeHead(404).end(JSON.stringify({ error: 'This load is gone.' }));
        return;
      }
      const isSeller = live.session.hierarchy === 2;
      response.end(JSON.stringify({ version: 7, isSeller, isShownToSellers: true, videoPart }));
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const page of pages) page.close();
    await edge.stop();
  });

  /** A page of somebody who has the load open. */
  const open = async (session: Session) => {
    const page = await LivePage.open(edge.url, await edge.tokenOf(session));
    pages.push(page);
    await page.watch(LOAD);
    return page;
  };
  const seat = async (page: LivePage) => {
    const seatId = randomUUID();
    return { seatId, answer: await page.joinVideo(LOAD, seatId) };
  };
  const offer = (from: string, to: string, sdp = 'v=0') => ({
    ...record,
    from,
    to,
    description: { type: 'offer' as const, sdp },
  });
  /** Waits until a page was told that the other seat is of `seatId`; null: of nobody, after somebody had it. */
  const seesPeer = (page: LivePage, seatId: string | null) =>
    page.hears((heard) => {
      if (heard.name !== 'video') return false;
      if (seatId !== null) return heard.data.peer?.seatId === seatId;
      const places = page.heard.flatMap((one) => (one.name === 'video' ? [one.data] : []));
      return places.length > 2 && places.at(-1)?.peer === null;
    });
  const moved = (): LiveSignal => ({
    kind: 'changed',
    rooms: [recordRoom('load', LOAD)],
    change: { topic: 'record', recordId: LOAD, version: 8, at: '2026-11-20T10:00:00.000Z' },
    isMoved: true,
  });

  it('[CHAT-007] are of its seller and its grader, who hear of each other and say how to connect', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    const first = await seat(lee);
    expect(first.answer).toMatchObject({ isJoined: true, part: 'seller', peer: null });
    expect((await seesPeer(priya, first.seatId)).data).toMatchObject({
      part: 'grader',
      peer: { name: 'Lee Corner' },
    });
    const second = await seat(priya);
    expect(second.answer).toMatchObject({ part: 'grader', peer: { seatId: first.seatId } });
    await seesPeer(lee, second.seatId);
    lee.socket.emit('videoSignal', offer(first.seatId, second.seatId));
    const heard = await priya.hears(({ name }) => name === 'videoSignal');
    expect(heard.data).toEqual(offer(first.seatId, second.seatId));
    expect(lee.heard.some(({ name }) => name === 'videoSignal')).toBe(false);
  });

  it('hand the relay to participants alone, with credentials that are their own and end', async () => {
    const { answer } = await seat(await open(seller));
    if (!answer.isJoined) throw new Error(answer.error);
    const [stun, turn] = answer.iceServers;
    expect(stun).toEqual({ urls: ['stun:stun.test:3478'] });
    const [until, userId] = turn?.username?.split(':') ?? [];
    expect(userId).toBe(seller.userId);
    expect(Number(until)).toBeGreaterThan(Date.now() / 1000);
    expect(JSON.stringify(answer)).not.toContain('sixteen letters');
  });

  it('are nobody else’s: colleagues and strangers take none, and what they say goes nowhere', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    const [first, second] = [await seat(lee), await seat(priya)];
    for (const session of [colleague, stranger]) {
      const page = await open(session);
      expect((await seat(page)).answer).toMatchObject({ isJoined: false, code: 'NOT_FOUND' });
      page.socket.emit('videoSignal', offer(first.seatId, second.seatId));
      page.socket.emit('videoHangUp', record);
      // What was sent before its answer has been handled.
      await page.watch(LOAD);
      expect(page.heard.some(({ name }) => name.startsWith('video'))).toBe(false);
    }
    lee.socket.emit('videoSignal', offer(randomUUID(), second.seatId));
    lee.socket.emit('videoSignal', offer(first.seatId, second.seatId, 'the real one'));
    await priya.hears(({ name }) => name === 'videoSignal');
    const signals = priya.heard.filter(({ name }) => name === 'videoSignal');
    expect(signals.map(({ data }) => data)).toEqual([offer(first.seatId, second.seatId, 'the real one')]);
    expect(priya.heard.some(({ name }) => name === 'videoOver')).toBe(false);
  });

  it('end for both when one hangs up', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    const first = await seat(lee);
    await seat(priya);
    priya.socket.emit('videoHangUp', record);
    for (const page of [lee, priya])
      expect((await page.hears(({ name }) => name === 'videoOver')).data).toEqual({
        ...record,
        reason: 'hung-up',
      });
    lee.socket.emit('videoSignal', offer(first.seatId, first.seatId));
    expect((await seat(lee)).answer).toMatchObject({ isJoined: true, peer: null });
    expect(priya.heard.some(({ name }) => name === 'videoSignal')).toBe(false);
  });

  it('go to the newest page of a person, and wait for one whose connection is gone', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    const first = await seat(lee);
    await seat(priya);
    const again = await open(seller);
    const second = await seat(again);
    expect((await lee.hears(({ name }) => name === 'videoOver')).data).toMatchObject({ reason: 'elsewhere' });
    await seesPeer(priya, second.seatId);
    lee.socket.emit('videoHangUp', record);
    lee.socket.emit('videoSignal', offer(first.seatId, second.seatId));
    await lee.watch(LOAD);
    again.close();
    await seesPeer(priya, null);
    expect(priya.heard.some(({ name }) => name === 'videoOver')).toBe(false);
  });

  it('go to one of two pages that take one at the same moment', async () => {
    const mine = [await open(seller), await open(seller)];
    const priya = await open(grader);
    const waiting: (() => void)[] = [];
    const together = () =>
      new Promise<[]>((resolve) => {
        waiting.push(() => resolve([]));
        if (waiting.length === mine.length) for (const goOn of waiting) goOn();
      });
    jest.spyOn(operators, 'fetchSockets').mockImplementationOnce(together).mockImplementationOnce(together);
    await Promise.all(mine.map(seat));
    for (const page of mine) await page.watch(LOAD);
    const isOver = ({ name }: { name: string }) => name === 'videoOver';
    const [keeper, ...others] = mine.filter(({ heard }) => !heard.some(isOver));
    expect(others).toEqual([]);
    expect((await seat(priya)).answer).toMatchObject({ isJoined: true, peer: { name: 'Lee Corner' } });
    keeper?.socket.emit('videoHangUp', record);
    expect((await priya.hears(isOver)).data).toMatchObject({ reason: 'hung-up' });
  });

  it('are nobody’s only by word of all doors: while one does not answer, no page is told so', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    await seat(lee);
    const { answer } = await seat(priya);
    expect(answer).toMatchObject({ isJoined: true, peer: { name: 'Lee Corner' } });
    await new Promise<void>((resolve) => {
      const asking = jest.spyOn(operators, 'fetchSockets').mockImplementation(() => {
        // Of the people who have the load open, and of the seat.
        if (asking.mock.calls.length === 2) resolve();
        return Promise.reject(new Error('timeout reached while waiting for fetchSockets response'));
      });
      lee.close();
    });
    jest.restoreAllMocks();
    await priya.watch(LOAD);
    const places = priya.heard.flatMap((one) => (one.name === 'video' ? [one.data.peer] : []));
    expect(places.at(-1)).toMatchObject({ name: 'Lee Corner' });
  });

  it('end with the load, with the right to it and with the session', async () => {
    for (const end of [
      () => {
        sight.set(seller.userId, null);
        sight.set(grader.userId, null);
        edge.platform.live.tell(moved());
      },
      () => {
        sight.delete(grader.userId);
        edge.platform.live.tell(moved());
      },
      async () => {
        const sessions = await edge.sessionsOf(grader.userId);
        await edge.platform.sessions.end(sessions.map(({ sessionId }) => sessionId));
      },
    ]) {
      sight.set(seller.userId, 'seller').set(grader.userId, 'grader');
      const [lee, priya] = [await open(seller), await open(grader)];
      await seat(lee);
      await seat(priya);
      await end();
      expect((await lee.hears(({ name }) => name === 'videoOver')).data).toMatchObject({ reason: 'closed' });
    }
  });

  it('begin on open pages as soon as the request is accepted', async () => {
    sight.set(seller.userId, null);
    const lee = await open(seller);
    sight.set(seller.userId, 'seller');
    edge.platform.live.tell(moved());
    const { data } = await lee.hears(({ name }) => name === 'video');
    expect(data).toEqual({ ...record, part: 'seller', peer: null });
  });

  it('cut off who floods or sends what is no description', async () => {
    const [lee, priya] = [await open(seller), await open(grader)];
    const [first, second] = [await seat(lee), await seat(priya)];
    for (let count = 0; count < 400; count++)
      lee.socket.emit('videoSignal', offer(first.seatId, second.seatId));
    expect(await lee.ends()).toBe('io server disconnect');
    priya.socket.emit('videoSignal', offer(second.seatId, first.seatId, 'x'.repeat(17_000)));
    expect(await priya.ends()).toBe('io server disconnect');
  });
});
