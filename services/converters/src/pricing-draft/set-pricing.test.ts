import { randomUUID } from 'node:crypto';
import {
  facilityPricing,
  familyPricing,
  globalDefaultsDetail,
  globalDefaultsEdit,
  pricingApplied,
  pricingDetail,
  pricingDraftDelete,
  pricingEdit,
  pricingEffect,
  productActive,
  productList,
} from '@washcoat/contract-converters';
import { facilityChanged, type Session } from '@washcoat/contract-entities';
import { testSession, type TestService } from '@washcoat/testing';
import { readSnapshot } from '../pricing/pricing-snapshot.repository';
import { addProducts } from '../product/add-products';
import { findProduct } from '../product/product.repository';
import {
  admin,
  converterA,
  converterB,
  converterC,
  customer,
  examplePricing,
  newProduct,
  putInForce,
  startCatalogue,
} from '../testing/catalogue.fixture';
import { addPreview } from './preview-of-products';
import { partsOf } from './pricing-changes';

const setter = (flags: Partial<Session> = {}) =>
  testSession({ hierarchy: 4, canEditPricing: true, canShowPricing: true, ...flags });
const discounter = setter({ canViewGlobalPricing: true });
const { facilityId, name: yard } = facilityChanged.example;

describe('prices that are tried and put in force', () => {
  let catalogue: TestService;
  let baseSnapshotId: string;

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterB, converterC]);
  });
  afterAll(() => catalogue.stop());
  beforeEach(async () => {
    await catalogue.service.database('pricing_draft').delete();
    baseSnapshotId = await putInForce(catalogue);
  });

  type Entry = Partial<Parameters<typeof send>[1]>;
  const send = (session: Session | null, entry: Record<string, unknown>) =>
    catalogue.call(session, pricingEdit, { pricingType: 1, isPreview: true, baseSnapshotId, ...entry });
  const preview = (entry: Entry, session: Session = admin) => send(session, entry);
  /** Puts the draft in force as it is now, as who has just looked at it does. */
  const apply = async (entry: Entry = {}, session: Session = admin) => {
    const draftTouchedAt = (await detail()).draft?.touchedAt;
    return send(session, { draftTouchedAt, ...entry, isPreview: false });
  };
  const detail = async (session: Session = admin) => (await catalogue.call(session, pricingDetail, {})).body;
  const listedA = async (asked: object = {}) => {
    const { body } = await catalogue.call(admin, productList, { productId: converterA.productId, ...asked });
    return body.list[0];
  };

  it('[PRIC-048] [PRIC-070] are tried in a draft that changes no price elsewhere, and says whose it is', async () => {
    const { status, body } = await preview({
      marketPrice: { ptOz: 1012 },
      abcPrice: { ptOz: 992, ptDisc: 10 },
    });
    expect([status, body.message]).toEqual([200, 'Successfully updated the Preview Data']);
    expect(body.snapshotId).toBe(baseSnapshotId);
    const { marketPrice, preview: tried, draft } = await detail();
    expect(marketPrice?.ptOz).toBe(1000);
    expect(tried?.marketPrice).toMatchObject({ ptOz: 1012, ptKg: 32535.8, pdOz: 1100 });
    expect(tried?.abcPrice).toMatchObject({ ptOz: 992, ptDisc: 10, ptDiscIsPercentage: true, pdDisc: 15 });
    expect(draft).toMatchObject({ touchedBy: 'Pat Person', baseSnapshotId, parts: ['metals', 'discounts'] });
    expect((await listedA())?.listedPrice).toBe(187.15);
  });

  it('[PRIC-049] [PRIC-071] are put in force with all of the draft, at once and told, and the draft is gone', async () => {
    await preview({ abcPrice: { ptOz: 1000 } });
    await preview({ pricingType: 3, abcPrice: { families: { 'Foreign Large': 5 } } });
    const { status, body } = await apply({ abcPrice: { pdOz: 1100 } });
    expect([status, body.message]).toEqual([200, 'Successfully edited Pricing']);
    const after = await detail();
    expect(after).toMatchObject({ snapshotId: body.snapshotId, appliedBy: 'Pat Person' });
    expect(after).not.toHaveProperty('draft');
    expect(after).not.toHaveProperty('preview');
    expect(after.abcPrice).toMatchObject({
      ptOz: 1000,
      pdOz: 1100,
      rhOz: 4600,
      families: { 'Foreign Large': 5 },
    });
    const told = (await catalogue.published(pricingApplied)).at(-1);
    expect(told).toMatchObject({ snapshotId: body.snapshotId, hedge: { pt: 1000, pd: 1100, rh: 4600 } });
    expect((await listedA())?.listedPrice).not.toBe(187.15);
  });

  it('are refused on other prices than those in force, naming who and when', async () => {
    await preview({ abcPrice: { ptOz: 990 } });
    const faster = await putInForce(catalogue, { overridesModifier: -5 });
    for (const refused of [await preview({ abcPrice: { ptOz: 991 } }), await apply()]) {
      expect([refused.status, refused.error.code]).toEqual([409, 'STALE_PRICING']);
      expect(refused.error.error).toMatch(/^Pat Person put other prices in force on \d+\w\w \w{3}, \d{4} /);
      expect(refused.error).toMatchObject({ snapshotId: faster, appliedBy: 'Pat Person' });
    }
    baseSnapshotId = faster;
    expect((await preview({ abcPrice: { pdOz: 1000 } })).status).toBe(200);
    const { preview: tried } = await detail();
    expect(tried?.abcPrice).toMatchObject({ ptOz: 990, pdOz: 1000, overridesModifier: -5 });
  });

  it('are put in force by nobody who has not seen the draft as it is, or that was begun on other prices', async () => {
    await preview({ abcPrice: { ptOz: 990 } });
    const seen = (await detail()).draft?.touchedAt;
    await preview({ abcPrice: { pdOz: 1 } });
    for (const draftTouchedAt of [seen, undefined])
      expect((await send(admin, { isPreview: false, draftTouchedAt })).error.code).toBe('STALE_DRAFT');
    expect((await detail()).snapshotId).toBe(baseSnapshotId);
    baseSnapshotId = await putInForce(catalogue, { overridesModifier: -6 });
    expect((await apply()).error.code).toBe('STALE_PRICING');
    expect((await detail()).snapshotId).toBe(baseSnapshotId);
  });

  it('are taken back from a draft only by who may set the part', async () => {
    const companyId = randomUUID();
    const colleague = { ...discounter, companyId };
    await preview({ abcPrice: { ptOz: 990, ptDisc: 9 } }, { ...admin, companyId });
    const back = await preview({ abcPrice: { ptOz: 980 } }, colleague);
    expect([back.status, back.error.error]).toEqual([403, 'You are not allowed to change metal prices.']);
    const { draft } = await detail(colleague);
    const discarded = await catalogue.call(colleague, pricingDraftDelete, {
      touchedAt: draft?.touchedAt ?? '',
    });
    expect([discarded.status, discarded.error.error]).toEqual([
      403,
      'You are not allowed to change metal prices.',
    ]);
    expect((await detail(colleague)).preview?.abcPrice.ptOz).toBe(990);
  });

  it('tell no partner who set them, and of facilities and families only what one may open', async () => {
    await putInForce(catalogue);
    const partner = testSession({ hierarchy: 10, companyId: customer.companyId, canEditPricing: true });
    expect((await catalogue.call(partner, facilityPricing, {})).body.appliedBy).toBe('');
    const granted = { ...partner, canViewGlobalPricing: true, canViewFacilityPricing: true };
    const { appliedBy, abcPrice } = await detail(granted);
    expect([appliedBy, abcPrice.facilities]).toEqual(['', { [yard]: -3 }]);
    expect(abcPrice).not.toHaveProperty('families');
    const house = await detail(setter({ canViewGlobalPricing: true, canViewFamilyPricing: true }));
    expect(house.abcPrice.families).toEqual({ 'Foreign Large': 2.5 });
    expect(house.abcPrice).not.toHaveProperty('facilities');
  });

  it('are put in force once when apply is sent twice, or by two people at once', async () => {
    const answers = await Promise.all([990, 991, 992].map((ptOz) => apply({ abcPrice: { ptOz } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const key = { 'idempotency-key': randomUUID() };
    baseSnapshotId = (await detail()).snapshotId;
    const entry = { pricingType: 1, isPreview: false, baseSnapshotId, abcPrice: { ptOz: 970 } } as const;
    const twice = [1, 2].map(() => catalogue.call(admin, pricingEdit, entry, key));
    const [first, second] = await Promise.all(twice);
    expect(second?.body).toEqual(first?.body);
    expect(first?.status).toBe(200);
    baseSnapshotId = (await detail()).snapshotId;
    expect((await apply()).error).toMatchObject({ code: 'NOTHING_TO_APPLY' });
  });

  it('[PRIC-060] [GAP-PRIC-08] keep prices of an ounce, which those of a kg give way to', async () => {
    await preview({ marketPrice: { rhKg: 160750, pdOz: 1200, pdKg: 1 } });
    expect((await detail()).preview?.marketPrice).toMatchObject({ rhOz: 5000, rhKg: 160750, pdOz: 1200 });
  });

  it('[PRIC-026] [PRIC-055] [GAP-PRIC-12] need the right of each part, of the draft as well', async () => {
    const refused = await preview({ marketPrice: { ptOz: 1 } }, discounter);
    expect([refused.status, refused.error.error]).toEqual([
      403,
      'You are not allowed to change metal prices.',
    ]);
    expect((await preview({ abcPrice: { ptDisc: 9 } }, discounter)).status).toBe(200);
    expect((await preview({ marketPrice: { ptOz: 1000 } }, discounter)).status).toBe(200);
    await preview({ abcPrice: { ptOz: 1 } }, { ...admin, companyId: discounter.companyId });
    const apart = await apply({ draftTouchedAt: (await detail(discounter)).draft?.touchedAt }, discounter);
    expect([apart.status, apart.error.error]).toEqual([403, 'You are not allowed to change metal prices.']);
    const blind = await preview({ abcPrice: { ptDisc: 9 } }, setter());
    expect(blind.status).toBe(403);
    for (const hierarchy of [2, 10]) expect((await preview({}, { ...admin, hierarchy })).status).toBe(403);
    expect((await preview({}, { ...admin, canEditPricing: false })).status).toBe(403);
    expect((await send(null, {})).status).toBe(401);
  });

  it('[PRIC-041] [PRIC-029] [PRIC-031] [PRIC-032] differ by facility, which partners read and never set', async () => {
    const of = async (session: Session) => (await catalogue.call(session, facilityPricing, {})).body;
    const before = await of(admin);
    expect(before.list.find((each) => each.facilityId === facilityId)).toEqual({
      facilityId,
      name: yard,
      value: -3,
    });
    const set = { pricingType: 2, abcPrice: { facilityValues: [{ facilityId, value: -7 }] } };
    expect((await preview(set)).status).toBe(200);
    expect((await of(admin)).list).toContainEqual({ facilityId, name: yard, value: -3, previewValue: -7 });
    await apply(set);
    const inAtlanta = { companyId: customer.companyId, facilityId };
    expect((await listedA(inAtlanta))?.offerPrice).not.toBe(172.23);
    const partner = testSession({ hierarchy: 10, companyId: customer.companyId, canEditPricing: true });
    expect((await of(partner)).list).toEqual([{ facilityId, name: yard, value: -7 }]);
    baseSnapshotId = (await detail()).snapshotId;
    expect((await preview(set, { ...partner, canViewFacilityPricing: true })).status).toBe(403);
    expect((await preview(set, setter())).status).toBe(403);
    const strange = {
      pricingType: 2,
      abcPrice: { facilityValues: [{ facilityId: randomUUID(), value: 1 }] },
    };
    expect((await preview(strange)).status).toBe(404);
    expect((await catalogue.call(setter(), facilityPricing, {})).status).toBe(403);
  });

  it('[PRIC-042] [PRIC-030] [PRIC-065] differ by family, in percent or dollars, as far as there is one', async () => {
    const set = { pricingType: 3, abcPrice: { families: { Misc: -2.5 }, familiesIsPercentage: false } };
    expect((await preview(set)).status).toBe(200);
    const { body } = await catalogue.call(admin, familyPricing, {});
    expect(body).toMatchObject({ isPercentage: true, previewIsPercentage: false });
    expect(body.list).toEqual([
      { family: 'Foreign Large', value: 2.5 },
      { family: 'Misc', value: 0, previewValue: -2.5 },
    ]);
    const gone = await preview({ pricingType: 3, abcPrice: { families: { Gone: 1 } } });
    expect([gone.status, gone.error.fields]).toEqual([
      400,
      { families: 'There is no family Gone any more.' },
    ]);
    expect(
      (await preview({ pricingType: 3, abcPrice: { families: { Misc: -100 }, familiesIsPercentage: true } }))
        .status,
    ).toBe(400);
    expect((await catalogue.call(setter(), familyPricing, {})).status).toBe(403);
  });

  it('differ from nothing by a family or a facility that is named as what every object has', () => {
    const yardOf = (name: string) => ({ [randomUUID()]: { name, value: 0 } });
    for (const name of ['constructor', 'toString'])
      expect(partsOf(examplePricing, { families: { [name]: 0 }, facilities: yardOf(name) })).toEqual([]);
    expect(partsOf(examplePricing, { families: { constructor: 1 } })).toEqual(['families']);
  });

  it('[PRIC-044] [PRIC-057] [PRIC-058] have a default piece of their own call', async () => {
    const piece = { weight: 800, pt: 200, pd: 600, rh: 80 };
    expect((await catalogue.call(admin, globalDefaultsDetail, {})).body).toEqual(
      examplePricing.globalDefaults,
    );
    const write = (isPreview: boolean, session = admin, changes = {}) =>
      catalogue.call(session, globalDefaultsEdit, { ...piece, isPreview, baseSnapshotId, ...changes });
    expect((await write(true)).body.message).toBe('Successfully updated the Preview Data');
    expect((await catalogue.call(admin, globalDefaultsDetail, {})).body).toEqual(
      examplePricing.globalDefaults,
    );
    const draftTouchedAt = (await detail()).draft?.touchedAt;
    expect((await write(false, admin, { draftTouchedAt })).body.message).toBe('Successfully edited Pricing');
    expect((await catalogue.call(admin, globalDefaultsDetail, {})).body).toEqual(piece);
    expect((await write(true, setter())).status).toBe(403);
    for (const wrong of [{ weight: -1 }, { pt: 1.5 }, { rh: 10_000 }, { pd: 'x' }, { pd: undefined }])
      expect((await write(true, admin, wrong)).status).toBe(400);
  });

  it('[PRIC-045] [PRIC-051] [PRIC-052] [PRIC-054] take nothing that is no price, and of each tab its own only', async () => {
    const wrong: [string, Record<string, unknown>][] = [
      ['a type that there is not', { pricingType: 4 }],
      ['no type', { pricingType: undefined }],
      ['letters', { marketPrice: { ptOz: '1000' } }],
      ['a minus', { marketPrice: { ptOz: -1 } }],
      ['six digits', { marketPrice: { ptOz: 100_000 } }],
      ['no number', { marketPrice: { ptOz: null } }],
      ['a discount of 100 %', { abcPrice: { ptDisc: 100 } }],
      ['a discount above the price', { abcPrice: { rhDisc: 4600, rhDiscIsPercentage: false } }],
      ['a discount that a lower price makes too large', { abcPrice: { rhOz: 200 } }],
      [
        'a facility of half percents',
        { pricingType: 2, abcPrice: { facilityValues: [{ facilityId, value: 0.5 }] } },
      ],
      ['families in the tab of metals', { abcPrice: { families: { Misc: 1 } } }],
      ['metals in the tab of facilities', { pricingType: 2, marketPrice: { ptOz: 1 } }],
      ['metals in the tab of families', { pricingType: 3, abcPrice: { ptOz: 1 } }],
      ['no base', { baseSnapshotId: undefined }],
    ];
    for (const [what, entry] of wrong) expect([what, (await preview(entry)).status]).toEqual([what, 400]);
    expect((await detail()).draft).toBeUndefined();
    expect((await preview({ baseSnapshotId: randomUUID() })).status).toBe(409);
  });

  it('are told to every open page when they are in force, and not while they are tried', async () => {
    const told: unknown[] = [];
    const stop = catalogue.platform.live.follow((signal) => void told.push(signal));
    await preview({ abcPrice: { ptDisc: 9 } });
    expect(told).toEqual([]);
    await apply();
    stop();
    expect(told).toEqual([
      {
        kind: 'changed',
        rooms: ['prices@all'],
        change: { topic: 'prices', at: expect.stringMatching(/Z$/) },
      },
    ]);
  });

  it('add up with the list that they stand in, also when others come in force while it is read', async () => {
    await preview({ abcPrice: { ptOz: 1000 } });
    const { database } = catalogue.service;
    const [snapshot, stored] = await Promise.all([
      readSnapshot(database, baseSnapshotId),
      findProduct(database, converterA.productId, true),
    ]);
    const listed = await listedA();
    await putInForce(catalogue, { hedge: { pt: 1960, pd: 2140, rh: 9200 } });
    if (!stored || !listed) throw new Error('The converter is not in the catalogue.');
    await addPreview(database, admin, { shown: [stored], list: [listed], prices: { snapshot } }, null);
    expect(listed).toMatchObject({ listedPrice: 187.15, previewPrice: 187.97, difference: 0.82 });
  });

  it('are discarded with a trace, unless somebody worked on them since; without a draft nothing happens', async () => {
    const drop = (touchedAt: string, session: Session = admin) =>
      catalogue.call(session, pricingDraftDelete, { touchedAt });
    await preview({ abcPrice: { ptDisc: 9 } });
    const seen = (await detail()).draft?.touchedAt ?? '';
    await preview({ abcPrice: { ptDisc: 8 } });
    expect((await drop(seen)).error).toMatchObject({
      code: 'STALE_DRAFT',
      error: expect.stringMatching(/^Pat Person has/),
    });
    const now = (await detail()).draft?.touchedAt ?? '';
    expect((await drop(now)).status).toBe(200);
    expect((await detail()).draft).toBeUndefined();
    const entries = await catalogue.service.database('audit_entry').where({ entity: 'pricing-draft' });
    expect(entries).toMatchObject([{ action: 'discard', user_name: 'Pat Person' }]);
    expect((await drop(now)).status).toBe(200);
    expect((await drop(now, testSession())).status).toBe(403);
    expect((await drop('x')).status).toBe(400);
  });

  it('tell before what they will do: how many go up, down and stay, how far, and which the most', async () => {
    const effect = async (session: Session = admin) =>
      (await catalogue.call(session, pricingEffect, {})).body;
    expect(await effect()).toMatchObject({
      lookedAt: 3,
      up: 0,
      down: 0,
      same: 3,
      averageChange: 0,
      spread: [],
    });
    await preview({ abcPrice: { ptOz: 1000 }, globalDefaults: { weight: 900, pt: 0, pd: 700, rh: 90 } });
    const told = await effect();
    expect(told).toMatchObject({ lookedAt: 3, isSample: false, up: 1, down: 1, same: 1, overridden: 1 });
    const [most, least] = told.largest;
    expect(most).toMatchObject({
      oem: 'KT 0334',
      listedPrice: 187.15,
      difference: 0.82,
      previewPrice: 187.97,
    });
    expect(least?.difference).toBeLessThan(0);
    expect(told.averageChange).toBe(
      Math.round(((most?.difference ?? 0) + (least?.difference ?? 0)) * (100 / 3)) / 100,
    );
    expect(told.spread.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const row = await listedA({ isPreview: true });
    expect(row).toMatchObject({ listedPrice: 187.15, previewPrice: 187.97, difference: 0.82 });
    expect(await listedA()).not.toHaveProperty('previewPrice');
    for (const session of [
      { ...admin, canEditPricing: false },
      { ...admin, hierarchy: 10 },
    ]) {
      expect((await catalogue.call(session, pricingEffect, {})).status).toBe(403);
      expect((await catalogue.call(session, productList, { isPreview: true })).status).toBe(403);
    }
  });

  it('tell with the first page of the catalogue what they do to all of it, as the effect of the draft does', async () => {
    const list = async (asked: object = {}, session: Session = admin) =>
      (await catalogue.call(session, productList, { isPreview: true, ...asked })).body;
    const effect = async () => {
      const { up, down, same, averageChange } = (await catalogue.call(admin, pricingEffect, {})).body;
      return { up, down, same, averageChange };
    };
    expect(await list()).not.toHaveProperty('summary');
    await preview({ abcPrice: { ptOz: 1000 }, globalDefaults: { weight: 900, pt: 0, pd: 700, rh: 90 } });
    const told = await effect();
    expect(told).toMatchObject({ up: 1, down: 1, same: 1 });
    expect(told.averageChange).not.toBe(0);
    for (const asked of [{}, { count: 1 }, { text: converterA.oem }, { text: 'nowhere' }])
      expect((await list(asked)).summary).toEqual(told);
    for (const asked of [{ offset: 1 }, { isPreview: false }])
      expect(await list(asked)).not.toHaveProperty('summary');
    expect(await list({}, { ...admin, companyId: randomUUID() })).not.toHaveProperty('summary');
    const blank = newProduct({ oem: 'BLANK 2' });
    await catalogue.service.inTransaction({ session: admin }, (unit) => addProducts(unit, admin, [blank]));
    expect((await list()).summary).toMatchObject({ up: 1, down: 2, same: 1 });
    await preview({ abcPrice: { ptOz: 900 } });
    const { summary } = await list();
    expect(summary).toMatchObject({ up: 0, down: 3, same: 1 });
    expect(await effect()).toEqual(summary);
    const { productId } = blank;
    await catalogue.call(admin, productActive, { ids: [productId], isActive: false });
    expect((await list()).summary).toMatchObject({ up: 0, down: 2, same: 1 });
  });
});
