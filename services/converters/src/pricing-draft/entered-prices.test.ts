import { randomUUID } from 'node:crypto';
import { facilityPricing, modifierHistory, pricingDetail, pricingEdit } from '@washcoat/contract-converters';
import { facilityChanged, type Session } from '@washcoat/contract-entities';
import { testSession, type TestService } from '@washcoat/testing';
import { admin, customer, examplePricing, putInForce, startCatalogue } from '../testing/catalogue.fixture';

const yardOf = (name: string, companyId: string = customer.companyId) => ({
  ...facilityChanged.example,
  ...{ facilityId: randomUUID(), companyId, name, city: name },
});
const atlanta = facilityChanged.example;
const tampa = yardOf('Tampa');
const [twin, otherTwin] = [yardOf('Twin'), yardOf('twin', randomUUID())];
const far = yardOf('Far yard', randomUUID());
const gone = yardOf('Gone yard');
const renamed = yardOf('New name');

const facilitiesById = {
  [atlanta.facilityId]: { name: 'Atlanta', value: -3 },
  [gone.facilityId]: { name: 'Gone yard', value: 4 },
  [renamed.facilityId]: { name: 'Old name', value: 2 },
  [twin.facilityId]: { name: 'Twin', value: -5 },
};
const facilities = { Atlanta: -3, 'Gone yard': 4, 'Old name': 2, Twin: -5 };
const inForce = { ...examplePricing, facilities, facilitiesById };

