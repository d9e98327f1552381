import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { itemAdd, itemsAdd, loadRequest } from '@washcoat/contract-loads';
import { houseAdmin, pictureAt, testSession } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';

describe('several items in one call', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  const line = (overrides: object = {}) => ({
    key: randomUUID(),
    productId: products.a.productId,
    ...overrides,
  });
  const send = (loadId: string, lines: object[], session: Session = people.buyer) =>
    yard.test.call(session, itemsAdd, { loadId, lines });
  const codesOf = async (loadId: string) => (await yard.load(loadId)).items.map(({ oem }) => oem);

  it('[LDET-070] [LDET-089] go in together, in their order, each priced and told as if it came alone', async () => {
    const loadId = await yard.cart();
    const free = { productId: null, type: 'OTHER', oem: 'Box of parts', basePrice: 12.5 };
    const lines = [
      line({ productId: products.b.productId, quantity: 3 }),
      line(free),
      line({ quantity: 2, box: 4 }),
    ];
    const { status, body } = await send(loadId, lines);
    expect([status, body.message]).toEqual([200, 'Successfully added 3 items in load']);
    expect(body.lines.map(({ key }) => key)).toEqual(lines.map(({ key }) => key));
    expect(body.lines.map(({ item }) => item?.total)).toEqual([106.26, 12.5, 344.46]);
    expect(await codesOf(loadId)).toEqual(['HC-1', 'Box of parts', 'KT 0334']);
    const alone = (await yard.add(await yard.cart(), { quantity: 2, box: 4 })).body.item;
    const own = { itemId: '', loadId: '', createdDate: '', updatedDate: '', pricedDate: '' };
    expect({ ...body.lines[2]?.item, ...own }).toEqual({ ...alone, ...own });
    const load = await yard.load(loadId);
    expect([load.type, load.status, load.assistantId]).toEqual([1, 2, people.buyer.userId]);
    const { database } = yard.test.service;
    const itemIds = body.lines.map(({ item }) => item?.itemId ?? '');
    expect(await database('audit_entry').whereIn('entity_id', itemIds).pluck('action')).toEqual([
      'add',
      'add',
      'add',
    ]);
    expect(await database('load_item_price').whereIn('item_id', itemIds)).toHaveLength(2);
  });

  it('are each refused alone, with what one that is added alone is told, and the others go in', async () => {
    const loadId = await yard.cart();
    const wrong = [
      { productId: products.inactive.productId },
      { quantity: 0 },
      { productId: null, type: 'OTHER' },
    ];
    const { status, body } = await send(loadId, [
      ...wrong.map((each) => line(each)),
      line({ productId: products.c.productId }),
    ]);
    expect([status, body.message]).toEqual([200, 'Added 1 of 4 items']);
    for (const [place, each] of wrong.entries()) {
      const alone = await yard.add(loadId, each);
      const { requestId: _requestId, ...error } = alone.error;
      expect(body.lines[place]?.problem).toEqual({ status: alone.status, ...error });
    }
    expect(await codesOf(loadId)).toEqual(['KT 0334 C']);
  });

  it('want a picture each of those who must add one', async () => {
    const careful = houseAdmin({ isPictureMandatory: true });
    const loadId = await yard.cart();
    const { body } = await send(loadId, [line(), line({ loadUrls: [pictureAt('a')] })], careful);
    expect(body.lines.map(({ problem }) => problem?.error)).toEqual([
      'Please upload atleast one image',
      undefined,
    ]);
    expect(await codesOf(loadId)).toHaveLength(1);
  });

  it('that are sent again, alone or in other company, are on the load once', async () => {
    const loadId = await yard.cart();
    const [first, second, third] = [line({ quantity: 2 }), line(), line({ quantity: 5 })];
    const before = await send(loadId, [first, second]);
    const again = await send(loadId, [second, third, first, third]);
    expect(again.body.lines.map(({ item }) => item?.itemId).slice(0, 3)).toEqual([
      before.body.lines[1]?.item?.itemId,
      again.body.lines[3]?.item?.itemId,
      before.body.lines[0]?.item?.itemId,
    ]);
    const { key, ...input } = first;
    const alone = await yard.test.call(
      people.buyer,
      itemAdd,
      { loadId, ...input },
      { 'idempotency-key': key },
    );
    expect(alone.body.item.itemId).toBe(before.body.lines[0]?.item?.itemId);
    expect((await yard.load(loadId)).itemCount).toBe(3);
  });

  it('that were refused may be sent again with their keys; a key for another line is refused', async () => {
    const loadId = await yard.cart();
    const key = randomUUID();
    const refused = await send(loadId, [line({ key, quantity: 0 })]);
    expect(refused.body.lines[0]?.problem?.status).toBe(400);
    const taken = await send(loadId, [line({ key, quantity: 1 })]);
    expect(taken.body.lines[0]?.item?.quantity).toBe(1);
    const other = await send(loadId, [line({ key, quantity: 7 }), line({ quantity: 9 })]);
    expect(other.body.lines[0]?.problem).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(other.body.lines[1]?.item?.quantity).toBe(9);
  });

  it('are added once when they are sent many times together, in any order', async () => {
    const loadId = await yard.cart();
    const lines = Array.from({ length: 6 }, (_line, at) => line({ quantity: at + 1 }));
    const sent = [lines, [...lines].reverse(), lines.slice(2), [...lines.slice(0, 4)].reverse()];
    const alone = lines.map(({ key, ...input }) =>
      yard.test.call(people.buyer, itemAdd, { loadId, ...input }, { 'idempotency-key': key }),
    );
    const answers = await Promise.all([...sent.map((each) => send(loadId, each)), ...alone]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await yard.load(loadId)).itemCount).toBe(6);
  });

  it('are refused whole for a load that takes none, and when there are none or too many', async () => {
    const loadId = await yard.filledCart();
    expect((await send(loadId, [])).status).toBe(400);
    expect(
      (
        await send(
          loadId,
          Array.from({ length: 51 }, () => line()),
        )
      ).status,
    ).toBe(400);
    expect((await send(loadId, [line()], people.colleague)).status).toBe(403);
    expect((await send(randomUUID(), [line()])).status).toBe(404);
    await yard.complete(loadId);
    const late = await send(loadId, [line()]);
    expect([late.status, late.error.code]).toEqual([409, 'ILLEGAL_MOVE']);
    expect((await yard.load(loadId)).items).toHaveLength(1);
  });

  it('show a subscriber no price that was not offered', async () => {
    const seller = testSession({
      ...{ hierarchy: 2, canSeeUnitPrice: true, canSeeSubtotal: true, canSellerAddToCart: true },
      companyId: companies.corner.companyId,
      parentCompanyId: companies.corner.parentCompanyId,
    });
    const { body: request } = await yard.test.call(seller, loadRequest, {});
    const { status, body } = await send(request.loadId, [line(), line()], seller);
    expect(status).toBe(200);
    expect(body.lines.map(({ item }) => item?.oem)).toEqual(['KT 0334', 'KT 0334']);
    expect(JSON.stringify(body)).not.toMatch(/172\.23|Price|total/);
  });
});
