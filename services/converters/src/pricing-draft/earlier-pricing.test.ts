import { randomUUID } from 'node:crypto';
import {
  metalHistory,
  pricingAgain,
  pricingDetail,
  pricingEdit,
  pricingSnapshots,
  staleOverrides,
  wholePricing,
} from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { calendarDay, dayAfter, momentIn } from '@washcoat/contract-kernel';
import { testSession, type TestService } from '@washcoat/testing';
import {
  admin,
  converterA,
  converterC,
  examplePricing,
  putInForce,
  startCatalogue,
} from '../testing/catalogue.fixture';

const TIMEZONE = 'America/New_York';
/** Noon of the day so many days ago in the zone of the installation, whatever its clocks did since. */
const daysAgo = (days: number) =>
  momentIn(TIMEZONE, dayAfter(calendarDay(new Date(), TIMEZONE), -days), '12:00:00.000');
const discounter = testSession({
  ...{ hierarchy: 4, canEditPricing: true, canShowPricing: true, canViewGlobalPricing: true },
});

describe('prices that were in force before', () => {
  let catalogue: TestService;
  let first: string;
  let baseSnapshotId: string;

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterC]);
  });
  afterAll(() => catalogue.stop());
  beforeEach(async () => {
    await catalogue.service.database('pricing_draft').delete();
    await catalogue.service.database('pricing_snapshot').delete();
    first = await putInForce(catalogue, {}, daysAgo(9));
    const discount = { ...examplePricing.discount, pt: { value: 9, isPercentage: true } };
    const hedge = { ...examplePricing.hedge, rh: 4700 };
    baseSnapshotId = await putInForce(catalogue, { hedge, discount, families: { Exotic: 3 } }, daysAgo(2));
  });

  const detail = async () => wholePricing.parse((await catalogue.call(admin, pricingDetail, {})).body);
  const again = (asked: object = {}, session: Session | null = admin) =>
    catalogue.call(session, pricingAgain, { snapshotId: first, baseSnapshotId, ...asked });

  it('are listed newest first, with where they differ from those of now', async () => {
    const { body } = await catalogue.call(admin, pricingSnapshots, {});
    expect(body.list).toMatchObject([
      { snapshotId: baseSnapshotId, isInForce: true, parts: [], appliedBy: 'Pat Person' },
      { snapshotId: first, isInForce: false, parts: ['metals', 'discounts', 'families'] },
    ]);
    expect((await catalogue.call(admin, pricingSnapshots, { count: 1 })).body.areMoreItemsAvailable).toBe(
      true,
    );
    expect((await catalogue.call(admin, pricingSnapshots, { count: 100 })).status).toBe(200);
    expect((await catalogue.call(admin, pricingSnapshots, { count: 101 })).status).toBe(400);
    for (const session of [testSession(), { ...admin, hierarchy: 10 }])
      expect((await catalogue.call(session, pricingSnapshots, {})).status).toBe(403);
  });

  it('are listed of one day, each of them, with their metals for those who see metal prices', async () => {
    const day = daysAgo(5).toISOString().slice(0, 10);
    const at = (time: string) => new Date(`${day}T${time}Z`);
    const hedge = { pt: 970, pd: 1060, rh: 4500 };
    const morning = await putInForce(catalogue, { hedge }, at('14:00:00.000'));
    const evening = await putInForce(catalogue, {}, at('20:00:00.000'));
    const { list } = (await catalogue.call(admin, pricingSnapshots, { onDay: day })).body;
    expect(list.map(({ snapshotId }) => snapshotId)).toEqual([evening, morning]);
    expect(list[1]).toMatchObject({ market: examplePricing.marketPrice, hedge });
    const blind = testSession({ hierarchy: 4, canEditPricing: true });
    const cut = (await catalogue.call(blind, pricingSnapshots, { onDay: day })).body.list;
    expect(cut).toHaveLength(2);
    for (const applied of cut) {
      expect(applied).not.toHaveProperty('market');
      expect(applied).not.toHaveProperty('hedge');
    }
    const before = daysAgo(300).toISOString().slice(0, 10);
    expect((await catalogue.call(admin, pricingSnapshots, { onDay: before })).body.list).toEqual([]);
    expect((await catalogue.call(admin, pricingSnapshots, { onDay: '2026-02-30' })).status).toBe(400);
  });

  it('come back as a draft that changes nothing until it is applied, and then are those of then', async () => {
    const { status, body } = await again();
    expect([status, body.message]).toEqual([200, 'Successfully updated the Preview Data']);
    const tried = await detail();
    expect(tried.abcPrice).toMatchObject({ rhOz: 4700, ptDisc: 9, families: { Exotic: 3 } });
    expect(tried.draft).toMatchObject({ parts: ['metals', 'discounts', 'families'], baseSnapshotId });
    expect(tried.preview?.abcPrice).toMatchObject({ rhOz: 4600, ptDisc: 12 });
    const applied = await catalogue.call(admin, pricingEdit, {
      ...{ isPreview: false, pricingType: 1, baseSnapshotId, draftTouchedAt: tried.draft?.touchedAt },
    });
    expect(applied.status).toBe(200);
    const { abcPrice, marketPrice, globalDefaults, snapshotId } = await detail();
    expect(snapshotId).not.toBe(first);
    expect(abcPrice).toMatchObject({
      ...{ rhOz: 4600, ptDisc: 12, families: { ...examplePricing.families, Exotic: 0 } },
    });
    expect([marketPrice.ptOz, globalDefaults]).toEqual([1000, examplePricing.globalDefaults]);
    const [newest] = (await catalogue.call(admin, pricingSnapshots, {})).body.list;
    expect(newest).toMatchObject({ snapshotId, isInForce: true });
  });

  it('take the place of a draft that their sender knows, and of no other', async () => {
    const entry = { isPreview: true, pricingType: 1, baseSnapshotId, abcPrice: { pdDisc: 3 } };
    await catalogue.call(admin, pricingEdit, entry);
    expect((await again()).error).toMatchObject({ code: 'STALE_DRAFT' });
    const draftTouchedAt = (await detail()).draft?.touchedAt;
    expect((await again({ draftTouchedAt })).status).toBe(200);
    expect((await detail()).preview?.abcPrice).toMatchObject({ pdDisc: 15, ptDisc: 12 });
  });

  it('need the right of each part that they change, and prices that there were', async () => {
    const refused = await again({}, discounter);
    expect([refused.status, refused.error.error]).toEqual([
      403,
      'You are not allowed to change metal prices, families.',
    ]);
    expect((await again({}, testSession())).status).toBe(403);
    expect((await again({}, null)).status).toBe(401);
    expect((await again({ snapshotId: randomUUID() })).status).toBe(404);
    expect((await again({ baseSnapshotId: first })).error).toMatchObject({ code: 'STALE_PRICING' });
    expect((await again({ snapshotId: baseSnapshotId })).error).toMatchObject({ code: 'NOTHING_TO_APPLY' });
    expect((await detail()).draft).toBeUndefined();
  });

  it('[PRIC-037] are told for each day: market, hedge and net of every metal, those of its end', async () => {
    await putInForce(catalogue, { marketPrice: { pt: 1001, pd: 1100, rh: 4800 } }, daysAgo(2));
    const { list } = (await catalogue.call(admin, metalHistory, { days: 6 })).body;
    expect(list).toHaveLength(6);
    expect(list[0]).toMatchObject({
      market: { pt: 1000 },
      hedge: { rh: 4600 },
      net: { pt: 862.4, rh: 4350 },
    });
    expect(list.at(-1)).toMatchObject({ market: { pt: 1001 }, hedge: { rh: 4600 } });
    const days = list.map(({ day }) => day);
    expect([...days].sort()).toEqual(days);
    expect((await catalogue.call(admin, metalHistory, {})).body.list).toHaveLength(10);
    for (const count of [1, 367, 'x'])
      expect((await catalogue.call(admin, metalHistory, { days: count })).status).toBe(400);
    const others = testSession({ canEditPricing: true, canViewFamilyPricing: true });
    expect((await catalogue.call(others, metalHistory, {})).status).toBe(403);
  });

  it('show which Override Prices were left longest, and what they would be calculated at', async () => {
    await putInForce(catalogue);
    const { list } = (await catalogue.call(admin, staleOverrides, {})).body;
    expect(list).toEqual([
      {
        ...{ productId: converterC.productId, oem: 'KT 0335', description: converterC.description },
        ...{ price: 240, listedPrice: 230.4, calculatedPrice: 187.15, difference: -43.25 },
        updatedDate: expect.stringMatching(/Z$/),
      },
    ]);
    for (const session of [
      testSession({ canEditPricing: true, canViewOverrideModifier: true }),
      { ...admin, hierarchy: 4 },
    ])
      expect((await catalogue.call(session, staleOverrides, {})).status).toBe(403);
  });
});
