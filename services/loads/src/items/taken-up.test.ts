import type { Session } from '@washcoat/contract-entities';
import {
  itemDelete,
  itemReview,
  itemsAdd,
  loadAccept,
  loadComplete,
  loadEdit,
  loadRequest,
  loadSign,
} from '@washcoat/contract-loads';
import { SIGNATURE } from '../carts/load-flow.fixture';
import { people, products, Yard } from '../yard.fixture';

/** Graders of the house: they accept requests and build no carts. */
const grader = { ...people.grader, canBuildCart: false };
const other = { ...grader, userId: '00000000-0000-4000-8000-00000000a001', firstName: 'Ana' };

describe('a load that a grader has taken up', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.introduce([...Object.values(people).filter(({ userId }) => userId !== grader.userId), grader]);
  });
  afterAll(() => yard.stop());

  /** A grading session of the subscriber, accepted. */
  async function session(by: Session = grader): Promise<string> {
    const { loadId } = (await yard.test.call(people.subscriber, loadRequest, {})).body;
    expect((await yard.test.call(by, loadAccept, { loadId })).status).toBe(200);
    return loadId;
  }

  const remove = (loadId: string, itemId: string, by: Session) =>
    yard.test.call(by, itemDelete, { loadId, itemId });
  const finish = (loadId: string, by: Session) => yard.test.call(by, loadComplete, { loadId });
  const sign = (loadId: string, by: Session) =>
    yard.test.call(by, loadSign, { loadId, signature: SIGNATURE });

  it('[LDET-070] [LDET-071] [LDET-072] takes items of the grader, who changes and deletes them as a buyer does', async () => {
    const loadId = await session();
    const added = await yard.add(loadId, { box: 2 }, grader);
    expect(added.body.item).toMatchObject({ status: 0, box: 2, userId: grader.userId });
    expect(added.body.item).not.toHaveProperty('adjustedPrice');
    const { itemId } = added.body.item;
    expect(await yard.load(loadId)).toMatchObject({ items: [{ offer: { party: 'buyer' } }] });
    const line = { key: 'line-1', productId: products.b.productId };
    const lines = await yard.test.call(grader, itemsAdd, { loadId, lines: [line] });
    expect(lines.body.lines[0]?.item).toMatchObject({ oem: 'HC-1', status: 0 });
    const change = { loadId, itemId, version: 1, quantity: 0.5, description: 'Cracked' };
    const changed = await yard.edit(change, grader);
    expect(changed.body.item).toMatchObject({ quantity: 0.5, description: 'Cracked', version: 2 });
    expect((await remove(loadId, itemId, grader)).status).toBe(200);
  });

  it('[LDET-061] [LDET-063] [LDET-065] lets the grader set prices, add free items and mark what was not bought by its own rights', async () => {
    const loadId = await session();
    const may = { ...grader, canOveridePrice: true, canSeeUnitPrice: true, didNotBuyIndicator: true };
    const { item } = (await yard.add(loadId, { adjustedPrice: 160 }, may)).body;
    expect(item).toMatchObject({ basePrice: 172.23, adjustedPrice: 160 });
    expect((await yard.add(loadId, { adjustedPrice: 160 }, grader)).status).toBe(200);
    const { items } = await yard.load(loadId);
    expect(items.map(({ adjustedPrice }) => adjustedPrice)).toEqual([160, 172.23]);
    const { itemId, version } = item;
    const edit = (input: object, by: Session) => yard.edit({ loadId, itemId, version, ...input }, by);
    expect((await edit({ adjustedPrice: 150 }, grader)).error.code).toBe('PRICE_NOT_YOURS');
    expect((await edit({ isDidNotBuy: true }, grader)).status).toBe(403);
    expect((await edit({ isDidNotBuy: true }, may)).body.item.isDidNotBuy).toBe(true);
    const free = { productId: null, type: 'OTHER', description: 'bin' };
    expect((await yard.add(loadId, free, grader)).status).toBe(403);
    expect((await yard.add(loadId, free, { ...grader, canShowOther: true })).status).toBe(200);
  });

  it('is filled by no other grader, and by one who is its video grader alone', async () => {
    const loadId = await session();
    const { itemId } = (await yard.add(loadId, {}, grader)).body.item;
    const statuses = async (by: Session) => [
      (await yard.add(loadId, {}, by)).status,
      (await yard.edit({ loadId, itemId, version: 1, box: 3 }, by)).status,
      (await remove(loadId, itemId, by)).status,
    ];
    expect(await statuses(other)).toEqual([403, 403, 403]);
    expect(await statuses({ ...grader, canAcceptLoadRequest: false })).toEqual([403, 403, 403]);
    const ofHouse = await yard.cart();
    expect((await yard.add(ofHouse, {}, grader)).status).toBe(403);
    const asGrader = { loadId: ofHouse, videoGraderId: grader.userId };
    expect((await yard.test.call(people.buyer, loadEdit, asGrader)).status).toBe(200);
    expect((await yard.add(ofHouse, {}, grader)).status).toBe(200);
    expect((await yard.load(ofHouse)).assistantId).toBe(people.buyer.userId);
    expect((await yard.test.call(grader, loadEdit, { loadId, notes: 'x' })).status).toBe(403);
    expect(await statuses(grader)).toEqual([200, 200, 200]);
  });

  it('[LDET-037] [LDET-038] [LDET-077] is finished for the seller, signed and completed by the grader who is its buyer, and by no other', async () => {
    const loadId = await session();
    const { itemId } = (await yard.add(loadId, {}, grader)).body.item;
    expect((await yard.test.call(people.subscriber, itemReview, { loadId, itemId, status: 1 })).status).toBe(
      200,
    );
    for (const by of [other, { ...grader, canAcceptLoadRequest: false }]) {
      expect((await sign(loadId, by)).status).toBe(403);
      expect((await finish(loadId, by)).status).toBe(403);
      expect((await yard.complete(loadId, {}, by)).status).toBe(403);
    }
    expect((await yard.complete(loadId, {}, grader)).error.code).toBe('NOT_FINISHED');
    expect((await sign(loadId, grader)).status).toBe(200);
    expect((await finish(loadId, grader)).status).toBe(200);
    expect((await yard.complete(loadId, {}, other)).status).toBe(403);
    expect((await yard.complete(loadId, {}, grader)).status).toBe(200);
    expect(await yard.load(loadId)).toMatchObject({ type: 4, status: 7, assistantId: grader.userId });
  });

  it('[LDET-038] is not completed by who grades it for another buyer', async () => {
    const loadId = await session();
    const { itemId } = (await yard.add(loadId, {}, grader)).body.item;
    const given = { loadId, assistantId: people.buyer.userId };
    expect((await yard.test.call(people.buyer, loadEdit, given)).status).toBe(200);
    expect((await yard.edit({ loadId, itemId, version: 1, box: 3 }, grader)).status).toBe(200);
    expect((await finish(loadId, grader)).status).toBe(403);
    expect((await yard.complete(loadId, {}, grader)).status).toBe(403);
  });

  it('[LOAD-054] is amended with canEditInvoice by its own grader and no other', async () => {
    const loadId = await session();
    const { itemId } = (await yard.add(loadId, {}, grader)).body.item;
    await yard.test.call(people.subscriber, itemReview, { loadId, itemId, status: 1 });
    await finish(loadId, grader);
    await yard.complete(loadId, {}, grader);
    const { items } = await yard.load(loadId);
    const amend = (by: Session, isEditInvoice = true) =>
      yard.edit({ loadId, itemId, version: items[0]?.version, quantity: 2, isEditInvoice }, by);
    const may = { canEditInvoice: true, facilityCity: 'Atlanta' };
    expect((await amend({ ...other, ...may })).status).toBe(403);
    expect((await amend({ ...other, ...may }, false)).status).toBe(403);
    expect((await amend({ ...grader, ...may, canEditInvoice: false })).status).toBe(403);
    expect((await amend({ ...grader, ...may }, false)).status).toBe(409);
    expect((await amend({ ...grader, ...may })).status).toBe(200);
  });
});
