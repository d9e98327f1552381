import { once } from 'node:events';
import { connect } from 'node:net';
import type { Session } from '@washcoat/contract-entities';
import { openLoad } from '@washcoat/contract-loads';
import {
  LocalServiceCaller,
  recordRoom,
  surroundedBy,
  topicRooms,
  type LiveSignal,
} from '@washcoat/service-kit';
import { houseAdmin, testSession } from '@washcoat/testing';
import { LivePage } from '../testing/live-page';
import { TestEdge } from '../testing/test-edge';
import { CHECK_MS } from './readers';

const LOAD = '018f3c1e-0000-7000-8000-000000000701';
const OTHER_COMPANY = '018f3c1e-0000-7000-8000-000000000109';
const OTHER_USER = '018f3c1e-0000-7000-8000-000000000702';
const at = '2026-11-20T10:00:00.000Z';

const buyer = houseAdmin({ firstName: 'Maya', lastName: 'Ellison' });
const seller = testSession({ hierarchy: 2, firstName: 'Lee', lastName: 'Corner' });
const silent = houseAdmin({ userId: OTHER_USER, firstName: 'Ruben', lastName: 'Alvarez' });
const stranger = testSession({ hierarchy: 10, companyId: OTHER_COMPANY });

const changed = (version: number, more: Partial<LiveSignal> = {}): LiveSignal =>
  ({
    kind: 'changed',
    rooms: [recordRoom('load', LOAD)],
    change: { topic: 'record', recordId: LOAD, version, at },
    ...more,
  }) as LiveSignal;

