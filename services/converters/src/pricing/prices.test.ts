import { randomUUID } from 'node:crypto';
import {
  pricingApplied,
  pricingDetail,
  productDetail,
  productList,
  productsChanged,
} from '@washcoat/contract-converters';
import { companyChanged, facilityChanged, type Session } from '@washcoat/contract-entities';
import { testSession, type TestService } from '@washcoat/testing';
import {
  admin,
  converterA,
  converterB,
  converterC,
  customer,
  partnerOf,
  putInForce,
  startCatalogue,
} from '../testing/catalogue.fixture';

describe('prices', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterB, converterC]);
  });
  afterAll(() => catalogue.stop());

  async function pricesOf(productId: string, asked: Record<string, unknown> = {}, session = admin) {
    const { status, body } = await catalogue.call(session, productList, { productId, ...asked });
    expect(status).toBe(200);
    const [row] = body.list;
    if (!row) throw new Error('The converter was not found.');
    return { row, pricedFor: body.pricedFor };
  }

  it('[CONV-052] values converters A, B and C of the worked example to the cent', async () => {
    expect((await pricesOf(converterA.productId)).row).toMatchObject({
      marketPrice: 214.48,
      basePrice: 182.59,
      calculatedPrice: 187.15,
      listedPrice: 187.15,
      schemePice: 175.92,
      alt1Price: 168.44,
      offerPrice: 187.15,
      isDefaultAssay: false,
    });
    expect((await pricesOf(converterB.productId)).row).toMatchObject({
      marketPrice: 43.46,
      basePrice: 37.24,
      listedPrice: 37.24,
      offerPrice: 37.24,
      isDefaultAssay: true,
    });
    expect((await pricesOf(converterC.productId)).row).toMatchObject({
      calculatedPrice: 187.15,
      listedPrice: 230.4,
      schemePice: 216.58,
      alt1Price: 207.36,
      offerPrice: 230.4,
      price: 240,
      isCalculatedPrice: true,
    });
  });

  it('prices for the company and facility that the house asks with', async () => {
    const forCompany = { companyId: customer.companyId };
    const inAtlanta = { ...forCompany, facilityCity: 'Atlanta' };
    const asked = await pricesOf(converterA.productId, forCompany);
    expect(asked.row.offerPrice).toBe(183.06);
    expect(asked.pricedFor).toMatchObject({ companyName: 'Corner Muffler', facilityCity: null });
    const offers = [converterA, converterB, converterC].map(async ({ productId }) => [
      (await pricesOf(productId, forCompany)).row.offerPrice,
      (await pricesOf(productId, inAtlanta)).row.offerPrice,
    ]);
    expect(await Promise.all(offers)).toEqual([
      [183.06, 172.23],
      [37.61, 35.42],
      [225.02, 211.7],
    ]);
  });

  it('prices for the own company at its facility, whatever a partner asks for', async () => {
    const atAtlanta = { ...customer, companyId: randomUUID(), facility: 'Atlanta' };
    await catalogue.deliver(companyChanged, atAtlanta);
    const { row, pricedFor } = await pricesOf(
      converterA.productId,
      { facilityCity: 'Burlington' },
      partnerOf(atAtlanta),
    );
    expect(row.offerPrice).toBe(172.23);
    expect(pricedFor).toMatchObject({ facilityCity: 'Atlanta', companyName: 'Corner Muffler' });
  });

  it('prices for the very facility, whichever is called alike, renamed or told late', async () => {
    const yard = (companyId: string, changes: object = {}) => ({
      ...facilityChanged.example,
      facilityId: randomUUID(),
      companyId,
      name: 'Main yard',
      city: 'Macon',
      ...changes,
    });
    const [franchise, other] = [randomUUID(), randomUUID()];
    const [north, south] = [yard(franchise), yard(other)];
    for (const each of [south, north]) await catalogue.deliver(facilityChanged, each);
    const terms = { priceMod: null, groupModifier: null, groupDiscount: null, facilityDiscounts: {} };
    const ofFranchise = {
      ...customer,
      ...terms,
      companyId: randomUUID(),
      parentCompanyId: franchise,
      facility: 'Main yard',
    };
    await catalogue.deliver(companyChanged, ofFranchise);
    const partner = partnerOf(ofFranchise);
    const offer = async (input: Record<string, unknown>, session: Session = admin) =>
      (await pricesOf(converterA.productId, input, session)).row.offerPrice;
    const facilitiesById = {
      [north.facilityId]: { name: 'Main yard', value: -10 },
      [south.facilityId]: { name: 'Main yard', value: 5 },
    };
    await putInForce(catalogue, { facilities: { 'Main yard': -10 }, facilitiesById });
    const all = async () => [
      await offer({ facilityId: north.facilityId }),
      await offer({ facilityId: south.facilityId, facilityCity: 'Atlanta' }),
      await offer({}, partner),
    ];
    expect(await all()).toEqual([168.44, 196.51, 168.44]);
    const told = { ...ofFranchise, facilityId: north.facilityId, version: ofFranchise.version + 1 };
    await catalogue.deliver(companyChanged, told);
    await catalogue.deliver(facilityChanged, { ...north, name: 'North', version: 3 });
    await catalogue.deliver(facilityChanged, { ...south, name: 'South', version: 2 });
    await catalogue.deliver(facilityChanged, { ...north, name: 'South', version: 2 });
    expect(await all()).toEqual([168.44, 196.51, 168.44]);
    const heir = yard(other);
    await catalogue.deliver(facilityChanged, heir);
    expect(await offer({ facilityId: heir.facilityId })).toBe(187.15);
    expect(await offer({ facilityCity: 'Main yard' })).toBe(187.15);
    expect((await pricesOf(converterA.productId, { facilityId: north.facilityId })).pricedFor).toMatchObject({
      facilityCity: 'North',
    });
    expect((await pricesOf(converterA.productId, {}, partner)).row.facilityId).toBe(north.facilityId);
    expect((await pricesOf(converterA.productId)).row).not.toHaveProperty('facilityId');
    await putInForce(catalogue, { facilities: { South: -50, North: -10 } });
    expect(await offer({ facilityId: north.facilityId })).toBe(168.44);
    await putInForce(catalogue);
  });

  it('is refused to limited staff at yards that are not theirs, in lists, on a page and by a photo', async () => {
    const yard = (companyId: string, name: string) => ({
      ...facilityChanged.example,
      facilityId: randomUUID(),
      companyId,
      name,
      city: name,
    });
    const own = yard(customer.companyId, 'Near yard');
    const foreign = yard(randomUUID(), 'Far yard');
    for (const each of [own, foreign]) await catalogue.deliver(facilityChanged, each);
    const staff = testSession({
      hierarchy: 4,
      companyId: customer.parentCompanyId,
      canShowPricing: true,
      canShowAdvancedSearchFilters: true,
    });
    const { productId } = converterA;
    const statuses = async (asked: object, session = staff) => [
      (await catalogue.call(session, productList, { text: 'KT', ...asked })).status,
      (await catalogue.call(session, productDetail, { productId, ...asked })).status,
    ];
    for (const asked of [{ facilityCity: 'far yard' }, { facilityId: foreign.facilityId }])
      expect(await statuses(asked)).toEqual([404, 404]);
    expect(await statuses({ facilityCity: 'Nowhere' })).toEqual([404, 404]);
    expect(await statuses({ facilityCity: 'Near yard' })).toEqual([200, 200]);
    expect(await statuses({ facilityId: own.facilityId })).toEqual([200, 200]);
    expect(await statuses({ facilityCity: 'Far yard' }, admin)).toEqual([200, 200]);
    await catalogue.deliver(facilityChanged, { ...own, isDeleted: true, version: 2 });
    expect(await statuses({ facilityCity: 'Near yard' })).toEqual([404, 404]);
  });

  it('follows a change of the terms of a company', async () => {
    const company = { ...customer, companyId: randomUUID() };
    await catalogue.deliver(companyChanged, company);
    const asked = { companyId: company.companyId };
    expect((await pricesOf(converterA.productId, asked)).row.offerPrice).toBe(183.06);
    const changed = { ...company, priceMod: null, groupModifier: null, groupDiscount: null };
    await catalogue.deliver(companyChanged, { ...changed, version: company.version + 1 });
    expect((await pricesOf(converterA.productId, asked)).row.offerPrice).toBe(187.15);
    await catalogue.deliver(companyChanged, company);
    expect((await pricesOf(converterA.productId, asked)).row.offerPrice).toBe(187.15);
  });

  it('answers 404 for a company out of scope, unknown or deleted, in lists and on a page', async () => {
    const foreign = { ...customer, companyId: randomUUID(), parentCompanyId: randomUUID() };
    const own = { ...customer, companyId: randomUUID() };
    const deleted = { ...customer, companyId: randomUUID(), isDeleted: true };
    for (const company of [foreign, own, deleted]) await catalogue.deliver(companyChanged, company);
    const grader = testSession({ hierarchy: 4, companyId: randomUUID(), canShowPricing: true });
    const cases = [
      [partnerOf(own), foreign.companyId],
      [partnerOf(own, { hierarchy: 2 }), foreign.companyId],
      [grader, foreign.companyId],
      [admin, randomUUID()],
      [admin, deleted.companyId],
    ] as const;
    for (const [session, companyId] of cases) {
      expect((await catalogue.call(session, productList, { companyId })).status).toBe(404);
      const page = { productId: converterA.productId, companyId };
      expect((await catalogue.call(session, productDetail, page)).status).toBe(404);
    }
  });

  it('shows a partner the prices of its own customer', async () => {
    const parent = {
      ...customer,
      companyId: randomUUID(),
      priceMod: null,
      groupModifier: null,
      groupDiscount: null,
    };
    const child = { ...customer, companyId: randomUUID(), parentCompanyId: parent.companyId };
    await catalogue.deliver(companyChanged, parent);
    await catalogue.deliver(companyChanged, child);
    const asked = { companyId: child.companyId };
    expect((await pricesOf(converterA.productId, {}, partnerOf(parent))).row.offerPrice).toBe(187.15);
    expect((await pricesOf(converterA.productId, asked, partnerOf(parent))).row.offerPrice).toBe(183.06);
  });

  it('says to whoever sees a price whether it rests on the default piece, without telling the assay', async () => {
    for (const session of [partnerOf(customer), testSession({ hierarchy: 4, canShowPricing: true })])
      for (const [{ productId }, isDefaultAssay] of [
        [converterA, false],
        [converterB, true],
      ] as const) {
        const { row } = await pricesOf(productId, {}, session);
        const page = (await catalogue.call(session, productDetail, { productId })).body;
        for (const shown of [row, page]) {
          expect(shown.isDefaultAssay).toBe(isDefaultAssay);
          for (const field of ['subweight', 'ptAssay', 'pdAssay', 'rhAssay', 'metalValue'])
            expect(shown).not.toHaveProperty(field);
        }
      }
    const blind = testSession({ hierarchy: 1 });
    expect((await pricesOf(converterB.productId, {}, blind)).row).not.toHaveProperty('isDefaultAssay');
  });

  it('shows no prices to a partner whose company is not known yet', async () => {
    const unknown = partnerOf({ ...customer, companyId: randomUUID() });
    const { row, pricedFor } = await pricesOf(converterA.productId, {}, unknown);
    expect(row).not.toHaveProperty('offerPrice');
    expect(pricedFor).toBeUndefined();
  });

  it('explains a price step by step, ending on the offer', async () => {
    const asked = { productId: converterA.productId, companyId: customer.companyId, facilityCity: 'Atlanta' };
    const { body } = await catalogue.call(admin, productDetail, asked);
    const steps = body.explanation ?? [];
    expect(steps.map(({ step }) => step)).toEqual([
      'market',
      'hedge',
      'discount',
      'net',
      'ownDiscount',
      'family',
      'listed',
      'facility',
      'customer',
      'group',
      'facilityDiscount',
      'offer',
    ]);
    expect(steps[0]?.after).toBe(214.48);
    expect(steps.at(-1)?.after).toBe(172.23);
    expect(body.offerPrice).toBe(172.23);
  });

  it('puts new prices in force at once, without touching a converter', async () => {
    const before = await pricesOf(converterA.productId);
    const versions = () =>
      catalogue.service.database('product').orderBy('product_id').select('version', 'updated_at');
    const untouched = await versions();
    const snapshotId = await putInForce(catalogue, { overridesModifier: 0 });
    const after = await pricesOf(converterC.productId);
    expect(after.row.listedPrice).toBe(240);
    expect(after.pricedFor?.snapshotId).toBe(snapshotId);
    expect(before.pricedFor?.snapshotId).not.toBe(snapshotId);
    expect(await versions()).toEqual(untouched);
    const [published] = (await catalogue.published(pricingApplied)).slice(-1);
    expect(published).toMatchObject({ snapshotId, appliedBy: 'Pat Person', overridesModifier: 0 });
  });

  it('[PRIC-038] [PRIC-039] [PRIC-043] [PRIC-046] [PRIC-059] answers the prices in force per ounce and per kilogram', async () => {
    const { body } = await catalogue.call(admin, pricingDetail, {});
    expect(body.marketPrice).toEqual({
      ptOz: 1000,
      pdOz: 1100,
      rhOz: 4800,
      ptKg: 32150,
      pdKg: 35365,
      rhKg: 154320,
    });
    expect(body.abcPrice).toMatchObject({ ptOz: 980, ptDisc: 12, rhDisc: 250, rhDiscIsPercentage: false });
    expect((await catalogue.call(null, pricingDetail, {})).status).toBe(401);
    expect((await catalogue.call(testSession(), pricingDetail, {})).status).toBe(403);
  });

  it('publishes converters as the contract says', async () => {
    const [published] = await catalogue.published(productsChanged);
    const copy = published?.products.find(({ productId }) => productId === converterA.productId);
    const [example] = productsChanged.example.products;
    expect({ ...copy, productId: '', description: '' }).toEqual({
      ...example,
      productId: '',
      description: '',
      isMarkForTest: true,
    });
  });
});

describe('a catalogue before its first prices', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA]);
    await catalogue.service.database('pricing_snapshot').delete();
  });
  afterAll(() => catalogue.stop());

  it('lists converters without prices and has no pricing to show', async () => {
    const { body } = await catalogue.call(admin, productList, {});
    expect(body.list).toHaveLength(1);
    expect(body.list[0]).not.toHaveProperty('offerPrice');
    expect((await catalogue.call(admin, pricingDetail, {})).status).toBe(404);
  });
});
