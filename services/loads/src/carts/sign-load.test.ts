import { itemReview, loadComplete, loadSign } from '@washcoat/contract-loads';
import { pictureAt, houseAdmin } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';
import { OTHER_SIGNATURE, SIGNATURE, flowOf } from './load-flow.fixture';

describe('the signature of a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const { eventsOf, edit } = flowOf(() => yard);

  it('wants the documents of the facility before it completes', async () => {
    const loadId = await yard.cart({ facilityCity: 'Burlington', ein: '58-1' });
    await yard.add(loadId, { isDidNotBuy: true });
    expect((await yard.complete(loadId)).error.code).toBe('NOTHING_BOUGHT');
    await yard.add(loadId);
    await yard.add(loadId, { loadUrls: [pictureAt('a')] });
    const { itemId } = (await yard.load(loadId)).items[1] ?? {};
    const bare = await yard.complete(loadId);
    expect([bare.status, bare.error.fields?.loadUrls]).toEqual([
      400,
      '1 item has no picture: Burlington requires one of every item.',
    ]);
    await yard.edit({ loadId, itemId, version: 1, loadUrls: [pictureAt('b')] });
    expect(Object.keys((await yard.complete(loadId)).error.fields ?? {})).toEqual(['signature', 'date']);
    const wrongDate = await yard.complete(loadId, { signature: SIGNATURE, date: '02/31/2026' });
    expect(wrongDate.error.fields).toHaveProperty('date');
    expect((await yard.complete(loadId, { signature: 'scribble', date: '02/28/2026' })).status).toBe(400);
    await edit(loadId, { ein: '' });
    expect(
      (await yard.complete(loadId, { signature: SIGNATURE, date: '02/28/2026' })).error.fields,
    ).toHaveProperty('ein');
    await edit(loadId, { ein: '58-1' });
    expect((await yard.complete(loadId, { signature: SIGNATURE, date: '02/28/2026' })).status).toBe(200);
  });

  it('counts the items without a picture that are bought, free ones as well', async () => {
    const seller = { ...people.partner, companyId: companies.corner.companyId, canShowOther: true };
    const loadId = await yard.cart({ facilityCity: 'Burlington', ein: '58-1' });
    const free = { productId: null, type: 'OTHER', description: 'bin', basePrice: 5 };
    const ofCatalogue = { ...free, url: pictureAt('c') };
    await yard.add(loadId, { loadUrls: [pictureAt('a')] });
    await yard.add(loadId, { isDidNotBuy: true });
    await yard.add(loadId);
    await yard.add(loadId, ofCatalogue);
    const rejected = (await yard.add(loadId, free, seller)).body.item;
    await yard.test.call(people.buyer, itemReview, { loadId, itemId: rejected.itemId, status: 2 });
    expect((await yard.complete(loadId)).error.fields?.loadUrls).toBe(
      '2 items have no picture: Burlington requires one of every item.',
    );
    for (const { itemId, version, isDidNotBuy, status, loadUrls } of (await yard.load(loadId)).items)
      if (!isDidNotBuy && status !== 2 && loadUrls.length === 0)
        await yard.edit({ loadId, itemId, version, loadUrls: [pictureAt('b')] });
    expect(Object.keys((await yard.complete(loadId)).error.fields ?? {})).toEqual(['signature', 'date']);
  });

  it('wants the signature of a seller where the facility requires it', async () => {
    const loadId = await yard.cart({ facilityCity: 'Burlington', ein: '58-1' });
    await yard.add(loadId);
    const finish = (input: object) => yard.test.call(people.buyer, loadComplete, { loadId, ...input });
    expect((await finish({})).status).toBe(400);
    expect((await finish({ signature: SIGNATURE, date: '11/20/2026' })).status).toBe(200);
    expect(await yard.load(loadId)).toMatchObject({ type: 3, sellerFinalisedBy: 'Maya Ellison' });
    const seller = { ...people.partner, companyId: companies.corner.companyId };
    expect(await yard.load(loadId, seller)).toMatchObject({
      ...{ party: 'seller', sellerFinalisedBy: null, sellerFinalisedDate: expect.any(String) },
    });
  });

  it('[LDET-041] keeps a signature as soon as it is saved, and completes with it', async () => {
    const loadId = await yard.filledCart();
    const { grandtotal } = await yard.load(loadId);
    const sign = (input: object, session = people.buyer) =>
      yard.test.call(session, loadSign, { loadId, signature: SIGNATURE, ...input });
    expect((await sign({ date: '02/31/2026' })).error.fields).toHaveProperty('date');
    expect((await sign({}, people.subscriber)).status).toBe(404);
    expect((await sign({ date: '11/20/2026' })).body.message).toBe('Signature saved successfully');
    const signed = await yard.load(loadId);
    expect(signed).toMatchObject({ date: '11/20/2026', signedTotal: grandtotal });
    expect(signed.signature).toMatch(/^data:image/);
    expect((await yard.complete(loadId)).status).toBe(200);
    expect((await eventsOf(loadId))[1]?.[0]?.signature).toBe(signed.signature);
    expect((await sign({})).status).toBe(409);
  });

  it('keeps what a signature was given for, whatever the order comes to afterwards', async () => {
    const loadId = await yard.filledCart();
    const { grandtotal } = await yard.load(loadId);
    const sign = (input: object) => yard.test.call(people.buyer, loadComplete, { loadId, ...input });
    await sign({ signature: SIGNATURE, date: '11/20/2026' });
    expect(await yard.load(loadId)).toMatchObject({ type: 3, signedTotal: grandtotal });
    await edit(loadId, { discount: -50, discountIsPercentage: true });
    await yard.complete(loadId, { signature: SIGNATURE, date: '11/20/2026' });
    const completed = (await eventsOf(loadId))[1]?.[0];
    expect(completed).toMatchObject({ signedTotal: grandtotal });
    expect(completed?.grandtotal).not.toBe(grandtotal);
    const dim = await yard.load(loadId, houseAdmin({ canSeeSubtotal: false }));
    expect(dim).not.toHaveProperty('signedTotal');
  });

  it('knows other lines of the same sum from those that were signed, and those again', async () => {
    const loadId = await yard.cart();
    await yard.add(loadId);
    await yard.add(loadId, { productId: products.c.productId });
    const buy = async (...quantities: number[]) => {
      for (const [at, { itemId, version }] of (await yard.load(loadId)).items.entries())
        await yard.edit({ loadId, itemId, version, quantity: quantities[at], adjustedPrice: 100 });
    };
    const signing = { signature: SIGNATURE, date: '11/20/2026' };
    await buy(2, 1);
    await yard.test.call(people.buyer, loadComplete, { loadId, ...signing });
    const signed = { grandtotal: 300, signedTotal: 300 };
    expect(await yard.load(loadId)).toMatchObject({ ...signed, areLinesSigned: true });
    await buy(1, 2);
    expect(await yard.load(loadId)).toMatchObject({ ...signed, areLinesSigned: false });
    expect(await yard.load(loadId, houseAdmin({ canSeeSubtotal: false }))).not.toHaveProperty(
      'areLinesSigned',
    );
    await buy(2, 1);
    expect(await yard.load(loadId)).toMatchObject({ ...signed, areLinesSigned: true });
    await buy(1, 2);
    await yard.complete(loadId, signing);
    expect((await eventsOf(loadId))[1]?.[0]).toMatchObject({ ...signed, areLinesSigned: false });
  });

  it('takes another signature as one for the sum of now', async () => {
    const loadId = await yard.filledCart();
    await yard.test.call(people.buyer, loadComplete, { loadId, signature: SIGNATURE, date: '11/20/2026' });
    await edit(loadId, { discount: -50, discountIsPercentage: true });
    const done = await yard.complete(loadId, { signature: OTHER_SIGNATURE, date: '11/20/2026' });
    expect(done.status).toBe(200);
    const { signedTotal, grandtotal } = await yard.load(loadId);
    expect(signedTotal).toBe(grandtotal);
  });
});