/** The first line that a raw connection gets back for an upgrade at `path`. */
function upgrade(url: string, path: string, headers: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const lines = [
      `GET ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      ...headers,
    ];
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
}

describe('the realtime connection', () => {
  let edge: TestEdge;
  /** Who may open the load, by the services' word of now. */
  let mayOpen: Set<string>;
  /** The buyers who work on the load or have spoken about it. */
  let spoken: Set<string>;
  /** The services answer when this has come. */
  let held: Promise<void>;
  /** What the door does in its rhythm. */
  let rhythms: (() => void)[];
  let pages: LivePage[];

  beforeEach(async () => {
    mayOpen = new Set([buyer.userId, seller.userId, silent.userId]);
    spoken = new Set([buyer.userId]);
    held = Promise.resolve();
    pages = [];
    const services = new LocalServiceCaller('test');
    rhythms = [];
    const every = (ms: number, work: () => void) => {
      if (ms === CHECK_MS) rhythms.push(work);
      return { cancel: () => undefined };
    };
    edge = await surroundedBy({ every }, () => TestEdge.start({}, { platform: { services } }));
    services.add('loads', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const { sessionId } = JSON.parse(text);
      const live = await edge.platform.sessions.get(sessionId);
      const isKnown = request.url === openLoad.path && live && mayOpen.has(live.session.userId);
      await held;
      if (isKnown) response.end(JSON.stringify({ version: 7, ...sightOf(live.session) }));
      else response.writeHead(404).end(JSON.stringify({ error: 'This load is gone.' }));
    });
  });
  afterEach(async () => {
    for (const page of pages) page.close();
    await edge.stop();
  });

  const open = async (session: Session) => keep(await LivePage.open(edge.url, await edge.tokenOf(session)));
  const keep = (page: LivePage) => {
    pages.push(page);
    return page;
  };
  const sightOf = ({ userId, hierarchy }: Session) => ({
    isSeller: hierarchy === 2,
    isShownToSellers: hierarchy === 2 || spoken.has(userId),
  });
  /** From now on services answer only when what it answers is called. */
  const hold = (): (() => void) => {
    let release = () => undefined as void;
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  const loadAt = (number: number) => `018f3c1e-0000-7000-8000-0000000008${String(number).padStart(2, '0')}`;
  const tell = (...signals: LiveSignal[]) => edge.platform.live.tell(...signals);
  const versions = ({ heard }: LivePage) =>
    heard.flatMap(({ name, data }) => (name === 'changed' ? [data.version] : []));

  it('[CHAT-006] tells those who have a load open, and who else has it open', async () => {
    const [maya, lee] = [await open(buyer), await open(seller)];
    expect(await maya.watch(LOAD)).toMatchObject({ isWatched: true, version: 7 });
    expect(await lee.watch(LOAD)).toMatchObject({
      people: [
        { userId: buyer.userId, name: 'Maya Ellison' },
        { userId: seller.userId, name: 'Lee Corner' },
      ],
    });
    tell(changed(8));
    for (const page of [maya, lee])
      expect((await page.hears(({ name }) => name === 'changed')).data).toMatchObject({ version: 8 });
    lee.socket.emit('typing', { kind: 'load', recordId: LOAD });
    const typing = await maya.hears(({ name }) => name === 'typing');
    expect(typing.data).toMatchObject({ recordId: LOAD, person: { name: 'Lee Corner' } });
    expect(lee.heard.some(({ name }) => name === 'typing')).toBe(false);
    lee.close();
    await maya.hears(({ name, data }) => name === 'people' && data.people.length === 1);
  });

  it('[CHAT-006] shows sellers of the buyers only who works on the load or has spoken, from then on', async () => {
    const [maya, ruben, lee] = [await open(buyer), await open(silent), await open(seller)];
    const namesIn = (people: readonly { name: string }[]) => people.map(({ name }) => name).sort();
    await maya.watch(LOAD);
    expect(await ruben.watch(LOAD)).toMatchObject({
      people: [{ name: 'Maya Ellison' }, { name: 'Ruben Alvarez' }],
    });
    expect(await lee.watch(LOAD)).toMatchObject({
      people: [{ name: 'Maya Ellison' }, { name: 'Lee Corner' }],
    });
    await maya.hears(({ name, data }) => name === 'people' && data.people.length === 3);
    ruben.socket.emit('typing', { kind: 'load', recordId: LOAD });
    await maya.hears(({ name }) => name === 'typing');
    expect(JSON.stringify(lee.heard)).not.toContain('Ruben');
    spoken.add(silent.userId);
    tell(changed(8, { isMoved: true }));
    const told = await lee.hears(({ name, data }) => name === 'people' && data.people.length === 3);
    expect(told.name === 'people' && namesIn(told.data.people)).toEqual([
      'Lee Corner',
      'Maya Ellison',
      'Ruben Alvarez',
    ]);
  });

  it('forgets who has closed a load while the question was on its way', async () => {
    const [maya, lee] = [await open(buyer), await open(seller)];
    const release = hold();
    const answer = maya.watch(LOAD);
    maya.socket.emit('unwatch', { kind: 'load', recordId: LOAD });
    const second = maya.watch(loadAt(1));
    release();
    expect(await answer).toMatchObject({ isWatched: false, code: 'GONE' });
    expect(await second).toMatchObject({ isWatched: true });
    expect(await lee.watch(LOAD)).toMatchObject({ people: [{ name: 'Lee Corner' }] });
  });

  it('keeps at most 20 open in one page, also when they are asked for at one moment', async () => {
    const page = await open(buyer);
    const numbers = [...Array(25).keys()];
    const answers = await Promise.all(numbers.map((number) => page.watch(loadAt(number))));
    expect(answers.filter(({ isWatched }) => isWatched)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ code: 'TOO_MANY' });
    for (const number of numbers) page.socket.emit('unwatch', { kind: 'load', recordId: loadAt(number) });
    expect(await page.watch(LOAD)).toMatchObject({ isWatched: true });
  });

  it('says nothing of a load to who may not open it', async () => {
    const [maya, other] = [await open(buyer), await open(stranger)];
    await maya.watch(LOAD);
    expect(await other.watch(LOAD)).toMatchObject({ isWatched: false, code: 'NOT_FOUND' });
    other.socket.emit('typing', { kind: 'load', recordId: LOAD });
    tell(changed(8));
    await maya.hears(({ name }) => name === 'changed');
    tell({ kind: 'changed', rooms: [topicRooms.ofAll('notices')], change: { topic: 'notices', at } });
    await other.hears(({ name }) => name === 'changed');
    expect(other.heard).toEqual([{ name: 'changed', data: { topic: 'notices', at } }]);
    expect(maya.heard.some(({ name }) => name === 'typing')).toBe(false);
  });

  it('asks again when a load moved: who may not open it any more hears nothing of it', async () => {
    const [maya, lee] = [await open(buyer), await open(seller)];
    await maya.watch(LOAD);
    await lee.watch(LOAD);
    mayOpen.delete(seller.userId);
    tell(changed(8, { isMoved: true }));
    expect((await lee.hears(({ name }) => name === 'closed')).data).toMatchObject({ recordId: LOAD });
    tell(changed(9));
    await maya.hears(({ name, data }) => name === 'changed' && data.version === 9);
    tell({
      kind: 'changed',
      rooms: [topicRooms.ofPerson('notices', seller.userId)],
      change: { topic: 'notices', at },
    });
    await lee.hears(({ name, data }) => name === 'changed' && data.topic === 'notices');
    expect(versions(lee)).toEqual([undefined]);
  });

  it('asks again of every open load in its rhythm: a customer may have gone to another parent', async () => {
    const [maya, lee] = [await open(buyer), await open(seller)];
    await maya.watch(LOAD);
    await lee.watch(LOAD);
    mayOpen.delete(seller.userId);
    for (const work of rhythms) work();
    expect((await lee.hears(({ name }) => name === 'closed')).data).toMatchObject({ recordId: LOAD });
    await maya.hears(({ name, data }) => name === 'people' && data.people.length === 1);
    tell(changed(9));
    await maya.hears(({ name }) => name === 'changed');
    expect(versions(lee)).toEqual([]);
  });

  it('follows rights at once: the rooms of now, and a word to ask for them', async () => {
    const page = await open(buyer);
    await page.watch(LOAD);
    const [record] = await edge.sessionsOf(buyer.userId);
    mayOpen.delete(buyer.userId);
    const session = testSession({ userId: buyer.userId, hierarchy: 4 });
    if (!record) throw new Error('Nobody is signed in.');
    await edge.platform.sessions.put({ ...record, session });
    await page.hears(({ name, data }) => name === 'changed' && data.topic === 'rights');
    expect(page.heard.some(({ name }) => name === 'closed')).toBe(true);
    const seen = page.heard.length;
    tell(
      { kind: 'changed', rooms: [topicRooms.ofHouse('loads')], change: { topic: 'loads', at } },
      changed(8),
    );
    tell({ kind: 'changed', rooms: [topicRooms.ofAll('credits')], change: { topic: 'credits', at } });
    await page.hears(({ name, data }) => name === 'changed' && data.topic === 'credits');
    expect(page.heard).toHaveLength(seen + 1);
  });

  it('tells everybody that other prices are in force, and no price; also who asked before and connects a moment later', async () => {
    const pages = [await open(buyer), await open(seller), await open(stranger)];
    tell({ kind: 'changed', rooms: [topicRooms.ofAll('prices')], change: { topic: 'prices', at } });
    for (const page of pages)
      expect((await page.hears(({ name }) => name === 'changed')).data).toEqual({ topic: 'prices', at });
    const late = await open(buyer);
    expect((await late.hears(({ name }) => name === 'changed')).data).toEqual({ topic: 'prices', at });
  });

  it('tells of proposals of assays only those of the house who may decide them', async () => {
    const keeper = houseAdmin({ ...{ userId: OTHER_USER, canEditConverter: true, canAccessAssay: true } });
    const partner = testSession({ ...stranger, canEditConverter: true, canAccessAssay: true });
    const blind = testSession({ hierarchy: 1, canEditConverter: true, canAccessAssay: false });
    const pages = [await open(keeper), await open(partner), await open(blind)];
    tell({ kind: 'changed', rooms: [topicRooms.ofAll('proposals')], change: { topic: 'proposals', at } });
    tell({ kind: 'changed', rooms: [topicRooms.ofAll('credits')], change: { topic: 'credits', at } });
    const topics = pages.map(async (page) => {
      await page.hears(({ name, data }) => name === 'changed' && data.topic === 'credits');
      return page.heard.flatMap(({ name, data }) => (name === 'changed' ? [data.topic] : []));
    });
    expect(await Promise.all(topics)).toEqual([['proposals', 'credits'], ['credits'], ['credits']]);
  });

  it('ends with the session, at once', async () => {
    const page = await open(buyer);
    const sessions = await edge.sessionsOf(buyer.userId);
    await edge.platform.sessions.end(sessions.map(({ sessionId }) => sessionId));
    expect(await page.ends()).toBe('io server disconnect');
  });

  it.each([
    ['no token', async () => undefined],
    ['a forged one', async () => `${await edge.tokenOf(buyer)}x`],
  ])('is refused with %s', async (_what, tokenOf) => {
    await expect(LivePage.open(edge.url, await tokenOf())).rejects.toThrow('SIGNED_OUT');
  });

  it('is refused to pages of other people, and to other names', async () => {
    const token = await edge.tokenOf(buyer);
    const foreign = LivePage.open(edge.url, token, { origin: 'https://elsewhere.test' });
    await expect(foreign).rejects.toThrow('websocket error');
    keep(await LivePage.open(edge.url, token, { origin: edge.url }));
    const named = await TestEdge.start({}, { baseUrl: 'https://washcoat.test' });
    const elsewhere = LivePage.open(named.url, await named.tokenOf(buyer), { host: 'elsewhere.test' });
    await expect(elsewhere).rejects.toThrow('websocket error');
    await named.stop();
  });

  it('ends for a message of a megabyte, one that is no message, and a flood', async () => {
    const big = await open(buyer);
    big.socket.emit('watch', { kind: 'load', recordId: 'x'.repeat(1_000_000) });
    expect(await big.ends()).toMatch(/transport/);
    const wrong = await open(buyer);
    wrong.socket.emit('watch', { kind: 'company', recordId: LOAD }, () => undefined);
    expect(await wrong.ends()).toBe('io server disconnect');
    const flood = await open(buyer);
    for (let count = 0; count < 500; count++) flood.socket.emit('typing', { kind: 'load', recordId: LOAD });
    expect(await flood.ends()).toBe('io server disconnect');
    expect((await edge.get('/health/live')).status).toBe(200);
  });

  it('is open so often for one person, and for others as well', async () => {
    for (let count = 0; count < 20; count++) await open(buyer);
    await expect(open(buyer)).rejects.toThrow('TOO_MANY');
    await open(seller);
    pages.shift()?.close();
    for (let isOpen = false; !isOpen;) isOpen = await open(buyer).then(Boolean, () => false);
  });

  it('is at its own path only, and survives whoever tears it off', async () => {
    expect(await upgrade(edge.url, '/realtime/?EIO=4&transport=websocket')).toContain(' 400 ');
    expect(await upgrade(edge.url, '/realtime/?EIO=4&transport=polling')).toContain(' 400 ');
    for (const elsewhere of ['/files/x', '//', '//a:99999', '//[', '//door/realtime', '/realtimes'])
      expect(await upgrade(edge.url, elsewhere)).toBe('');
    expect(await upgrade(edge.url, 'http://[')).toMatch(/^HTTP\/1.1 400 /);
    const { hostname, port } = new URL(edge.url);
    for (let count = 0; count < 5; count++) {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'GET /realtime/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        );
        setImmediate(() => socket.resetAndDestroy());
      });
      await once(socket, 'close');
    }
    expect((await edge.get('/health/live')).status).toBe(200);
  });
});