describe('prices as they are entered', () => {
  let catalogue: TestService;
  let baseSnapshotId: string;

  beforeAll(async () => {
    catalogue = await startCatalogue([]);
    for (const each of [tampa, twin, otherTwin, far, renamed]) await catalogue.deliver(facilityChanged, each);
    await catalogue.deliver(facilityChanged, { ...gone, isDeleted: true });
  });
  afterAll(() => catalogue.stop());
  beforeEach(async () => {
    await catalogue.service.database('pricing_draft').delete();
    baseSnapshotId = await putInForce(catalogue, inForce);
  });

  const send = (entry: object, session: Session = admin) =>
    catalogue.call(session, pricingEdit, { isPreview: true, pricingType: 1, baseSnapshotId, ...entry });
  const price = (abcPrice: object, session: Session = admin) => send({ pricingType: 2, abcPrice }, session);
  const detail = async (session: Session = admin) => (await catalogue.call(session, pricingDetail, {})).body;
  const fieldsOf = async (answer: ReturnType<typeof send>) => {
    const { status, error } = await answer;
    expect(status).toBe(400);
    return error.fields;
  };
  /** What the draft sets, as it is kept. */
  const draft = async () => (await catalogue.service.database('pricing_draft').first('changes'))?.changes;

  it('[PRIC-041] [PRIC-060] are those of a facility by its name, tried and then in force', async () => {
    const { status, body } = await price({ facilities: { atlanta: -7, Tampa: 1 } });
    expect([status, body.message]).toEqual([200, 'Successfully updated the Preview Data']);
    const { draft: told, preview } = await detail();
    expect(told?.parts).toEqual(['facilities']);
    expect(preview?.abcPrice.facilities).toEqual({ ...facilities, Atlanta: -7, Tampa: 1 });
    const entry = { pricingType: 2, isPreview: false, draftTouchedAt: told?.touchedAt };
    expect((await send({ ...entry, abcPrice: { facilities: { Tampa: 2 } } })).status).toBe(200);
    const { list } = (await catalogue.call(admin, facilityPricing, {})).body;
    expect(list).toContainEqual({ facilityId: atlanta.facilityId, name: 'Atlanta', value: -7 });
    expect(list).toContainEqual({ facilityId: tampa.facilityId, name: 'Tampa', value: 2 });
  });

  it('mean by a name what is called so today, or in the prices in force', async () => {
    for (const name of ['New name', 'OLD NAME']) {
      await price({ facilities: { [name]: 8 } });
      expect(await draft()).toEqual({
        facilities: { [renamed.facilityId]: { name: 'New name', value: 8 } },
      });
      await catalogue.service.database('pricing_draft').delete();
    }
  });

  it('are refused for a name that no facility or several have, one out of scope among them', async () => {
    const staff = testSession({
      ...{ hierarchy: 4, companyId: customer.parentCompanyId },
      ...{ canEditPricing: true, canViewFacilityPricing: true },
    });
    const unknown = (name: string) => `There is no facility ${name} that you may price.`;
    const several = 'Several facilities are called Twin: give the one by its id.';
    expect(await fieldsOf(price({ facilities: { Nowhere: 1, Atlanta: -8, Twin: 1 } }))).toEqual({
      facilities: `${unknown('Nowhere')} ${several}`,
    });
    for (const name of ['Gone yard', 'constructor'])
      expect(await fieldsOf(price({ facilities: { [name]: 1 } }))).toEqual({ facilities: unknown(name) });
    expect(await fieldsOf(price({ facilities: { 'Far yard': 1 } }, staff))).toEqual({
      facilities: unknown('Far yard'),
    });
    expect(await draft()).toBeUndefined();
    expect((await price({ facilities: { 'Far yard': 1 } })).status).toBe(200);
    // Whoever sees only one of the two means that.
    expect((await price({ facilities: { Twin: 1 } }, staff)).status).toBe(200);
    const byId = { facilityValues: [{ facilityId: otherTwin.facilityId, value: 1 }] };
    expect((await price(byId)).status).toBe(200);
  });

  it('are no two for one facility, and no part of a percent', async () => {
    const byId = (value: number, more: object = {}) => ({
      facilityValues: [{ facilityId: atlanta.facilityId, value, ...more }],
    });
    const twice = { facilities: 'Atlanta is given two values.' };
    expect(await fieldsOf(price({ facilities: { Atlanta: -4, ATLANTA: -5 } }))).toEqual(twice);
    expect(await fieldsOf(price({ ...byId(-4), facilities: { Atlanta: -5 } }))).toEqual(twice);
    expect((await price({ ...byId(-4), facilities: { Atlanta: -4 } })).status).toBe(200);
    expect(await fieldsOf(price({ facilities: { Atlanta: 0.5 } }))).toHaveProperty([
      'abcPrice.facilities.Atlanta',
    ]);
    expect(await fieldsOf(price(byId(-6, { name: 'Tampa' })))).toEqual({
      facilityValues: 'Atlanta is not called Tampa.',
    });
    expect((await price(byId(-6, { name: 'Atlanta' }))).status).toBe(200);
  });

  it('[PRIC-040] [PRIC-060] are the modifier of override prices, by its right and with the type of metals', async () => {
    const set = { abcPrice: { overridesModifier: -6 } };
    expect((await send(set)).status).toBe(200);
    const { draft: told, preview } = await detail();
    expect([told?.parts, preview?.abcPrice.overridesModifier]).toEqual([['overrides'], -6]);
    await send({ isPreview: false, draftTouchedAt: told?.touchedAt });
    expect((await detail()).abcPrice.overridesModifier).toBe(-6);
    const { list } = (await catalogue.call(admin, modifierHistory, {})).body;
    expect(list[0]).toMatchObject({ overridesModifier: -6, status: 'In force' });
    baseSnapshotId = await putInForce(catalogue, inForce);
    for (const pricingType of [2, 3])
      expect(await fieldsOf(send({ ...set, pricingType }))).toEqual({
        overridesModifier: 'This tab does not change overridesModifier.',
      });
    for (const overridesModifier of [-100, 10_000, '4'])
      expect(await fieldsOf(send({ abcPrice: { overridesModifier } }))).toHaveProperty([
        'abcPrice.overridesModifier',
      ]);
    // What is in force is not to be found out by trying.
    for (const overridesModifier of [-6, -4]) {
      const blind = { ...admin, canViewOverrideModifier: false };
      const { status, error } = await send({ abcPrice: { overridesModifier } }, blind);
      expect([status, error.error]).toEqual([403, 'You are not allowed to change the override modifier.']);
    }
  });

  it('are refused where they are of another tab, or of none, and never dropped', async () => {
    const ofOthers: [number, object, string[]][] = [
      [1, { abcPrice: { facilities: { Atlanta: -4 } } }, ['facilities']],
      [
        1,
        { abcPrice: { facilityValues: [{ facilityId: atlanta.facilityId, value: 1 }] } },
        ['facilityValues'],
      ],
      [
        1,
        { abcPrice: { families: { Misc: 1 }, familiesIsPercentage: false } },
        ['families', 'familiesIsPercentage'],
      ],
      [
        2,
        { marketPrice: { ptOz: 1 }, abcPrice: { ptDisc: 1, facilities: { Atlanta: 1 } } },
        ['marketPrice', 'ptDisc'],
      ],
      [2, { globalDefaults: { ...examplePricing.globalDefaults, pt: 1 } }, ['globalDefaults']],
      [3, { abcPrice: { facilities: { Nowhere: 1 } } }, ['facilities']],
      [1, { abcPrice: { ptOz: 1, overrideModifier: 1 } }, ['abcPrice']],
      [1, { marketPrice: { ptOz: 1, ptDisc: 1 } }, ['marketPrice']],
      [1, { globalDefaults: { ...examplePricing.globalDefaults, lead: 1 } }, ['globalDefaults']],
      [
        2,
        { abcPrice: { facilityValues: [{ facilityId: atlanta.facilityId, value: 1, percent: 1 }] } },
        ['abcPrice.facilityValues.0'],
      ],
    ];
    for (const [pricingType, entry, fields] of ofOthers)
      expect([entry, Object.keys((await fieldsOf(send({ pricingType, ...entry }))) ?? {})]).toEqual([
        entry,
        fields,
      ]);
    expect(await fieldsOf(send({ abcPrice: { cuOz: 4 } }))).toEqual({ abcPrice: 'Leave out cuOz' });
    expect(await draft()).toBeUndefined();
  });

  it('change nothing where they are sent back as they were read, with whatever is changed beside them', async () => {
    const { marketPrice, abcPrice, globalDefaults } = await detail();
    const whole = { marketPrice, abcPrice, globalDefaults };
    for (const pricingType of [1, 2, 3]) {
      expect((await send({ ...whole, pricingType })).status).toBe(200);
      expect(await draft()).toEqual({});
    }
    const changed = (values: object) => ({ ...whole, abcPrice: { ...abcPrice, ...values } });
    await send({ ...changed({ ptDisc: 11 }), pricingType: 1 });
    await send({ ...changed({ facilities: { ...facilities, Atlanta: -9 } }), pricingType: 2 });
    await send({ ...changed({ families: { 'Foreign Large': 3 } }), pricingType: 3 });
    expect(await draft()).toEqual({
      discount: { pt: { value: 11, isPercentage: true } },
      facilities: { [atlanta.facilityId]: { name: 'Atlanta', value: -9 } },
      families: { 'Foreign Large': 3 },
    });
    const { preview } = await detail();
    expect((await send({ ...preview, pricingType: 2 })).status).toBe(200);
    expect((await detail()).preview).toEqual(preview);
    // What the draft has is set back by the tab that it is of.
    await send({ ...whole, pricingType: 1 });
    expect((await detail()).draft?.parts).toEqual(['facilities', 'families']);
  });

  it('are as they were read only to who may read them', async () => {
    const yards = { ...admin, canViewGlobalPricing: false };
    expect((await detail(yards)).abcPrice).not.toHaveProperty('ptOz');
    expect(await fieldsOf(price({ ptOz: 980 }, yards))).toEqual({ ptOz: 'This tab does not change ptOz.' });
    expect((await price({ ptOz: 980 })).status).toBe(200);
  });

  it('keep the ounce that a price of a kg was rounded from', async () => {
    baseSnapshotId = await putInForce(catalogue, { ...inForce, hedge: { pt: 980.37, pd: 1070, rh: 4600 } });
    const { ptKg } = (await detail()).abcPrice;
    expect((await send({ abcPrice: { ptKg, pdDisc: 14 } })).status).toBe(200);
    expect((await detail()).draft?.parts).toEqual(['discounts']);
    await send({ abcPrice: { ptOz: 990 } });
    await send({ abcPrice: { ptKg } });
    expect((await detail()).preview?.abcPrice.ptOz).toBe(980.37);
  });

  it('take back a facility that is gone as it was read, and in no other way', async () => {
    const value = (percent: number) => [{ facilityId: gone.facilityId, name: 'Gone yard', value: percent }];
    expect((await price({ facilityValues: value(4) })).status).toBe(200);
    expect((await price({ facilityValues: value(5) })).status).toBe(404);
  });

  it('are those of a facility that are new, by its id or by its name, beside the other as it was read', async () => {
    await price({ facilities: { Atlanta: -9 } });
    const { abcPrice, preview } = await detail();
    const byId = (value: number) => [{ facilityId: atlanta.facilityId, name: 'Atlanta', value }];
    for (const read of [abcPrice, preview?.abcPrice]) {
      const names = { ...read?.facilities, Atlanta: -8 };
      expect((await price({ ...read, facilities: names })).status).toBe(200);
      expect((await draft()).facilities[atlanta.facilityId].value).toBe(-8);
      await price({ facilities: { Atlanta: -9 } });
      expect((await price({ ...read, facilityValues: byId(-7) })).status).toBe(200);
      expect((await draft()).facilities[atlanta.facilityId].value).toBe(-7);
      await price({ facilities: { Atlanta: -9 } });
    }
    // The second as it is sent to apply it.
    for (const entry of [-8, -8].map((value) => ({ ...abcPrice, facilities: { Atlanta: value } }))) {
      expect((await price(entry)).status).toBe(200);
      expect((await draft()).facilities[atlanta.facilityId].value).toBe(-8);
    }
    expect(await fieldsOf(price({ facilityValues: byId(-4), facilities: { Atlanta: -5 } }))).toEqual({
      facilities: 'Atlanta is given two values.',
    });
    await price(abcPrice);
    expect((await detail()).draft?.parts).toEqual([]);
  });

  it('mean a renamed facility by its name in force, and set it back, after a draft has touched it', async () => {
    const value = async () => (await draft()).facilities[renamed.facilityId].value;
    const byId = (percent: number) => [{ facilityId: renamed.facilityId, name: 'Old name', value: percent }];
    await price({ facilities: { 'New name': 8 } });
    const { preview } = await detail();
    expect((await price({ ...preview?.abcPrice })).status).toBe(200);
    expect(await value()).toBe(8);
    expect((await price({ facilities: { 'Old name': 5 } })).status).toBe(200);
    expect(await value()).toBe(5);
    expect((await price({ facilities: { 'Old name': 2 } })).status).toBe(200);
    expect(await value()).toBe(2);
    expect((await price({ facilityValues: byId(6) })).status).toBe(200);
    expect(await value()).toBe(6);
  });

  it('do not tell the percent of a facility out of scope to who tries it', async () => {
    const staff = testSession({
      ...{ hierarchy: 4, companyId: customer.parentCompanyId },
      ...{ canEditPricing: true, canViewFacilityPricing: true, canViewFamilyPricing: true },
    });
    const values = { ...facilitiesById, [far.facilityId]: { name: 'Far yard', value: -9 } };
    const names = { ...facilities, 'Far yard': -9 };
    baseSnapshotId = await putInForce(catalogue, { ...inForce, facilities: names, facilitiesById: values });
    for (const value of [-9, -8]) {
      const byId = { facilityValues: [{ facilityId: far.facilityId, value }] };
      expect((await price(byId, staff)).status).toBe(404);
      const byName = { facilities: { 'Far yard': value } };
      expect(await fieldsOf(price(byName, staff))).toEqual({
        facilities: 'There is no facility Far yard that you may price.',
      });
      for (const abcPrice of [byId, byName])
        expect((await send({ pricingType: 3, abcPrice }, staff)).status).toBe(400);
    }
    const { abcPrice } = await detail(staff);
    for (const pricingType of [2, 3]) expect((await send({ pricingType, abcPrice }, staff)).status).toBe(200);
    expect(await draft()).toEqual({});
  });

  it('are of a kg where that is changed beside the ounce as it was read, and else of the ounce', async () => {
    const ounce = async () => (await detail()).preview?.abcPrice.ptOz;
    const { abcPrice } = await detail();
    const changed = { ...abcPrice, ptKg: 32_150 };
    // The second as it is sent to apply it.
    for (const entry of [changed, changed]) {
      expect((await send({ abcPrice: entry })).status).toBe(200);
      expect(await ounce()).toBe(1000);
    }
    await send({ abcPrice: { ...(await detail()).preview?.abcPrice, ptKg: 35_365 } });
    expect(await ounce()).toBe(1100);
    await send({ abcPrice: { ...abcPrice, ptOz: 970 } });
    expect(await ounce()).toBe(970);
    await send({ abcPrice: { ...abcPrice, ptOz: 960, ptKg: 32_150 } });
    expect(await ounce()).toBe(960);
    await send({ abcPrice });
    expect((await detail()).draft?.parts).toEqual([]);
  });
});
