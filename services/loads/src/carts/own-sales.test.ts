import { loadMine, loadMoved, loadRequest, loadSend } from '@washcoat/contract-loads';
import { companies, people, Yard } from '../yard.fixture';

describe('what a seller has asked for', () => {
  let yard: Yard;

  beforeEach(async () => {
    yard = await Yard.start();
  });
  afterEach(() => yard.stop());

  const request = async (session = people.subscriber, isRequestFromGradingSession = false) =>
    (await yard.test.call(session, loadRequest, { isRequestFromGradingSession })).body.loadId;
  const mine = async (session = people.subscriber) =>
    (await yard.test.call(session, loadMine, {})).body.list.map(({ loadId }) => loadId);
  const send = (loadId: string, session = people.subscriber) => yard.test.call(session, loadSend, { loadId });

  it('[LOAD-043] [LOAD-067] lists the own ones, first what waits for the seller, without money', async () => {
    const session = await request(people.subscriber, true);
    const unsent = await request();
    const sent = await request();
    await yard.add(sent, {}, people.subscriber);
    await send(sent);
    expect(await mine()).toEqual([unsent, sent, session]);
    const { items } = await yard.load(sent);
    const [item] = items;
    await yard.edit({ loadId: sent, itemId: item?.itemId, version: item?.version, quantity: 2 });
    const answer = await yard.test.call(people.subscriber, loadMine, {});
    expect(answer.body.list.map(({ loadId, waitingCount }) => [loadId, waitingCount])).toEqual([
      [sent, 1],
      [unsent, 0],
      [session, 0],
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/price|total"|discount/i);
    expect(await mine({ ...people.colleague })).toEqual([]);
    expect((await yard.test.call(people.buyer, loadMine, {})).status).toBe(403);
  });

  it('[LOAD-067] is for a partner what it sells, and not what its own customers bring to it', async () => {
    const asked = await request(people.partner);
    const bought = await yard.cart(
      { customerId: companies.orchard.companyId, facilityCity: 'Peachtree' },
      people.franchisee,
    );
    expect(await mine(people.partner)).toEqual([asked]);
    expect(await mine(people.franchisee)).not.toContain(bought);
  });

  it('sends a list to the buyer once, and no empty one', async () => {
    const loadId = await request();
    expect((await send(loadId)).error.code).toBe('NO_ITEMS');
    await yard.add(loadId, {}, people.subscriber);
    expect((await send(loadId)).body.message).toBe('Successfully Sent');
    expect((await send(loadId)).status).toBe(200);
    const moves = await yard.test.published(loadMoved);
    const sent = moves.filter((move) => move.loadId === loadId && move.move === 'requested');
    expect(sent.map(({ version }) => version)).toEqual([1, expect.any(Number)]);
    expect((await yard.load(loadId)).sentAt).toEqual(expect.any(String));
    expect((await send(await request(people.subscriber, true))).status).toBe(409);
    expect((await send(await request(people.partner), people.partner)).error.code).toBe('NO_ITEMS');
  });
});
