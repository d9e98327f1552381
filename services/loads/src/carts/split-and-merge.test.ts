import { randomUUID } from 'node:crypto';
import {
  chatSend,
  itemEdit,
  itemHistory,
  itemPrice,
  loadEdit,
  loadMerge,
  loadMoved,
  loadRequest,
  loadSign,
  loadSplit,
  loadTimeline,
  type LoadDetail,
} from '@washcoat/contract-loads';
import { houseAdmin, pictureAt } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';
import { SIGNATURE } from './load-flow.fixture';

const sight = { canSeeUnitPrice: true, canSeeSubtotal: true, canSeeMarkup: true, canShowPricing: true };
const buyer = houseAdmin({ ...people.buyer, ...sight, canOveridePrice: true, canAddMarkup: true });
const seller = { ...people.partner, ...sight, companyId: companies.corner.companyId };
const picture = pictureAt('a');

describe('carts that are split and merged', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.introduce([buyer, seller]);
  });
  afterAll(() => yard.stop());

  const whole = (loadId: string, session = buyer) => yard.load(loadId, session);
  const versions = (items: LoadDetail['items']) => items.map(({ itemId, version }) => ({ itemId, version }));
  const split = (load: LoadDetail, items: LoadDetail['items'], input: object = {}, session = buyer) =>
    yard.test.call(session, loadSplit, {
      ...{ loadId: load.loadId, version: load.version ?? 0, loadName: 'Second', items: versions(items) },
      ...input,
    });
  const merge = async (loadId: string, otherId: string, input: object = {}, session = buyer) =>
    yard.test.call(session, loadMerge, {
      ...{
        loadId,
        version: (await whole(loadId)).version,
        otherId,
        otherVersion: (await whole(otherId)).version,
      },
      ...input,
    });
  const edit = (loadId: string, input: object) => yard.test.call(buyer, loadEdit, { loadId, ...input });
  const said = ({ status, error }: { status: number; error: { code?: string } }) => [status, error.code];
  /** What must go with an item: all but the load that it is on, its version and when it was changed. */
  const kept = ({ loadId: _, version: __, updatedDate: ___, ...item }: LoadDetail['items'][number]) => item;

  /** A quote with three items: one under haggle and with a picture, one with a price set by hand. */
  async function haggled(input: Record<string, unknown> = { isQuote: true }) {
    const loadId = await yard.filledCart(input);
    await yard.add(loadId, { quantity: 2, loadUrls: [picture], adjustedPrice: 190 }, buyer);
    await yard.add(loadId, { productId: products.c.productId }, seller);
    const [first] = (await whole(loadId)).items;
    await yard.edit({ loadId, itemId: first?.itemId, version: 1, adjustedPrice: 150 }, buyer);
    return whole(loadId);
  }

  it('moves items with their prices, offers and pictures to a load of the same terms', async () => {
    const { loadId } = await haggled();
    await edit(loadId, { discount: -2, isOffered: true, holdHours: 8 });
    const load = await whole(loadId);
    const [first, , third] = load.items;
    const moving = load.items.filter((item) => item !== third);
    const { body, status } = await split(load, moving);
    expect(status).toBe(200);
    const [rest, part] = [await whole(loadId), await whole(body.loadId)];
    expect(part.items.map(kept)).toEqual(moving.map(kept));
    expect(rest.items.map(kept)).toEqual([third].map((item) => item && kept(item)));
    for (const name of [
      'companyId',
      'facilityId',
      'type',
      'status',
      'discount',
      'heldUntil',
      'heldAt',
    ] as const)
      expect([name, part[name]]).toEqual([name, load[name]]);
    expect((part.subtotal ?? 0) + (rest.subtotal ?? 0)).toBeCloseTo(load.subtotal ?? 0, 9);
    const step = { loadId: part.loadId, itemId: first?.itemId };
    expect((await yard.test.call(buyer, itemPrice, step)).body.explanation?.length).toBeGreaterThan(2);
    expect((await yard.test.call(buyer, itemHistory, step)).body.list.map(({ action }) => action)).toEqual([
      'added',
      'changed',
    ]);
    const told = await yard.test.call(buyer, loadTimeline, { loadId });
    expect(told.body.list[0]).toMatchObject({ action: 'split it', change: 'KT 0334, KT 0334 to Second' });
    const ofPart = await yard.test.call(buyer, loadTimeline, { loadId: part.loadId });
    expect(ofPart.body.list.map(({ action }) => action).sort()).toEqual(['moved', 'moved', 'split it off']);
    expect(
      (await yard.test.published(loadMoved)).slice(-2).map(({ loadId: of, move }) => [of, move]),
    ).toEqual([
      [loadId, 'changed'],
      [part.loadId, 'changed'],
    ]);
  });

  it('keeps what a partner asked for waiting for its finish when it is merged into what the house began', async () => {
    const asked = { isRequestFromGradingSession: false };
    const { loadId: theirs } = (await yard.test.call(people.partner, loadRequest, asked)).body;
    await yard.add(theirs, {}, people.partner);
    await edit(theirs, { isQuote: false });
    const ours = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    expect(said(await merge(ours, theirs))).toEqual([200, undefined]);
    expect(said(await yard.complete(ours))).toEqual([409, 'NOT_FINISHED']);
  });

  it('splits once, however often it is sent with its key', async () => {
    const load = await haggled();
    const key = { 'Idempotency-Key': randomUUID() };
    const input = {
      ...{ loadId: load.loadId, version: load.version ?? 0, loadName: 'Once' },
      items: versions(load.items.slice(0, 1)),
    };
    const send = () => yard.test.call(buyer, loadSplit, input, key);
    const [one, other] = [await send(), await send()];
    expect([one.status, other.body]).toEqual([200, one.body]);
  });

  it('refuses a split of what somebody else changed, of everything, and of what is not on it', async () => {
    const load = await haggled();
    const [first, second] = load.items;
    if (!first || !second) throw new Error('It has items.');
    expect(said(await split(load, load.items))).toEqual([409, 'NOTHING_LEFT']);
    expect(said(await split(load, [first], { version: (load.version ?? 0) - 1 }))).toEqual([409, 'STALE']);
    const stale = await split(load, [{ ...first, version: 1 }]);
    expect([...said(stale), stale.error.error]).toEqual([
      ...[409, 'STALE'],
      'KT 0334 was changed meanwhile. Look at it as it is now and try again.',
    ]);
    expect((await split(load, [{ ...first, itemId: randomUUID() }])).status).toBe(404);
    expect((await split(load, [], { items: [] })).status).toBe(400);
    expect((await split(load, [first], { loadName: ' ' })).status).toBe(400);
    expect((await split(load, [first], {}, people.franchisee as typeof buyer)).status).toBe(404);
    await yard.test.call(buyer, itemEdit, {
      loadId: load.loadId,
      itemId: second.itemId,
      version: second.version,
      box: 4,
    });
    expect(said(await split(load, [first]))).toEqual([409, 'STALE']);
    expect((await whole(load.loadId)).itemCount).toBe(3);
  });

  it('merges all items of another one of the same customer, which is gone then', async () => {
    const [target, source] = [await haggled(), await haggled()];
    await edit(target.loadId, { notes: 'By the gate' });
    await edit(source.loadId, { notes: 'Ask for Joe' });
    const { status } = await merge(target.loadId, source.loadId);
    expect(status).toBe(200);
    const merged = await whole(target.loadId);
    expect(merged.items.map(kept)).toEqual([...target.items, ...source.items].map(kept));
    expect(merged.notes).toBe('By the gate\nAsk for Joe');
    await expect(whole(source.loadId)).rejects.toThrow('This load');
    const told = await yard.test.call(buyer, loadTimeline, { loadId: target.loadId, count: 1 });
    expect(told.body.list[0]).toMatchObject({ action: 'merged another into it' });
    expect((await yard.test.published(loadMoved)).slice(-1)).toMatchObject([
      { loadId: source.loadId, move: 'removed' },
    ]);
  });

  it('is done once by two who merge both ways at once', async () => {
    const [one, two] = [await haggled(), await haggled()];
    const answers = await Promise.all([merge(one.loadId, two.loadId), merge(two.loadId, one.loadId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const left = answers[0]?.status === 200 ? one : two;
    expect((await whole(left.loadId)).itemCount).toBe(6);
  });

  it('refuses by name what does not go together', async () => {
    const target = await yard.filledCart();
    const other = await yard.filledCart({ loadName: 'Other' });
    const elsewhere = await yard.filledCart({ facilityCity: 'Burlington', ein: '58-1' });
    const theirs = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    const quote = await yard.filledCart({ isQuote: true });
    const cheaper = await yard.filledCart();
    await edit(cheaper, { discount: -1 });
    const empty = await yard.cart();
    expect(said(await merge(target, target))).toEqual([400, 'BAD_INPUT']);
    expect(said(await merge(target, elsewhere))).toEqual([409, 'OTHER_FACILITY']);
    expect(said(await merge(target, theirs))).toEqual([409, 'OTHER_CUSTOMER']);
    expect(said(await merge(target, quote))).toEqual([409, 'OTHER_TYPE']);
    expect(said(await merge(target, cheaper))).toEqual([409, 'OTHER_DISCOUNT']);
    expect(said(await merge(target, empty))).toEqual([409, 'NO_ITEMS']);
    expect(said(await merge(target, other, { otherVersion: 1 }))).toEqual([409, 'STALE']);
    expect(said(await merge(target, other, { version: 1 }))).toEqual([409, 'STALE']);
    const held = await yard.filledCart({ isQuote: true });
    await edit(held, { isOffered: true, holdHours: 4 });
    expect(said(await merge(quote, held))).toEqual([409, 'OTHER_HOLD']);
    await yard.test.call(buyer, chatSend, {
      loadId: other,
      clientId: randomUUID(),
      text: 'Hello',
      pictures: [],
    });
    expect(said(await merge(target, other))).toEqual([409, 'HAS_CHAT']);
    const signed = await yard.filledCart();
    await yard.test.call(buyer, loadSign, { loadId: signed, signature: SIGNATURE, date: '11/20/2026' });
    expect(said(await merge(target, signed))).toEqual([409, 'SIGNED']);
    const completed = await yard.filledCart();
    await yard.complete(completed, {}, buyer);
    expect(said(await merge(target, completed))).toEqual([409, 'ILLEGAL_MOVE']);
    expect(said(await merge(completed, target))).toEqual([409, 'ILLEGAL_MOVE']);
    expect((await merge(target, quote, {}, people.franchisee as typeof buyer)).status).toBe(404);
    expect(
      (await merge(target, empty, {}, { ...people.grader, canBuildCart: false } as typeof buyer)).status,
    ).toBe(403);
  });
});
