import { pricingDetail, pricingEdit } from '@washcoat/contract-converters';
import { facilityChanged, type Session } from '@washcoat/contract-entities';
import { testSession, type TestService } from '@washcoat/testing';
import { admin, customer, putInForce, startCatalogue } from '../testing/catalogue.fixture';

const { facilityId, name: yard } = facilityChanged.example;
const reader = (flags: Partial<Session>) => testSession({ hierarchy: 4, canEditPricing: true, ...flags });
const hedge = ['pt', 'pd', 'rh'].flatMap((metal) =>
  ['Oz', 'Kg', 'Disc', 'DiscIsPercentage'].map((field) => metal + field),
);
const ofGlobal = { canViewGlobalPricing: true };
const facilitiesById = { [facilityId]: { name: yard, value: -3 } };

describe('prices as they are read', () => {
  let catalogue: TestService;
  let baseSnapshotId: string;

  beforeAll(async () => {
    catalogue = await startCatalogue([]);
  });
  afterAll(() => catalogue.stop());
  beforeEach(async () => {
    await catalogue.service.database('pricing_draft').delete();
    baseSnapshotId = await putInForce(catalogue, { facilitiesById });
  });

  const ask = (session: Session | null, asked: object = {}) => catalogue.call(session, pricingDetail, asked);
  /** What of the prices is in the answer, by name. */
  const partsFor = async (session: Session, asked: object = {}) => {
    const { status, body } = await ask(session, asked);
    expect(status).toBe(200);
    const { abcPrice, marketPrice, globalDefaults } = body;
    return Object.keys({
      ...abcPrice,
      ...(marketPrice && { marketPrice }),
      ...(globalDefaults && { globalDefaults }),
    }).sort();
  };
  const try_ = async (entry: object) => {
    const sent = { isPreview: true, pricingType: 1, baseSnapshotId, ...entry };
    expect((await catalogue.call(admin, pricingEdit, sent)).status).toBe(200);
  };

  it.each<[string, Partial<Session>, readonly string[]]>([
    ['Global Pricing [PRIC-026]', ofGlobal, ['globalDefaults', 'marketPrice', ...hedge]],
    ['Price Override Modifier [PRIC-028]', { canViewOverrideModifier: true }, ['overridesModifier']],
    ['Facilities [PRIC-029]', { canViewFacilityPricing: true }, ['facilities', 'facilityValues']],
    ['Families [PRIC-030]', { canViewFamilyPricing: true }, ['families', 'familiesIsPercentage']],
  ])('[PRIC-059] are those of the tab whose right one has: %s', async (_tab, flags, parts) => {
    expect(await partsFor(reader(flags))).toEqual([...parts].sort());
    expect((await ask({ ...reader(flags), canEditPricing: false })).status).toBe(403);
  });

  it('are refused without the right of a tab that has a part of them', async () => {
    for (const flags of [{}, { canViewIndividualPricing: true }, { canEditMetalPrices: true }])
      expect((await ask(reader(flags))).status).toBe(403);
    expect((await ask(null)).status).toBe(401);
  });

  it('[PRIC-045] are those of one tab where a type is asked for, which needs its right', async () => {
    expect(await partsFor(admin, { pricingType: 1 })).toEqual(
      ['globalDefaults', 'marketPrice', 'overridesModifier', ...hedge].sort(),
    );
    expect(await partsFor(admin, { pricingType: 2 })).toEqual(['facilities', 'facilityValues']);
    expect(await partsFor(admin, { pricingType: 3 })).toEqual(['families', 'familiesIsPercentage']);
    const families = reader({ canViewFamilyPricing: true, canViewOverrideModifier: true });
    for (const [pricingType, status] of [
      [1, 403],
      [2, 403],
      [3, 200],
      [4, 400],
      ['x', 400],
    ] as const)
      expect([pricingType, (await ask(families, { pricingType })).status]).toEqual([pricingType, status]);
  });

  it('have the draft beside them, of the same parts, unless they are asked for without', async () => {
    const asked = [{}, { isPreview: 'true' }, { isPreview: 'false' }];
    for (const each of asked) expect((await ask(admin, each)).body).not.toHaveProperty('draft');
    await try_({ pricingType: 3, abcPrice: { families: { 'Foreign Large': 4 } } });
    const families = reader({ ...admin, hierarchy: 1, canViewGlobalPricing: false });
    for (const each of asked.slice(0, 2)) {
      const { draft, preview, abcPrice } = (await ask(families, { ...each, pricingType: 3 })).body;
      expect(draft).toMatchObject({ touchedBy: 'Pat Person', parts: ['families'] });
      expect(abcPrice).toEqual({ families: { 'Foreign Large': 2.5 }, familiesIsPercentage: true });
      expect(preview).toEqual({
        abcPrice: { families: { 'Foreign Large': 4 }, familiesIsPercentage: true },
      });
    }
    const { body } = await ask(families, { isPreview: 'false' });
    expect(body).not.toHaveProperty('preview');
    expect(body).not.toHaveProperty('draft');
    expect((await ask(families, { isPreview: 'maybe' })).status).toBe(400);
  });

  it('[PRIC-031] [GAP-PRIC-06] are to a partner its own facilities, and the tabs whose right it was given', async () => {
    const foreign = { ...facilityChanged.example, facilityId: '018f3c1e-0000-7000-8000-0000000000f1' };
    await catalogue.deliver(facilityChanged, { ...foreign, name: 'Far yard' });
    const values = { ...facilitiesById, [foreign.facilityId]: { name: 'Far yard', value: -9 } };
    await putInForce(catalogue, { facilitiesById: values, facilities: { [yard]: -3, 'Far yard': -9 } });
    const partner = testSession({ hierarchy: 10, companyId: customer.companyId, canEditPricing: true });
    const { abcPrice } = (await ask(partner)).body;
    expect(abcPrice).toEqual({
      facilities: { [yard]: -3 },
      facilityValues: [{ facilityId, name: yard, value: -3 }],
    });
    expect((await ask(admin)).body.abcPrice.facilities).toEqual({ [yard]: -3, 'Far yard': -9 });
    expect((await ask(partner, { pricingType: 3 })).status).toBe(403);
    expect(await partsFor({ ...partner, canViewFamilyPricing: true }, { pricingType: 3 })).toEqual([
      'families',
      'familiesIsPercentage',
    ]);
    const subscriber = { ...partner, hierarchy: 2, canViewFamilyPricing: true, canViewFacilityPricing: true };
    expect(await partsFor(subscriber)).toEqual(['families', 'familiesIsPercentage']);
  });

  it('are to staff the facilities in its scope, in force and in the draft', async () => {
    const foreign = { ...facilityChanged.example, companyId: '018f3c1e-0000-7000-8000-0000000000f2' };
    const farId = '018f3c1e-0000-7000-8000-0000000000f3';
    await catalogue.deliver(facilityChanged, { ...foreign, facilityId: farId, name: 'Other yard' });
    const values = { ...facilitiesById, [farId]: { name: 'Other yard', value: -9 } };
    const byName = { [yard]: -3, 'Other yard': -9 };
    baseSnapshotId = await putInForce(catalogue, { facilitiesById: values, facilities: byName });
    const companyId = customer.companyId;
    const chief = { ...admin, companyId };
    const sent = { isPreview: true, pricingType: 2, baseSnapshotId };
    const abcPrice = { facilities: { [yard]: -4, 'Other yard': -8 } };
    expect((await catalogue.call(chief, pricingEdit, { ...sent, abcPrice })).status).toBe(200);
    const told = (value: number) => ({
      facilities: { [yard]: value },
      facilityValues: [{ facilityId, name: yard, value }],
    });
    const { body } = await ask(reader({ companyId, canViewFacilityPricing: true }));
    expect([body.abcPrice, body.preview?.abcPrice]).toEqual([told(-3), told(-4)]);
    expect((await ask(chief)).body.preview?.abcPrice.facilities).toEqual(abcPrice.facilities);
  });
});
