import {
  itemDelete,
  loadAccept,
  loadDelete,
  loadEdit,
  loadRequest,
  openLoad,
} from '@washcoat/contract-loads';
import { recordRoom, topicRooms, type LiveSignal } from '@washcoat/service-kit';
import { HOUSE_ID } from '@washcoat/testing';
import { companies, people, Yard } from '../yard.fixture';

type Changed = Extract<LiveSignal, { kind: 'changed' }>;

describe('what open pages hear of loads', () => {
  let yard: Yard;
  let told: Changed[];
  let stop: () => void;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  beforeEach(() => {
    told = [];
    stop = yard.test.platform.live.follow((signal) => void (signal.kind === 'changed' && told.push(signal)));
  });
  afterEach(() => stop());

  /** Waits for what is told of a load from a version on. */
  const tellingOf = async (loadId: string, from: number): Promise<Changed> => {
    for (;;) {
      const found = told.find(({ change }) => change.recordId === loadId && (change.version ?? 0) >= from);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  it('is its version after every change, and that lists changed; never what it is', async () => {
    const loadId = await yard.cart();
    await tellingOf(loadId, 1);
    const { body } = await yard.add(loadId);
    await tellingOf(loadId, 2);
    const { itemId, version } = body.item;
    await yard.edit({ loadId, itemId, version, adjustedPrice: 150 });
    await tellingOf(loadId, 3);
    await yard.test.call(people.buyer, itemDelete, { loadId, itemId });
    const last = await tellingOf(loadId, 4);
    expect(last).toMatchObject({ rooms: [recordRoom('load', loadId)], isMoved: false });
    expect(told.find(({ change }) => change.topic === 'loads')?.rooms).toEqual([
      topicRooms.ofHouse('loads'),
      topicRooms.ofCompany('loads', companies.corner.companyId),
      topicRooms.ofCompany('loads', HOUSE_ID),
    ]);
    const words = new Set(told.flatMap(({ change }) => Object.keys(change)));
    expect([...words].sort()).toEqual(['at', 'recordId', 'topic', 'version']);
  });

  it('says when a load may have gone out of sight', async () => {
    const loadId = await yard.cart();
    await yard.test.call(people.buyer, loadDelete, { cartId: loadId });
    expect(await tellingOf(loadId, 2)).toMatchObject({ isMoved: true });
  });

  it('tells a company at once that a load is another one’s from now on', async () => {
    await yard.introduce();
    const loadId = await yard.cart();
    const edit = (input: Record<string, unknown>) =>
      yard.test.call(people.buyer, loadEdit, { loadId, ...input });
    await edit({ videoGraderId: people.grader.userId });
    await tellingOf(loadId, 2);
    told.length = 0;
    await edit({ videoGraderId: null, customerId: companies.gulfcoast.companyId });
    expect(await tellingOf(loadId, 3)).toMatchObject({ isMoved: true });
    const lists = told.filter(({ change }) => change.topic === 'loads').flatMap(({ rooms }) => rooms);
    expect(lists).toContain(topicRooms.ofCompany('loads', companies.corner.companyId));
  });

  it('[CHAT-007] asks the door to look again at every change of a grading session, whose parts it names', async () => {
    const asked = await yard.test.call(people.subscriber, loadRequest, { isRequestFromGradingSession: true });
    const { loadId } = asked.body;
    expect(await tellingOf(loadId, 1)).toMatchObject({ isMoved: false });
    await yard.test.call(people.grader, loadAccept, { loadId });
    expect(await tellingOf(loadId, 2)).toMatchObject({ isMoved: true });
    yard.test.caller.add('loads', yard.test.service.app.callback());
    for (const [session, videoPart] of [
      [people.subscriber, 'seller'],
      [people.grader, 'grader'],
      [people.buyer, null],
    ] as const) {
      const sessionId = `part of ${session.userId}`;
      await yard.test.platform.sessions.put({ sessionId, expiresAt: Date.now() + 60_000, session });
      const answer = await yard.test.caller.post('loads', openLoad.path, { sessionId, loadId });
      expect(JSON.parse(String(answer))).toMatchObject({ videoPart });
    }
  });

  it('is told to whoever may open the load, and to nobody else', async () => {
    const loadId = await yard.cart();
    const ask = async (session: Parameters<typeof yard.test.tokenOf>[0]) => {
      const sessionId = `session of ${session.userId}`;
      const expiresAt = Date.now() + 60_000;
      await yard.test.platform.sessions.put({ sessionId, expiresAt, session });
      return yard.test.caller
        .post('loads', openLoad.path, { sessionId, loadId })
        .then(String, (error: Error) => error.message);
    };
    yard.test.caller.add('loads', yard.test.service.app.callback());
    const opened = { version: 1, isSeller: false, videoPart: null };
    expect(JSON.parse(await ask(people.buyer))).toEqual({ ...opened, isShownToSellers: true });
    expect(JSON.parse(await ask(people.otherBuyer))).toEqual({ ...opened, isShownToSellers: false });
    for (const other of [
      people.partner,
      people.colleague,
      { ...people.grader, canBuildCart: false, canAcceptLoadRequest: false },
    ])
      expect(await ask(other)).toMatch(/This load/);
    await yard.test.platform.sessions.end([`session of ${people.buyer.userId}`]);
    const ended = yard.test.caller.post('loads', openLoad.path, {
      sessionId: `session of ${people.buyer.userId}`,
      loadId,
    });
    await expect(ended).rejects.toThrow(/This load/);
  });
});
