import { randomUUID } from 'node:crypto';
import { productDetail, productEdit } from '@washcoat/contract-converters';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { testSession, type TestService } from '@washcoat/testing';
import {
  admin,
  converterA,
  converterB,
  converterC,
  customer,
  newProduct,
  partnerOf,
  putInForce,
  startCatalogue,
} from '../testing/catalogue.fixture';
import { superAdmin } from '../testing/product-form.fixture';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const house = 'Pat Person';

describe('the explanation of a price', () => {
  let catalogue: TestService;
  const applied = { first: daysAgo(40), market: daysAgo(30), facility: daysAgo(20), family: daysAgo(10) };
  const edited = newProduct({ ...converterA, productId: randomUUID(), oem: 'KT 0336' });
  const empty = newProduct({ ...converterA, productId: randomUUID(), oem: 'KT 0337' });

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterB, converterC, edited, empty]);
    await catalogue.service.database('pricing_snapshot').delete();
    const facilities = { Atlanta: -3, Tampa: 1 };
    const market = { pt: 900, pd: 1100, rh: 4800 };
    await putInForce(catalogue, { marketPrice: market, families: {} }, applied.first);
    await putInForce(catalogue, { families: {} }, applied.market);
    await putInForce(catalogue, { families: {}, facilities }, applied.facility);
    await putInForce(catalogue, { facilities }, applied.family);
  });
  afterAll(() => catalogue.stop());

  const explained = async (session: Session, asked: Record<string, unknown>) => {
    const { status, body } = await catalogue.call(session, productDetail, asked);
    expect(status).toBe(200);
    const step = (name: string) => body.explanation?.find((each) => each.step === name);
    return { body, step, origin: (name: string) => [step(name)?.date, step(name)?.source] };
  };
  const pricesOf = ({ pricedFor }: AnswerOf<typeof productDetail>) => ({
    snapshotId: pricedFor?.snapshotId,
    appliedAt: pricedFor?.appliedAt,
  });
  const asked = { productId: converterA.productId, companyId: customer.companyId, facilityCity: 'Atlanta' };

  it('tells since when each input stands and who applied it', async () => {
    const { origin, body } = await explained(admin, asked);
    expect(origin('market')).toEqual([applied.market.toISOString(), house]);
    expect(origin('hedge')).toEqual([applied.first.toISOString(), house]);
    expect(origin('discount')).toEqual([applied.first.toISOString(), house]);
    expect(origin('facility')).toEqual([applied.first.toISOString(), house]);
    expect(origin('family')).toEqual([applied.family.toISOString(), house]);
    expect(origin('customer')).toEqual(['2026-10-05T13:20:00.000Z', 'Ada Admin']);
    expect(origin('group')).toEqual(['2026-10-12T09:40:00.000Z', 'Bo Buyer']);
    expect(origin('facilityDiscount')).toEqual(['2026-10-20T16:05:00.000Z', 'Ada Admin']);
    expect(origin('offer')).toEqual([applied.family.toISOString(), house]);
    expect(origin('ownDiscount')).toEqual([body.createdDate, house]);
    expect(origin('net')).toEqual([undefined, undefined]);
  });

  it('tells who set what belongs to the converter: its discounts, its override price, its assay', async () => {
    const { productId } = edited;
    const edit = (fields: Record<string, unknown>) =>
      catalogue.call({ ...superAdmin, firstName: 'Ada', lastName: 'Holt' }, productEdit, {
        productId,
        ...fields,
      });
    expect((await edit({ rhDisc: 2 })).status).toBe(200);
    expect((await edit({ price: 240, isCalculatedPrice: true })).status).toBe(200);
    expect((await edit({ ptAssay: 1300 })).status).toBe(200);
    expect((await edit({ model: 'E-Class' })).status).toBe(200);
    const { origin, step, body } = await explained(admin, { productId });
    for (const name of ['ownDiscount', 'overridePrice']) expect(origin(name)[1]).toBe('Ada Holt');
    expect(step('calculated')?.after).toBe(body.calculatedPrice);
    expect(step('overridePrice')?.after).toBe(240);
    expect(body.metalValue).toMatchObject({ isDefaultAssay: false, source: 'Ada Holt' });
  });

  it('tells who marked a converter as without precious metal where that is why it is worth nothing', async () => {
    const { productId } = empty;
    const edit = (fields: Record<string, unknown>) =>
      catalogue.call({ ...superAdmin, firstName: 'Ada', lastName: 'Holt' }, productEdit, {
        productId,
        ...fields,
      });
    expect((await edit({ isWithoutMetal: true })).status).toBe(200);
    const marked = await explained(admin, { productId });
    expect(marked.origin('market')[1]).toBe('Ada Holt');
    expect(marked.origin('offer')).toEqual(marked.origin('market'));
    expect((await edit({ price: 240, isCalculatedPrice: true })).status).toBe(200);
    const { origin } = await explained(admin, { productId });
    expect(origin('offer')).toEqual([applied.family.toISOString(), house]);
  });

  it('tells what each metal adds, up to the base price, and whose assay stands in for a missing one', async () => {
    const { body } = await explained(admin, asked);
    const shares = body.metalValue?.shares ?? [];
    expect(shares.map(({ metal }) => metal)).toEqual(['pt', 'pd', 'rh']);
    expect(shares[0]).toMatchObject({
      marketOunce: 1000,
      hedgeOunce: 980,
      netOunce: 862.4,
      baseValue: 38.85,
    });
    const { metalValue } = (await explained(admin, { productId: converterB.productId })).body;
    expect(metalValue).toMatchObject({
      isDefaultAssay: true,
      date: applied.first.toISOString(),
      source: house,
    });
  });

  it('tells a partner no names, no house prices, and the metals only with canAccessAssay', async () => {
    const { body, origin } = await explained(partnerOf(customer), asked);
    expect(body.explanation?.map(({ step }) => step)).toEqual(['market', 'listed', 'terms', 'offer']);
    expect(JSON.stringify(body)).not.toMatch(/Ada Admin|Bo Buyer|−2 %|\$1\.50/);
    expect(JSON.stringify(body)).not.toContain(house);
    expect(origin('market')).toEqual([applied.market.toISOString(), undefined]);
    expect(body).not.toHaveProperty('metalValue');
    const assayer = await explained(partnerOf(customer, { canAccessAssay: true }), asked);
    expect(Object.keys(assayer.body.metalValue?.shares[0] ?? {})).toEqual([
      'metal',
      'ounces',
      'marketOunce',
      'marketValue',
    ]);
    expect(JSON.stringify(assayer.body)).not.toContain(house);
  });

  it('tells a grader names, but no house prices; and nothing without canShowPricing', async () => {
    const grader = testSession({ hierarchy: 4, canShowPricing: true, canAccessAssay: true });
    const { origin, step } = await explained(grader, asked);
    expect(origin('market')[1]).toBe(house);
    expect(step('hedge')).toBeUndefined();
    const blind = await explained(testSession({ hierarchy: 1, canAccessAssay: true }), asked);
    expect(blind.body).not.toHaveProperty('explanation');
    expect(blind.body).not.toHaveProperty('metalValue');
  });

  it('explains with the prices of a day, and has no price before the first', async () => {
    const { productId } = converterA;
    const onDay = await explained(admin, { productId, onDay: dayOf(daysAgo(35)) });
    expect(onDay.origin('offer')[0]).toBe(applied.first.toISOString());
    expect(onDay.body.offerPrice).toBe(182.59);
    expect((await explained(admin, { productId, onDay: dayOf(new Date()) })).body.offerPrice).toBe(187.15);
    const before = await explained(admin, { productId, onDay: dayOf(daysAgo(400)) });
    expect(before.body).not.toHaveProperty('offerPrice');
    const wrong = await catalogue.call(admin, productDetail, { productId, onDay: 'yesterday' });
    expect([wrong.status, wrong.error.fields]).toEqual([
      400,
      expect.objectContaining({ onDay: expect.anything() }),
    ]);
  });

  it('explains with the prices of a snapshot, and leads on to those before and after it', async () => {
    const { productId } = converterA;
    const ofDay = (await explained(admin, { productId, onDay: dayOf(daysAgo(25)) })).body;
    expect(ofDay.pricedFor).toMatchObject({ appliedAt: applied.market.toISOString(), appliedBy: house });
    const { earlier, later } = ofDay.besidePrices ?? {};
    expect([earlier?.appliedAt, later?.appliedAt]).toEqual([
      applied.first.toISOString(),
      applied.facility.toISOString(),
    ]);
    const first = await explained(admin, { productId, snapshotId: earlier?.snapshotId });
    expect(first.body.besidePrices).toEqual({ earlier: null, later: pricesOf(ofDay) });
    expect([first.body.offerPrice, first.origin('offer')[0]]).toEqual([182.59, applied.first.toISOString()]);
    expect(first.body.marketPrice).toBeLessThan(ofDay.marketPrice ?? 0);
    const last = (await explained(admin, { productId, onDay: dayOf(new Date()) })).body;
    expect(last.besidePrices).toMatchObject({ later: null });
    expect((await explained(admin, { productId })).body).not.toHaveProperty('besidePrices');
    const never = await catalogue.call(admin, productDetail, { productId, snapshotId: randomUUID() });
    expect(never.status).toBe(404);
    const blind = testSession({ hierarchy: 1, canAccessAssay: true });
    const unseen = await explained(blind, { productId, snapshotId: earlier?.snapshotId });
    expect(JSON.stringify(unseen.body)).not.toContain(earlier?.snapshotId);
    expect(unseen.body).not.toHaveProperty('offerPrice');
  });

  it('follows the terms of a company that change', async () => {
    const company = { ...customer, companyId: randomUUID() };
    await catalogue.deliver(companyChanged, company);
    const changed = { at: '2026-11-19T08:00:00.000Z', by: 'Maya Ellison' };
    const facilityDiscounts = {};
    await catalogue.deliver(companyChanged, {
      ...company,
      priceMod: -5,
      termChanges: { priceMod: changed, facilityDiscounts },
      changedAt: '2026-11-20T08:00:00.000Z',
      version: company.version + 1,
    });
    const { origin } = await explained(admin, { ...asked, companyId: company.companyId });
    expect(origin('customer')).toEqual([changed.at, changed.by]);
    expect(origin('group')).toEqual([undefined, 'Terms of Corner Muffler']);
  });
});
