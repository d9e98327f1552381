import {
  itemDelete,
  itemReview,
  loadAccept,
  loadAdd,
  loadComplete,
  loadCompleted,
  loadFinished,
  loadRequest,
} from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { companies, people, Yard } from '../yard.fixture';

describe('many at once', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  it('completes once when five send it together', async () => {
    const loadId = await yard.filledCart();
    const answers = await Promise.all(Array.from({ length: 5 }, () => yard.complete(loadId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await yard.test.published(loadCompleted)).toHaveLength(1);
  });

  it('finishes once when the seller and the buyer send it together', async () => {
    const loadId = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    const senders = [people.partner, people.buyer, people.partner];
    const answers = await Promise.all(
      senders.map((sender) => yard.test.call(sender, loadComplete, { loadId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await yard.test.published(loadFinished)).toHaveLength(1);
  });

  it('gives a request to the first who accepts it', async () => {
    const { body } = await yard.test.call(people.subscriber, loadRequest, {});
    const graders = [people.grader, people.buyer];
    const answers = await Promise.all(
      graders.map((session) => yard.test.call(session, loadAccept, { loadId: body.loadId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = graders[answers.findIndex(({ status }) => status === 200)];
    expect((await yard.load(body.loadId)).assistantId).toBe(winner?.userId);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.error.error).toBe(
      `${winner?.firstName} ${winner?.lastName} has accepted this request already.`,
    );
  });

  it('keeps every item that is added at the same time, and one decision of each review', async () => {
    const loadId = await yard.cart({ customerId: companies.gulfcoast.companyId });
    const added = await Promise.all(Array.from({ length: 8 }, () => yard.add(loadId, {}, people.partner)));
    const load = await yard.load(loadId);
    expect([load.itemCount, load.status]).toEqual([8, 2]);
    const itemId = added[0]?.body.item.itemId ?? '';
    const reviews = await Promise.all(
      ([1, 2] as const).map((status) => yard.test.call(people.buyer, itemReview, { loadId, itemId, status })),
    );
    expect(reviews.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('lets one of two have an item that one changes and the other deletes at once', async () => {
    const loadId = await yard.filledCart();
    const asked = { loadId, itemId: (await yard.load(loadId)).items[0]?.itemId, version: 1 };
    const [edited, removed] = await Promise.all([
      yard.edit({ ...asked, quantity: 3 }),
      yard.test.call(people.otherBuyer, itemDelete, asked),
    ]);
    const left = (await yard.load(loadId)).items.map(({ quantity }) => quantity);
    expect([
      [200, 409, [3]],
      [404, 200, []],
    ]).toContainEqual([edited.status, removed.status, left]);
  });

  it('[LDET-072] deletes no item that somebody else changed, until it was looked at again', async () => {
    const loadId = await yard.filledCart();
    const itemId = (await yard.load(loadId)).items[0]?.itemId;
    const remove = (version: number) =>
      yard.test.call(people.otherBuyer, itemDelete, { loadId, itemId, version });
    await yard.edit({ loadId, itemId, version: 1, quantity: 3 });
    const { status, error } = await remove(1);
    const [current] = (await yard.load(loadId)).items;
    expect([status, error]).toEqual([409, expect.objectContaining({ code: 'STALE', current })]);
    expect(current).toMatchObject({ quantity: 3, version: 2 });
    expect((await remove(2)).body).toEqual({ message: 'Deleted Successfully' });
    expect((await yard.load(loadId)).items).toEqual([]);
  });

  it('creates one cart for a repeated Idempotency-Key, and refuses another body with it', async () => {
    const session = houseAdmin();
    const input = { customerId: companies.corner.companyId, loadName: 'Twice', facilityCity: 'Atlanta' };
    const create = (body: object) =>
      yard.test.call(session, loadAdd, { ...input, ...body }, { 'idempotency-key': 'k1' });
    const answers = await Promise.all([create({}), create({}), create({})]);
    expect(new Set(answers.map(({ body }) => body.loadId)).size).toBe(1);
    expect((await create({ loadName: 'Other' })).status).toBe(409);
  });
});
