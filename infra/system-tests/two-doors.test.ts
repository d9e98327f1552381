import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Session } from '@washcoat/contract-entities';
import type { VideoPart } from '@washcoat/contract-kernel';
import { openLoad } from '@washcoat/contract-loads';
import { describeWhen, redisAvailable, removeDataDir, startRedis } from '@washcoat/data-services';
import { LivePage, redisAdapter, TestEdge } from '@washcoat/service-edge/testing';
import { createLogger, LocalServiceCaller } from '@washcoat/service-kit';
import { testSession } from '@washcoat/testing';
import { createClient } from 'redis';

const LOAD = '018f3c1e-0000-7000-8000-000000000701';
const record = { kind: 'load', recordId: LOAD } as const;
const seller = testSession({ hierarchy: 2, firstName: 'Lee', lastName: 'Corner' });
const grader = testSession({ hierarchy: 4, firstName: 'Priya', lastName: 'Nair' });
const parts = new Map<string, VideoPart>([
  [seller.userId, 'seller'],
  [grader.userId, 'grader'],
]);

describeWhen(redisAvailable(), 'a grading session whose two come through two doors', () => {
  let folder: string;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let doors: TestEdge[];
  let pages: LivePage[];
  const clients: { destroy(): void }[] = [];

  /** A door that Redis joins with the others. */
  const openDoor = async () => {
    const publisher = createClient({ url: redis.url });
    const subscriber = publisher.duplicate();
    for (const client of [publisher, subscriber]) {
      client.on('error', () => undefined);
      await client.connect();
      clients.push(client);
    }
    const services = new LocalServiceCaller('test');
    const adapter = redisAdapter(publisher, subscriber, createLogger('edge', 'silent'));
    const door = await TestEdge.start({}, { platform: { services }, adapter });
    services.add('loads', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const live = await door.platform.sessions.get(JSON.parse(text).sessionId);
      const videoPart = live && parts.get(live.session.userId);
      if (request.url !== openLoad.path || !videoPart) response.writeHead(404).end('{"error":"Gone."}');
      else
        response.end(
          JSON.stringify({
            version: 7,
            isSeller: videoPart === 'seller',
            isShownToSellers: true,
            videoPart,
          }),
        );
    });
    return door;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'doors-'));
    redis = await startRedis({ dataDir: folder });
    doors = [await openDoor(), await openDoor()];
  });
  afterAll(async () => {
    for (const door of doors) await door.stop();
    for (const client of clients) client.destroy();
    await redis.stop();
    await removeDataDir(folder);
  });
  beforeEach(() => (pages = []));
  afterEach(() => {
    for (const page of pages) page.close();
  });

  const open = async (door: TestEdge | undefined, session: Session) => {
    if (!door) throw new Error('There are two doors.');
    const page = await LivePage.open(door.url, await door.tokenOf(session));
    pages.push(page);
    expect(await page.watch(LOAD)).toMatchObject({ isWatched: true });
    return page;
  };
  const seesPeer = (page: LivePage, seatId: string | null) =>
    page.hears((heard) => {
      if (heard.name !== 'video') return false;
      const places = page.heard.flatMap((one) => (one.name === 'video' ? [one.data] : []));
      return (places.at(-1)?.peer?.seatId ?? null) === seatId;
    });

  it('[CHAT-006] [CHAT-007] introduces them, whichever each has, and brings a page back at the other one', async () => {
    const [near, far] = doors;
    const [lee, priya] = [await open(near, seller), await open(far, grader)];
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await lee.joinVideo(LOAD, first)).toMatchObject({ isJoined: true, peer: null });
    await seesPeer(priya, first);
    expect(await priya.joinVideo(LOAD, second)).toMatchObject({ part: 'grader', peer: { seatId: first } });
    await seesPeer(lee, second);

    const description = { type: 'offer' as const, sdp: 'v=0' };
    const offer = { ...record, from: second, to: first, description };
    const answer = {
      ...record,
      from: first,
      to: second,
      description: { type: 'answer' as const, sdp: 'v=0' },
    };
    priya.socket.emit('videoSignal', offer);
    expect((await lee.hears(({ name }) => name === 'videoSignal')).data).toEqual(offer);
    lee.socket.emit('videoSignal', answer);
    expect((await priya.hears(({ name }) => name === 'videoSignal')).data).toEqual(answer);

    lee.close();
    await seesPeer(priya, null);
    const back = await open(far, seller);
    expect(await back.joinVideo(LOAD, first)).toMatchObject({ isJoined: true, peer: { seatId: second } });
    await seesPeer(priya, first);
    const again = await open(near, seller);
    expect(await again.joinVideo(LOAD, randomUUID())).toMatchObject({ isJoined: true });
    expect((await back.hears(({ name }) => name === 'videoOver')).data).toMatchObject({
      reason: 'elsewhere',
    });
    priya.socket.emit('videoHangUp', record);
    expect((await again.hears(({ name }) => name === 'videoOver')).data).toMatchObject({ reason: 'hung-up' });
  });
});
