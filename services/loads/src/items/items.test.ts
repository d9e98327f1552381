import { pricingApplied } from '@washcoat/contract-converters';
import {
  itemAdd,
  itemCounter,
  itemDelete,
  itemFromSearch,
  itemList,
  itemReview,
  loadAccept,
  loadEdit,
  loadRequest,
} from '@washcoat/contract-loads';
import { houseAdmin, pictureAt } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';

describe('items of a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  it('[LDET-070] [LDET-089] [LDET-042] [LDET-043] prices a converter for the customer and facility, as the worked example says', async () => {
    const loadId = await yard.cart();
    const added = await yard.add(loadId, { quantity: 2, box: 3 });
    expect(added.status).toBe(200);
    expect(added.body.message).toBe('Successfully added the item in load');
    expect(added.body.item).toMatchObject({
      oem: 'KT 0334',
      type: 'CERAMIC',
      quantity: 2,
      unit: 1,
      finalQty: 2,
      finalUnit: 2,
      box: 3,
      basePrice: 172.23,
      adjustedPrice: 172.23,
      total: 344.46,
      status: 1,
      catAlert: false,
      version: 1,
    });
    expect((await yard.add(loadId, { productId: products.b.productId })).body.item.adjustedPrice).toBe(35.42);
    expect((await yard.add(loadId, { productId: products.c.productId })).body.item.adjustedPrice).toBe(211.7);
    const empty = (await yard.add(loadId, { productId: products.empty.productId })).body.item;
    expect([empty.basePrice, empty.adjustedPrice, empty.total]).toEqual([0, 0, 0]);
    const stored = await yard.test.service
      .database('load_item')
      .where({ item_id: added.body.item.itemId })
      .first();
    expect(stored).toMatchObject({ snapshot_id: pricingApplied.example.snapshotId, listed_price: '187.15' });
  });

  it('[LDET-061] takes the price on the server; only canOveridePrice sets another', async () => {
    const plain = houseAdmin({ canOveridePrice: false });
    const loadId = await yard.cart();
    const ignored = await yard.add(loadId, { adjustedPrice: 1, basePrice: 2 }, plain);
    expect(ignored.body.item).toMatchObject({ basePrice: 172.23, adjustedPrice: 172.23 });
    const set = await yard.add(loadId, { adjustedPrice: 240.004 });
    expect(set.body.item).toMatchObject({
      basePrice: 172.23,
      adjustedPrice: 240,
      total: 240,
      catAlert: true,
    });
    const { itemId } = ignored.body.item;
    const change = { loadId, itemId, version: 1, quantity: 0.5 };
    const refused = await yard.edit({ ...change, adjustedPrice: 9 }, plain);
    expect([refused.status, refused.error.error]).toEqual([403, 'You may not set the price of KT 0334.']);
    const blind = { ...plain, canSeeUnitPrice: false };
    expect((await yard.edit({ ...change, adjustedPrice: 172.23 }, blind)).status).toBe(403);
    const edited = await yard.edit({ ...change, adjustedPrice: 172.23 }, plain);
    expect(edited.body.item).toMatchObject({ adjustedPrice: 172.23, total: 86.12, finalUnit: 1, version: 2 });
    const overridden = await yard.edit({ loadId, itemId, version: 2, adjustedPrice: 150 });
    expect(overridden.body.item).toMatchObject({ adjustedPrice: 150, total: 75 });
  });

  it('takes the snapshot in force, in whatever order snapshots arrive', async () => {
    const own = await Yard.start();
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const snapshot = (number: number, appliedAt: string, pt: number) => ({
      ...pricingApplied.example,
      snapshotId: `018f3c1e-0000-7000-8000-00000000050${number}`,
      appliedAt,
      hedge: { pt, pd: 0, rh: 0 },
    });
    await own.test.service.database('pricing_copy').delete();
    const newest = snapshot(3, hours(-1), 3000);
    const envelope = await own.test.deliver(pricingApplied, newest);
    await own.test.deliver(pricingApplied, snapshot(2, hours(-9), 9));
    await own.test.deliver(pricingApplied, newest, envelope);
    const loadId = await own.cart();
    const { body } = await own.add(loadId);
    const stored = await own.test.service.database('load_item').where({ item_id: body.item.itemId }).first();
    expect(stored.snapshot_id).toBe(newest.snapshotId);
    expect(await own.test.service.database('pricing_copy')).toHaveLength(2);
    await own.stop();
  });

  it('raises catAlert for converters marked for test', async () => {
    const loadId = await yard.cart();
    const marked = await yard.add(loadId, { productId: products.marked.productId });
    expect(marked.body.item).toMatchObject({ type: 'DIESEL', isMarkForTest: true, catAlert: true });
  });

  it('tells of a price far above the listed one only who sees both: by trying, others would find the listed one', async () => {
    const loadId = await yard.cart();
    const { itemId } = (await yard.add(loadId)).body.item;
    const alertFor = async (flags: object) => {
      const { version } = (await yard.load(loadId)).items[0] ?? {};
      const trying = { ...people.buyer, canOveridePrice: true, ...flags };
      const { status, body } = await yard.edit({ loadId, itemId, version, adjustedPrice: 240 }, trying);
      const { list } = (await yard.test.call(trying, itemList, { loadId })).body;
      return [status, body.item.catAlert, list[0]?.catAlert];
    };
    expect(await alertFor({ canShowPricing: true, canSeeUnitPrice: true })).toEqual([200, true, true]);
    for (const flags of [{ canShowPricing: false }, { canSeeUnitPrice: false }])
      expect([flags, await alertFor(flags)]).toEqual([flags, [200, false, false]]);
  });

  it('tells a seller who pays for prices no alert, whatever it asks for', async () => {
    const seller = { ...people.subscriber, canSeeUnitPrice: true, canShowPricing: true };
    const { loadId } = (await yard.test.call(seller, loadRequest, {})).body;
    await yard.test.call(people.buyer, loadAccept, { loadId });
    const { itemId } = (await yard.add(loadId, { quantity: 2 })).body.item;
    const asked = await yard.test.call(seller, itemCounter, {
      loadId,
      itemId,
      version: 1,
      adjustedPrice: 900,
    });
    expect(asked.body.item).toMatchObject({ adjustedPrice: 900, catAlert: false });
    expect((await yard.load(loadId, seller)).items).toMatchObject([{ catAlert: false }]);
    expect((await yard.load(loadId)).items).toMatchObject([{ catAlert: true }]);
  });

  it('shows the mark, and the alert because of it, to those alone who may see marks', async () => {
    const loadId = await yard.cart();
    await yard.add(loadId, { productId: products.marked.productId });
    const { items } = await yard.load(loadId, { ...people.buyer, canViewMarkForTest: false });
    expect(items).toMatchObject([{ isMarkForTest: false, catAlert: false }]);
    expect((await yard.load(loadId, people.buyer)).items).toMatchObject([{ isMarkForTest: true }]);
  });

  it('[CONV-063] refuses unknown and inactive converters, and bad counts, types and addresses', async () => {
    const loadId = await yard.cart();
    expect((await yard.add(loadId, { productId: products.inactive.productId })).status).toBe(404);
    expect((await yard.add(loadId, { productId: loadId })).status).toBe(404);
    for (const wrong of [
      { quantity: 0 },
      { unit: 0 },
      { quantity: -3 },
      { quantity: 'many' },
      { quantity: 1e9 },
      { quantity: 1e-9 },
      { quantity: 0.33333 },
      { box: 1.5 },
      { productId: 'x' },
      { productId: null, type: 'GOLD', oem: 'x' },
      { productId: null, oem: 'x' },
      { productId: null, type: 'OTHER' },
      { productId: null, type: 'OTHER', oem: 'x', quantity: 100_000, unit: 100_000 },
      { loadUrls: ['javascript:alert(1)'] },
      { loadUrls: Array.from({ length: 11 }, () => pictureAt('a')) },
    ]) {
      const answer = await yard.add(loadId, wrong);
      expect([JSON.stringify(wrong), answer.status]).toEqual([JSON.stringify(wrong), 400]);
      expect(answer.error.fields).toBeDefined();
    }
    expect((await yard.add(loadId, { quantity: 0 })).error.error).toBe(
      'Please enter valid count for unit and quantity',
    );
    expect((await yard.load(loadId)).items).toEqual([]);
  });

  it('[LDET-054] [CONV-065] wants a picture of those who must add one', async () => {
    const careful = houseAdmin({ isPictureMandatory: true });
    const loadId = await yard.cart();
    const add = (loadUrls: string[]) =>
      yard.test.call(
        careful,
        itemAdd,
        itemFromSearch(loadId, products.a, { box: 0, unit: 1, quantity: 1, loadUrls }),
      );
    const refused = await add([]);
    expect([refused.status, refused.error.error]).toEqual([400, 'Please upload atleast one image']);
    expect(refused.error.fields).toHaveProperty('loadUrls');
    const taken = await add([pictureAt('a')]);
    expect(taken.body.item.loadUrls).toEqual([pictureAt('a')]);
  });

  it('[LDET-063] takes free items of those with canShowOther', async () => {
    const loadId = await yard.cart();
    const wire = {
      productId: null,
      type: 'DOMESTIC WIRE',
      description: 'Wire',
      quantity: 12.5,
      basePrice: 4.1,
    };
    expect((await yard.add(loadId, wire, houseAdmin({ canShowOther: false }))).status).toBe(403);
    const added = await yard.add(loadId, wire);
    expect(added.body.item).toMatchObject({
      type: 'DOMESTIC WIRE',
      finalQty: 12.5,
      finalUnit: 1,
      total: 51.25,
    });
    expect((await yard.load(loadId)).invoioceItemDetails).toMatchObject({
      domesticFoilLBS: 12.5,
      totalUnits1: 1,
    });
  });

  it('[CONV-061] [CONV-077] [CONV-083] [LDET-044] takes an item as the search sends it', async () => {
    const loadId = await yard.cart();
    const found = { ...products.a, profileUrl: pictureAt('a'), offerPrice: 99.99 };
    const amounts = { box: 4, unit: 1, quantity: 2, loadUrls: [] };
    const sent = itemFromSearch(loadId, found, amounts);
    const { productId, oem, description } = found;
    expect(sent).toEqual({
      ...{ loadId, productId, oem, description, url: found.profileUrl, type: 'CERAMIC', basePrice: 99.99 },
      ...{ isAddToLoad: true, ...amounts },
    });
    const { status, body } = await yard.test.call(people.buyer, itemAdd, sent);
    expect([status, body.message]).toEqual([200, 'Successfully added the item in load']);
    expect(body.item).toMatchObject({
      loadId,
      productId: products.a.productId,
      oem: 'KT 0334',
      description: 'Mercedes C-Class',
      type: 'CERAMIC',
      url: products.a.profileUrl,
      urls: products.a.profileUrl ? [products.a.profileUrl] : [],
      loadUrls: [],
      catAlert: false,
      userId: people.buyer.userId,
      box: 4,
      quantity: 2,
      unit: 1,
      basePrice: 172.23,
      adjustedPrice: 172.23,
      total: 344.46,
    });
    const set = await yard.test.call(people.buyer, itemAdd, { ...sent, adjustedPrice: 150 });
    expect(set.body.item).toMatchObject({ basePrice: 172.23, adjustedPrice: 150, total: 300 });
    const free = { loadId, type: 'OTHER', oem: 'Unknown shell', url: sent.url };
    const added = await yard.test.call(people.buyer, itemAdd, free);
    expect(added.body.item).toMatchObject({ productId: null, url: sent.url });
    const refused = await yard.test.call(people.buyer, itemAdd, { ...free, url: 'javascript:alert(1)' });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['url']]);
  });

  it('[LDET-064] lets a seller add only when its role and the load allow it', async () => {
    const customerId = companies.gulfcoast.companyId;
    const loadId = await yard.cart({ customerId });
    const added = await yard.add(loadId, { adjustedPrice: 500 }, people.partner);
    expect([added.status, added.body.item.status]).toEqual([200, 0]);
    expect((await yard.load(loadId)).items[0]?.adjustedPrice).toBe(172.23);
    const { itemId, version } = added.body.item;
    const priced = await yard.edit({ loadId, itemId, version, adjustedPrice: 500 }, people.partner);
    expect([priced.status, priced.error.error]).toEqual([
      403,
      'You may not set the price of KT 0334. Ask for another one in a counter-offer.',
    ]);
    expect((await yard.add(loadId, {}, { ...people.partner, canSellerAddToCart: false })).status).toBe(403);
    await yard.test.call(people.buyer, loadEdit, { loadId, canSellerAddToCart: false });
    expect((await yard.add(loadId, {}, people.partner)).status).toBe(403);
  });

  it('[LDET-065] marks did-not-buy only with didNotBuyIndicator, and counts it in no total', async () => {
    const loadId = await yard.filledCart();
    expect(
      (await yard.add(loadId, { isDidNotBuy: true }, houseAdmin({ didNotBuyIndicator: false }))).status,
    ).toBe(403);
    await yard.add(loadId, { isDidNotBuy: true, quantity: 4 });
    const load = await yard.load(loadId);
    expect(load).toMatchObject({ subtotal: 172.23, itemCount: 2 });
    expect(load.invoioceItemDetails).toMatchObject({ totalUnits: 1, pulledUnits: 4 });
  });

  it('[LDET-071] refuses a stale edit with the item as it is now', async () => {
    const loadId = await yard.filledCart();
    const [item] = (await yard.load(loadId)).items;
    const edits = [2, 3].map((quantity, index) =>
      yard.edit(
        { loadId, itemId: item?.itemId, version: 1, quantity },
        index ? people.otherBuyer : people.buyer,
      ),
    );
    const answers = await Promise.all(edits);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    const [current] = (await yard.load(loadId)).items;
    expect(stale?.error).toMatchObject({ code: 'STALE', current });
    expect(current?.version).toBe(2);
  });

  it('[LDET-045] [LDET-046] [LDET-073] lets the other party approve or reject what is under review', async () => {
    const loadId = await yard.cart({ customerId: companies.gulfcoast.companyId });
    const review = (itemId: string, status: 1 | 2, session = people.buyer) =>
      yard.test.call(session, itemReview, { loadId, itemId, status });
    const first = (await yard.add(loadId, {}, people.partner)).body.item.itemId;
    const second = (await yard.add(loadId, {}, people.partner)).body.item.itemId;
    expect((await review(first, 1, people.partner)).error.code).toBe('OWN_ITEM');
    expect((await review(first, 1)).status).toBe(200);
    expect((await review(second, 2)).status).toBe(200);
    expect((await review(second, 1)).error.error).toBe('KT 0334 is rejected already.');
    expect((await review(first, 3 as 1)).status).toBe(400);
    const load = await yard.load(loadId);
    expect(load.items.map(({ status }) => status)).toEqual([1, 2]);
    expect(load.subtotal).toBe(172.23);
    expect(load.invoioceItemDetails.pulledUnits).toBe(1);
  });

  it('[LDET-069] [LDET-091] lists items by pages of 20, oldest first, or all', async () => {
    const loadId = await yard.cart();
    for (let box = 1; box <= 21; box++) await yard.add(loadId, { box });
    const page = await yard.test.call(people.buyer, itemList, { loadId });
    expect(page.body.list.map(({ box }) => box)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(page.body.areMoreItemsAvailable).toBe(true);
    const rest = await yard.test.call(people.buyer, itemList, { loadId, offset: 20 });
    expect(rest.body).toMatchObject({ list: [{ box: 21 }], areMoreItemsAvailable: false });
    const all = await yard.test.call(people.buyer, itemList, { loadId, isShowAll: 'true' });
    expect(all.body.list).toHaveLength(21);
    expect((await yard.test.call(people.buyer, itemList, { loadId, count: 1001 })).status).toBe(400);
  });

  it('[LDET-072] removes an item', async () => {
    const loadId = await yard.filledCart();
    const [item] = (await yard.load(loadId)).items;
    const gone = () => yard.test.call(people.buyer, itemDelete, { loadId, itemId: item?.itemId });
    expect((await gone()).body).toEqual({ message: 'Deleted Successfully' });
    expect((await gone()).status).toBe(404);
    expect((await yard.load(loadId)).subtotal).toBe(0);
  });
});
