import { randomUUID } from 'node:crypto';
import { pricingApplied } from '@washcoat/contract-converters';
import { companyChanged } from '@washcoat/contract-entities';
import {
  itemCounter,
  itemDelete,
  itemPrice,
  itemReview,
  loadComplete,
  loadEdit,
  loadHeldMetal,
  loadMine,
  loadMoved,
  loadReprice,
  loadRequest,
} from '@washcoat/contract-loads';
import { surroundedBy } from '@washcoat/service-kit';
import { houseAdmin } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';

const PRICE = 172.23;
const HOUR = 3_600_000;
const rights = { canSeeUnitPrice: true, canSeeSubtotal: true, canSeeMarkup: true };
const buyer = houseAdmin({
  ...people.buyer,
  ...rights,
  canOveridePrice: true,
  canAddMarkup: true,
  canShowOther: true,
});
const subscriber = { ...people.subscriber, ...rights };

describe('a quote that holds its prices', () => {
  let yard: Yard;
  beforeEach(async () => {
    yard = await Yard.start();
  });
  afterEach(() => yard.stop());

  /** Somebody does something `hours` from now. */
  const after = <T>(hours: number, work: () => Promise<T>): Promise<T> => {
    const moment = new Date(Date.now() + hours * HOUR);
    return surroundedBy({ now: () => moment }, work);
  };
  const edit = (loadId: string, input: object, session = buyer) =>
    yard.test.call(session, loadEdit, { loadId, ...input });
  const reprice = (loadId: string, input: object = {}, session = buyer) =>
    yard.test.call(session, loadReprice, { loadId, ...input });
  const send = (loadId: string, holdHours?: number) => edit(loadId, { isOffered: true, holdHours });
  const quote = () => yard.filledCart({ isQuote: true });
  const metals = (times: number, appliedAt = new Date()) => {
    const { hedge, ...example } = pricingApplied.example;
    const moved = { pt: hedge.pt * times, pd: hedge.pd * times, rh: hedge.rh * times };
    return yard.test.deliver(pricingApplied, {
      ...example,
      snapshotId: randomUUID(),
      hedge: moved,
      appliedAt: appliedAt.toISOString(),
    });
  };
  const finish = (loadId: string, session = subscriber) =>
    yard.test.call(session, loadComplete, { loadId, isInvoice: false });
  const said = ({ status, error }: { status: number; error: { code?: string } }) => [status, error.code];

  it('shows both sides until when, and prices what is added by the metals of the moment when it was sent', async () => {
    const loadId = await quote();
    expect(await yard.load(loadId, buyer)).toMatchObject({ heldUntil: null, holdHours: 0 });
    expect((await send(loadId, 4)).status).toBe(200);
    const held = await yard.load(loadId, buyer);
    const since = Date.parse(held.heldAt ?? '');
    expect(Date.parse(held.heldUntil ?? '') - since).toBe(4 * HOUR);
    const seen = await yard.load(loadId, { ...people.partner, companyId: companies.corner.companyId });
    expect(seen).toMatchObject({ heldUntil: held.heldUntil, heldAt: held.heldAt });
    expect(seen).not.toHaveProperty('holdHours');
    await metals(2);
    await yard.add(loadId);
    expect((await yard.load(loadId, buyer)).items.map(({ basePrice }) => basePrice)).toEqual([PRICE, PRICE]);
    await after(5, () => yard.add(loadId));
    const [, , late] = (await yard.load(loadId, buyer)).items;
    expect(late?.basePrice).toBeGreaterThan(PRICE * 1.5);
  });

  it('holds them as long as the customer’s settings say, unless it is said when it is sent', async () => {
    await yard.test.deliver(companyChanged, { ...companies.corner, version: 9, priceHoldHours: 48 });
    const hours = async (loadId: string) => {
      const { heldAt, heldUntil } = await yard.load(loadId, buyer);
      return heldUntil ? (Date.parse(heldUntil) - Date.parse(heldAt ?? '')) / HOUR : null;
    };
    const [usual, other, none, turned] = [
      await quote(),
      await quote(),
      await quote(),
      await yard.filledCart(),
    ];
    await send(usual);
    await send(other, 2);
    await send(none, 0);
    await edit(turned, { isQuote: true });
    expect(await Promise.all([usual, other, none, turned].map(hours))).toEqual([48, 2, null, 48]);
    expect(await yard.load(usual, buyer)).toMatchObject({ holdHours: 48 });
    expect(said(await edit(turned, { isQuote: false }))).toEqual([409, 'PRICES_ARE_HELD']);
    expect(await hours(turned)).toBe(48);
    const seller = { ...people.partner, ...rights, companyId: companies.corner.companyId };
    expect((await yard.test.call(seller, loadEdit, { loadId: turned, isQuote: false })).status).toBe(200);
    expect(await hours(turned)).toBeNull();
  });

  it('is agreed to at its prices within the time, and refused by name after it', async () => {
    const asking = await yard.test.call(subscriber, loadRequest, { isRequestFromGradingSession: false });
    const { loadId } = asking.body;
    await yard.add(loadId, {}, subscriber);
    const [asked] = (await yard.load(loadId, buyer)).items;
    await yard.edit({ loadId, itemId: asked?.itemId, version: 1, adjustedPrice: 180 }, buyer);
    await send(loadId, 4);
    await metals(0.5);
    const [waiting] = (await yard.load(loadId, subscriber)).items;
    const approve = () =>
      yard.test.call(subscriber, itemReview, {
        loadId,
        itemId: waiting?.itemId,
        status: 1,
        version: waiting?.version,
      });
    const late = await after(4, approve);
    expect(said(late)).toEqual([409, 'HOLD_IS_OVER']);
    expect(late.error.error).toBe(
      'The time for which this quote held its prices is over. The buyer has to price it again.',
    );
    expect((await after(3.9, approve)).status).toBe(200);
    expect(said(await after(4, () => finish(loadId)))).toEqual([409, 'HOLD_IS_OVER']);
    expect(said(await after(4, () => edit(loadId, { isQuote: false })))).toEqual([409, 'HOLD_IS_OVER']);
    expect(said(await after(4, () => yard.complete(loadId, {}, buyer)))[0]).toBe(409);
    const { body } = await yard.test.call(subscriber, loadMine, {});
    expect(body.list[0]?.heldUntil).toBe((await yard.load(loadId, subscriber)).heldUntil);
    expect((await after(3.9, () => finish(loadId))).status).toBe(200);
    expect((await yard.load(loadId, subscriber)).grandtotal).toBe(180);
    expect((await after(9, () => yard.complete(loadId, {}, buyer))).status).toBe(200);
  });

  it('is priced again when that is over: by hand stays, what was agreed on waits, and its steps are told anew', async () => {
    const loadId = await quote();
    const { body } = await yard.add(loadId, { quantity: 2 }, buyer);
    await yard.edit({ loadId, itemId: body.item.itemId, version: 1, adjustedPrice: 200 }, buyer);
    await send(loadId, 1);
    await metals(2);
    expect(said(await reprice(loadId))).toEqual([409, 'PRICES_ARE_HELD']);
    const { body: answer } = await after(2, () => reprice(loadId, { holdHours: 3 }));
    expect(answer).toMatchObject({ changedCount: 1, keptCount: 1 });
    const { items, heldAt, heldUntil } = await yard.load(loadId, buyer);
    expect(items[0]?.basePrice).toBeGreaterThan(PRICE * 1.5);
    expect(items[0]).toMatchObject({
      adjustedPrice: items[0]?.basePrice,
      total: items[0]?.basePrice,
      status: 1,
    });
    expect(items[1]).toMatchObject({ basePrice: PRICE, adjustedPrice: 200, total: 400 });
    expect(Date.parse(heldUntil ?? '') - Date.parse(heldAt ?? '')).toBe(3 * HOUR);
    const told = await yard.test.call({ ...buyer, canShowPricing: true }, itemPrice, {
      loadId,
      itemId: items[0]?.itemId,
    });
    expect(told.body.takenAt).toBe(heldAt);
    expect(told.body.explanation?.at(-1)?.after).toBe(items[0]?.basePrice);
    expect((await yard.test.published(loadMoved)).at(-1)).toMatchObject({ move: 'answered' });
    expect((await after(2.5, () => finish(loadId, { ...subscriber, hierarchy: 10 }))).status).toBe(200);
  });

  it('is priced again by the snapshot that it then holds', async () => {
    const loadId = await quote();
    const { database } = yard.test.service;
    let reads = 0;
    const count = ({ sql }: { sql: string }) => void (reads += Number(sql.includes('pricing_copy')));
    database.on('query', count);
    expect((await reprice(loadId, { holdHours: 3 })).status).toBe(200);
    database.off('query', count);
    expect(reads).toBe(1);
    expect((await yard.load(loadId, buyer)).heldUntil).toMatch(/Z$/);
  });

  it('waits for a seller who takes part when it is priced again', async () => {
    const loadId = await quote();
    const seller = { ...people.partner, ...rights, companyId: companies.corner.companyId };
    const { body } = await yard.add(loadId, { quantity: 3 }, seller);
    await metals(2);
    await reprice(loadId);
    const [ours, theirs] = (await yard.load(loadId, buyer)).items;
    expect(ours).toMatchObject({ status: 0, offer: { party: 'buyer', from: { adjustedPrice: PRICE } } });
    expect(theirs).toMatchObject({ itemId: body.item.itemId, status: 0, offer: { party: 'seller' } });
    expect(theirs?.adjustedPrice).toBe(ours?.adjustedPrice);
  });

  it('tells a seller who pays for prices the new one when it is priced again, and not the one before', async () => {
    const asking = { isRequestFromGradingSession: false };
    const { loadId } = (await yard.test.call(subscriber, loadRequest, asking)).body;
    await yard.add(loadId, {}, subscriber);
    const was = (await yard.load(loadId, buyer)).items[0]?.basePrice;
    await metals(3);
    expect((await reprice(loadId)).body.changedCount).toBe(1);
    expect((await yard.load(loadId, buyer)).items[0]?.offer?.from?.adjustedPrice).toBe(was);
    const [item] = (await yard.load(loadId, subscriber)).items;
    expect(item).toMatchObject({ basePrice: item?.adjustedPrice, adjustedPrice: expect.any(Number) });
    expect(item?.offer?.from).toEqual({ quantity: 1, unit: 1 });
  });

  it('is not lowered before that is over, by price, discount or time', async () => {
    const loadId = await quote();
    const [item] = (await yard.load(loadId, buyer)).items;
    const change = (adjustedPrice: number, version = 1) =>
      yard.edit({ loadId, itemId: item?.itemId, version, adjustedPrice }, buyer);
    await send(loadId, 4);
    expect(said(await change(172.22))).toEqual([409, 'PRICES_ARE_HELD']);
    expect(said(await yard.test.call(buyer, itemDelete, { loadId, itemId: item?.itemId }))).toEqual([
      409,
      'PRICES_ARE_HELD',
    ]);
    expect((await change(173)).status).toBe(200);
    expect(said(await edit(loadId, { discount: -1 }))).toEqual([409, 'PRICES_ARE_HELD']);
    expect((await edit(loadId, { discount: 1 })).status).toBe(200);
    expect(said(await edit(loadId, { discount: 1, discountIsPercentage: false }))).toEqual([
      409,
      'PRICES_ARE_HELD',
    ]);
    expect(said(await send(loadId, 3))).toEqual([409, 'PRICES_ARE_HELD']);
    expect(said(await send(loadId, 0))).toEqual([409, 'PRICES_ARE_HELD']);
    const { heldAt } = await yard.load(loadId, buyer);
    expect((await send(loadId, 6)).status).toBe(200);
    expect((await send(loadId)).status).toBe(200);
    const longer = await yard.load(loadId, buyer);
    expect([
      longer.heldAt,
      Date.parse(longer.heldUntil ?? '') - Date.parse(heldAt ?? '') > 5.9 * HOUR,
    ]).toEqual([heldAt, true]);
    expect((await after(7, () => change(100, 2))).status).toBe(200);
  });

  it('takes more of what stands on it at its price there, whatever became of the terms, and by hand no lower', async () => {
    const loadId = await quote();
    await send(loadId, 4);
    await yard.test.deliver(companyChanged, { ...companies.corner, version: 9, groupModifier: -20 });
    const { body } = await yard.add(loadId, {}, buyer);
    expect(body.item).toMatchObject({ basePrice: PRICE, adjustedPrice: PRICE });
    const told = await yard.test.call({ ...buyer, canShowPricing: true }, itemPrice, {
      loadId,
      itemId: body.item.itemId,
    });
    expect(told.body.explanation?.at(-1)?.after).toBe(PRICE);
    expect(said(await yard.add(loadId, { adjustedPrice: 172.22 }, buyer))).toEqual([409, 'PRICES_ARE_HELD']);
    expect((await yard.add(loadId, { adjustedPrice: 180 }, buyer)).body.item.adjustedPrice).toBe(180);
    const first = (await yard.load(loadId, buyer)).items.at(-1);
    await yard.edit({ loadId, itemId: first?.itemId, version: 1, adjustedPrice: 200 }, buyer);
    expect((await yard.load(loadId, buyer)).items.map(({ basePrice }) => basePrice)).toEqual([
      PRICE,
      PRICE,
      PRICE,
    ]);
    expect(
      (await yard.add(loadId, { productId: products.c.productId, adjustedPrice: 10 }, buyer)).status,
    ).toBe(200);
    const late = await after(5, () => yard.add(loadId, { adjustedPrice: 100 }, buyer));
    expect(late.body.item.adjustedPrice).toBe(100);
    expect(late.body.item.basePrice).toBeLessThan(PRICE);
  });

  it('is not lowered by a discount on what is marked as not bought, to be bought after all', async () => {
    const loadId = await quote();
    const [item] = (await yard.load(loadId, buyer)).items;
    const marker = { ...buyer, didNotBuyIndicator: true };
    const mark = (isDidNotBuy: boolean, version: number) =>
      yard.edit({ loadId, itemId: item?.itemId, version, isDidNotBuy }, marker);
    await send(loadId, 4);
    expect((await mark(true, 1)).status).toBe(200);
    expect(said(await edit(loadId, { discount: -50 }))).toEqual([409, 'PRICES_ARE_HELD']);
    expect((await mark(false, 2)).status).toBe(200);
    expect((await yard.load(loadId, buyer)).grandtotal).toBe(PRICE);
  });

  it('answers what a seller asks for with no less than was promised', async () => {
    const loadId = await quote();
    const seller = { ...people.partner, ...rights, companyId: companies.corner.companyId };
    const [item] = (await yard.load(loadId, buyer)).items;
    await send(loadId, 4);
    await yard.edit({ loadId, itemId: item?.itemId, version: 1, quantity: 3 }, seller);
    const counter = (adjustedPrice: number) =>
      yard.test.call(buyer, itemCounter, { loadId, itemId: item?.itemId, version: 2, adjustedPrice });
    expect(said(await counter(150))).toEqual([409, 'PRICES_ARE_HELD']);
    expect((await counter(175)).status).toBe(200);
  });

  it('refuses hours that nobody can mean, of what holds no prices, and from who sells', async () => {
    const [loadId, cart, empty] = [
      await quote(),
      await yard.filledCart(),
      await yard.cart({ isQuote: true }),
    ];
    for (const holdHours of [-1, 0.5, 721, 1e9]) expect((await send(loadId, holdHours)).status).toBe(400);
    expect((await edit(loadId, { holdHours: 4 })).error.fields).toHaveProperty('holdHours');
    expect((await send(cart, 4)).error.fields).toHaveProperty('holdHours');
    expect((await send(cart)).status).toBe(200);
    expect(said(await send(empty, 4))).toEqual([409, 'NO_ITEMS']);
    expect(said(await reprice(empty))).toEqual([409, 'NO_ITEMS']);
    expect(said(await reprice(cart))).toEqual([409, 'ILLEGAL_MOVE']);
    const seller = { ...people.partner, companyId: companies.corner.companyId };
    expect((await edit(loadId, { isOffered: true, holdHours: 4 }, seller)).status).toBe(403);
    expect((await reprice(loadId, {}, seller)).status).toBe(403);
    expect((await reprice(loadId, {}, people.franchisee)).status).toBe(404);
    expect((await yard.load(loadId, buyer)).heldUntil).toBeNull();
  });

  it('counts the metal in all quotes that hold their prices now, for the house alone', async () => {
    const reader = { ...buyer, canShowPricing: true, canAccessAssay: true };
    const read = (session = reader) => yard.test.call(session, loadHeldMetal, {});
    expect((await read()).body).toEqual({
      quotes: 0,
      ounces: { pt: 0, pd: 0, rh: 0 },
      unknownLines: 0,
      endsAt: null,
    });
    const [one, two] = [await quote(), await quote()];
    await yard.add(one, { quantity: 2 }, buyer);
    await yard.add(two, { isDidNotBuy: true }, { ...buyer, didNotBuyIndicator: true });
    await yard.add(two, { productId: null, type: 'OTHER', description: 'Scrap', basePrice: 5 }, buyer);
    const wire = await yard.add(two, { productId: products.wire.productId }, buyer);
    await yard.filledCart();
    await send(one, 4);
    await send(two, 8);
    const { body } = await read();
    expect(body).toMatchObject({ quotes: 2, unknownLines: 1 });
    // Five pieces of converter A: three of the first quote, one of the second, and one as wire.
    expect(wire.status).toBe(200);
    const { subweight, ptAssay, rhAssay } = products.a;
    const ounces = (ppm: number | null) => (5 * Number(subweight) * Number(ppm)) / 1_000_000 / 31.1034768;
    expect(body.ounces.pt).toBeCloseTo(ounces(ptAssay), 3);
    expect(body.ounces.rh).toBeCloseTo(ounces(rhAssay), 3);
    expect((await after(5, () => read())).body).toMatchObject({ quotes: 1 });
    for (const session of [people.partner, people.subscriber, people.franchisee]) {
      const outside = { ...session, canShowPricing: true, canAccessAssay: true };
      expect((await read(outside as typeof reader)).status).toBe(403);
    }
    expect((await read({ ...reader, canAccessAssay: false })).status).toBe(403);
    expect((await read({ ...reader, canShowPricing: false })).status).toBe(403);
  });
});
