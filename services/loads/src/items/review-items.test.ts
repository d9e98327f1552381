import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import {
  itemCounter,
  itemEdit,
  itemReview,
  itemsAdd,
  itemsReview,
  loadAccept,
  loadMoved,
  loadRequest,
} from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { people, products, Yard } from '../yard.fixture';

const seller: Session = { ...people.subscriber, canSeeUnitPrice: true, canSeeSubtotal: true };

describe('decisions on several items in one call', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  /** A grading session on which `count` items of the buyer wait for the seller. */
  const waiting = async (count: number) => {
    const { loadId } = (await yard.test.call(seller, loadRequest, {})).body;
    await yard.test.call(people.buyer, loadAccept, { loadId });
    const lines = Array.from({ length: count }, () => ({
      key: randomUUID(),
      productId: products.a.productId,
    }));
    await yard.test.call(people.buyer, itemsAdd, { loadId, lines });
    return { loadId, itemIds: (await yard.load(loadId)).items.map(({ itemId }) => itemId) };
  };
  const decide = (
    loadId: string,
    lines: object[],
    session: Session = seller,
    headers: Record<string, string> = {},
  ) => yard.test.call(session, itemsReview, { loadId, lines }, headers);
  const all = (itemIds: readonly string[], status: 1 | 2 = 1) =>
    itemIds.map((itemId) => ({ itemId, status, version: 1 }));
  const movesOf = async (loadId: string) =>
    (await yard.test.published(loadMoved)).filter((moved) => moved.loadId === loadId);
  const stepsOf = (itemIds: readonly string[]) =>
    yard.test.service
      .database('audit_entry')
      .whereIn('entity_id', [...itemIds])
      .whereIn('action', ['approve', 'reject'])
      .select('entity_id', 'action', 'before', 'after');

  it('[LDET-045] [LDET-046] [LDET-073] count in one transaction, each told and kept as if it were decided on alone', async () => {
    const { loadId, itemIds } = await waiting(50);
    const before = await yard.load(loadId);
    expect(before).toMatchObject({ unansweredCount: 50, waitingCount: 0 });
    expect(await yard.load(loadId, seller)).toMatchObject({ unansweredCount: 50, waitingCount: 50 });
    const told = (await movesOf(loadId)).length;
    const lines = [...all(itemIds.slice(0, 49)), ...all(itemIds.slice(49), 2)];
    const { status, body } = await decide(loadId, lines);
    expect([status, body]).toEqual([
      200,
      { message: 'Updated Successfully', lines: itemIds.map((itemId) => ({ itemId })) },
    ]);
    const after = await yard.load(loadId);
    expect(after.items.map((item) => item.status)).toEqual(lines.map((line) => line.status));
    expect(after.items.every(({ version, offer }) => version === 2 || offer)).toBe(true);
    expect([after.version, after.unansweredCount]).toEqual([Number(before.version) + 1, 0]);
    const moves = await movesOf(loadId);
    expect(moves.slice(told)).toMatchObject([{ move: 'changed', by: { party: 'seller' } }]);

    const alone = await waiting(1);
    const [itemId = ''] = alone.itemIds;
    await yard.test.call(seller, itemReview, { loadId: alone.loadId, itemId, status: 1, version: 1 });
    const steps = await stepsOf(itemIds);
    expect(steps.map(({ action }) => action).sort()).toEqual([
      ...itemIds.slice(1).map(() => 'approve'),
      'reject',
    ]);
    const own = {
      itemId: '',
      loadId: '',
      createdAt: '',
      updatedAt: '',
      offeredAt: '',
      offer: null,
      position: 0,
    };
    const shape = ({ after: kept }: { after: object }) => ({ ...kept, ...own });
    const first = steps.find(({ entity_id: id }) => id === itemIds[0]);
    expect(shape(first)).toEqual(shape((await stepsOf(alone.itemIds))[0]));
    expect(
      await yard.test.service.database('load_item').where({ item_id: itemIds[3] }).first(),
    ).toMatchObject({ status: 1, offer: null, version: 2, changed_by: 'buyer' });
  });

  it('are each refused alone, with what one that is decided on alone is told, and the others count', async () => {
    const { loadId, itemIds } = await waiting(4);
    const [stale = '', own = '', twice = '', fine = ''] = itemIds;
    await yard.test.call(people.buyer, itemEdit, { loadId, itemId: stale, version: 1, adjustedPrice: 150 });
    await yard.test.call(seller, itemCounter, { loadId, itemId: own, version: 1, quantity: 7 });
    const foreign = (await waiting(1)).itemIds[0] ?? '';
    const wrong = [
      { itemId: stale, status: 1, version: 1 },
      { itemId: own, status: 1, version: 2 },
      { itemId: foreign, status: 1 },
    ];
    const asked = [...wrong, ...all([twice, fine]), { itemId: twice, status: 2 }];
    const { status, body } = await decide(loadId, asked);
    expect([status, body.message]).toEqual([200, 'Updated 2 of 6 items']);
    expect(body.lines.map(({ itemId, problem }) => [itemId, problem?.code])).toEqual([
      [stale, 'STALE'],
      [own, 'OWN_ITEM'],
      [foreign, 'NOT_FOUND'],
      [twice, undefined],
      [fine, undefined],
      [twice, 'NOT_UNDER_REVIEW'],
    ]);
    for (const [place, each] of wrong.entries()) {
      const { status: refused, error } = await yard.test.call(seller, itemReview, { loadId, ...each });
      const { error: sentence, code } = error;
      expect(body.lines[place]?.problem).toEqual({ status: refused, error: sentence, code });
    }
    const { items } = await yard.load(loadId);
    expect(items.map((item) => item.status)).toEqual([0, 0, 1, 1]);
    expect(items[0]).toMatchObject({ adjustedPrice: 150 });
  });

  it('obey who may agree to a price and what was offered, line by line', async () => {
    const { loadId, itemIds } = await waiting(2);
    const [dear = '', more = ''] = itemIds;
    await yard.test.call(seller, itemCounter, { loadId, itemId: dear, version: 1, adjustedPrice: 500 });
    await yard.test.call(seller, itemCounter, { loadId, itemId: more, version: 1, quantity: 3 });
    const plain = houseAdmin({ canOveridePrice: false });
    const lines = itemIds.map((itemId) => ({ itemId, status: 1, version: 2 }));
    const { body } = await decide(loadId, lines, plain);
    expect(body.lines.map(({ problem }) => problem?.code)).toEqual(['PRICE_NOT_YOURS', undefined]);

    const { loadId: asked } = (await yard.test.call(seller, loadRequest, {})).body;
    await yard.test.call(people.buyer, loadAccept, { loadId: asked });
    const { itemId } = (await yard.add(asked, {}, seller)).body.item;
    await yard.test.call(people.buyer, itemEdit, { loadId: asked, itemId, version: 1, quantity: 2 });
    const early = await decide(asked, [{ itemId, status: 2 }]);
    expect(early.body.lines[0]?.problem).toMatchObject({ status: 409, code: 'NOT_OFFERED' });
    expect(early.body.message).toBe('Updated 0 of 1 items');
  });

  it('that change nothing leave the load and tell nobody', async () => {
    const { loadId, itemIds } = await waiting(1);
    const [before, told] = [await yard.load(loadId), (await movesOf(loadId)).length];
    await decide(loadId, all(itemIds), people.buyer);
    expect([await yard.load(loadId), (await movesOf(loadId)).length]).toEqual([before, told]);
  });

  it('that are sent again with their key get their first answer and count once', async () => {
    const { loadId, itemIds } = await waiting(3);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => decide(loadId, all(itemIds), seller, key)));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
    expect(answers[0]?.body.message).toBe('Updated Successfully');
    expect(await stepsOf(itemIds)).toHaveLength(3);
    expect((await decide(loadId, all(itemIds, 2), seller, key)).error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('of two people at once are made once each', async () => {
    const { loadId, itemIds } = await waiting(12);
    const sent = [all(itemIds), all([...itemIds].reverse(), 2)];
    const answers = await Promise.all(sent.map((lines) => decide(loadId, lines)));
    const refused = answers.flatMap(({ body }) => body.lines.flatMap(({ problem }) => problem?.code ?? []));
    expect(refused).toEqual(itemIds.map(() => 'STALE'));
    expect(await stepsOf(itemIds)).toHaveLength(12);
  });

  it('are refused whole for a load that is reviewed no more or is not theirs, and when there are none or too many', async () => {
    const { loadId, itemIds } = await waiting(1);
    expect((await decide(loadId, [])).status).toBe(400);
    expect((await decide(loadId, all(Array.from({ length: 51 }, () => randomUUID())))).status).toBe(400);
    expect((await decide(loadId, all(itemIds), people.colleague)).status).toBe(404);
    expect((await decide(loadId, all(itemIds), people.partner)).status).toBe(404);
    const done = await yard.filledCart();
    await yard.complete(done);
    const late = await decide(done, all(itemIds), people.buyer);
    expect([late.status, late.error.code]).toEqual([409, 'ILLEGAL_MOVE']);
  });
});
