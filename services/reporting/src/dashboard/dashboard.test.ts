import { pricingApplied } from '@washcoat/contract-converters';
import { companyChanged } from '@washcoat/contract-entities';
import { invoiceDeleted, invoiceIssued, paymentsChanged } from '@washcoat/contract-invoicing';
import { calendarDay, dayAfter } from '@washcoat/contract-kernel';
import {
  loadCompleted,
  loadFinished,
  loadMoved,
  type LoadMove,
  type LoadSnapshot,
} from '@washcoat/contract-loads';
import { dashboardSummary } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import {
  bookingCompared,
  settlementChanged,
  type Booking,
  type SettlementSnapshot,
} from '@washcoat/contract-settlement';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';
import { morningDays } from './morning';
import { nextMonday } from './ounces-due';

const partnerCompany = idOf(900);
const rights = {
  ...{ canAccessDashboard: true, canBuildCart: true, canViewTopCats: true, canViewCostSheet: true },
  ...{ canViewGlobalModifierHistoryReport: true, canSeeUnitPrice: true, canSeeSubtotal: true },
};
const house = testSession({ ...rights, hierarchy: 1 });

/** Days of the installation before today, and a moment of them, which is the same day in UTC. */
const dayOf = (days: number) => dayAfter(calendarDay(new Date(), 'America/New_York'), -days);
const ago = (days: number) => `${dayOf(days)}T16:00:00.000Z`;

describe('the morning card', () => {
  let reporting: TestService;

  const summary = async (session = house) => {
    const answer = await reporting.call(session, dashboardSummary, {});
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const complete = async (n: number, days: number, load: Partial<LoadSnapshot> = {}) => {
    await reporting.deliver(
      loadCompleted,
      completedLoad({ loadId: idOf(n), buyerFinalisedDate: ago(days), items: [], ...load }),
    );
    await reporting.deliver(invoiceIssued, {
      ...invoiceIssued.example,
      ...{ loadId: idOf(n), invoiceNo: `ATL-${n}`, grandtotal: load.grandtotal ?? 100 },
    });
  };
  const pay = (n: number, balance: number, version = 2) =>
    reporting.deliver(paymentsChanged, { ...paymentsChanged.example, loadId: idOf(n), balance, version });
  const move = (n: number, moved: Partial<LoadMove>) =>
    reporting.deliver(loadMoved, { ...loadMoved.example, loadId: idOf(n), ...moved });

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    for (const [companyId, parentCompanyId] of [
      [idOf(101), HOUSE_ID],
      [partnerCompany, HOUSE_ID],
      [idOf(201), partnerCompany],
    ] as const)
      await reporting.deliver(companyChanged, { ...companyChanged.example, companyId, parentCompanyId });
  });
  afterAll(() => reporting.stop());

  it('says of an installation without facts what day it is, and no figure that nothing stands behind', async () => {
    const { day, metals, carts, unpaid, purchases, topConverters } = await summary();
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(metals).toBeUndefined();
    expect(carts).toEqual({ open: 0, waiting: 0, oldest: null, finished: { orders: 0, spend: 0 } });
    expect(unpaid).toEqual({ invoices: 0, balance: 0, ages: [], largest: null });
    expect(purchases?.days).toHaveLength(30);
    expect(purchases?.lastDay).toBeNull();
    expect(topConverters).toEqual([]);
  });

  it('tells the price of each metal, its days and how it changed from one to the next', async () => {
    const priced = (n: number, at: string, pt: number) =>
      reporting.deliver(pricingApplied, {
        ...pricingApplied.example,
        ...{ snapshotId: idOf(n), appliedAt: at, marketPrice: { pt, pd: 1100, rh: 0 } },
      });
    await priced(1, ago(40), 1000);
    await priced(2, ago(3), 900);
    await priced(3, ago(3).replace('T16', 'T17'), 1015);
    const { metals } = await summary();
    expect(metals?.appliedAt).toBe(ago(3).replace('T16', 'T17'));
    expect(metals?.list).toEqual([
      {
        metal: 'pt',
        ...{ marketOz: 1015, changePercent: 1.5 },
        history: [
          { day: dayOf(40), marketOz: 1000 },
          { day: dayOf(3), marketOz: 1015 },
        ],
      },
      expect.objectContaining({ metal: 'pd', marketOz: 1100, changePercent: 0 }),
      expect.objectContaining({ metal: 'rh', marketOz: 0, changePercent: null }),
    ]);
    expect(
      (await summary(testSession({ ...rights, canViewGlobalModifierHistoryReport: false }))).metals,
    ).toBe(undefined);
  });

  it('counts what customers asked for until it is answered, finished, completed or removed, in any order', async () => {
    await move(11, { version: 1, movedAt: ago(3), loadName: 'First', companyId: idOf(101) });
    await move(12, { version: 3, isWaiting: false, move: 'accepted', companyId: idOf(101) });
    await move(12, { version: 1, companyId: idOf(101) });
    await move(13, { version: 1, movedAt: ago(2), companyId: idOf(201) });
    await move(14, { version: 4, move: 'removed', companyId: idOf(101) });
    await move(14, { version: 2, companyId: idOf(101) });
    const { carts } = await summary();
    expect(carts).toMatchObject({ open: 3, waiting: 2, oldest: { loadId: idOf(11), loadName: 'First' } });
    await reporting.deliver(loadFinished, {
      ...loadFinished.example,
      ...{ loadId: idOf(11), companyId: idOf(101), sellerFinalisedDate: ago(1), grandtotal: 12.5 },
    });
    expect((await summary()).carts).toMatchObject({
      ...{ open: 2, waiting: 1, oldest: { loadId: idOf(13) } },
      finished: { orders: 1, spend: 12.5 },
    });
    await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(11), invoiceNo: '' });
    expect((await summary()).carts?.finished).toEqual({ orders: 0, spend: 0 });
    await complete(11, 0, { companyId: idOf(101), version: 9, grandtotal: 12.5 });
    await pay(11, 0);
    expect((await summary()).carts?.finished).toEqual({ orders: 0, spend: 0 });
  });

  it('adds up what is open of invoices by the days that they have been due, and forgets what is paid or deleted', async () => {
    await complete(21, 2, { companyId: idOf(101), grandtotal: 100.1 });
    await complete(22, 45, { companyId: idOf(101), grandtotal: 300.2, companyName: 'Corner Muffler' });
    await complete(23, 95, { companyId: idOf(201), grandtotal: 50 });
    // Due later than it was completed.
    await complete(24, 95, { companyId: idOf(101), grandtotal: 1000, payForwardDate: ago(1) });
    await complete(25, 5, { companyId: idOf(101), grandtotal: 999 });
    await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(25) });
    await pay(21, 0.1, 3);
    await pay(21, 60, 2);
    expect((await summary()).unpaid).toEqual({
      ...{ invoices: 4, balance: 1350.3 },
      ages: [
        { age: 'upTo30', invoices: 2, balance: 1000.1 },
        { age: 'upTo60', invoices: 1, balance: 300.2 },
        { age: 'over90', invoices: 1, balance: 50 },
      ],
      largest: { loadId: idOf(22), invoiceNo: 'ATL-22', companyName: 'Corner Muffler' },
    });
  });

  it('names the largest of all where none is late', async () => {
    for (const n of [22, 23]) await pay(n, 0, 9);
    expect((await summary()).unpaid?.largest).toMatchObject({ loadId: idOf(24) });
    await pay(22, 300.2, 10);
    await pay(23, 50, 10);
  });

  it('knows a balance that was told before the number of its invoice', async () => {
    await pay(31, 7.5, 4);
    await complete(31, 1, { companyId: idOf(101), grandtotal: 20 });
    expect((await summary()).unpaid).toMatchObject({ invoices: 5, balance: 1357.8 });
    await pay(31, 0, 5);
  });

  it('shows the last day that something was bought on by material type, each with an average of its own', async () => {
    const details = { ...loadCompleted.example.invoioceItemDetails };
    const none = Object.fromEntries(Object.keys(details).map((name) => [name, 0]));
    await complete(41, 1, {
      ...{ companyId: idOf(101), grandtotal: 0 },
      invoioceItemDetails: {
        ...details,
        ...none,
        ...{ ceramicUnitCount: 3, ceramicValue: 100, domesticFoilLBS: 2, domesticFoilValue: 9.42 },
      },
      items: [
        loadItem({ itemId: idOf(4101), oem: 'GS2', finalUnit: 3, adjustedPrice: 33.33 }),
        loadItem({ itemId: idOf(4102), oem: 'KT 0334', finalUnit: 1, adjustedPrice: 12 }),
      ],
    });
    for (const n of [21, 24, 31])
      await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(n) });
    const { purchases, topConverters } = await summary();
    expect(purchases?.days.at(-2)).toMatchObject({ day: dayOf(1), orders: 1 });
    expect(purchases?.lastDay).toEqual({
      day: dayOf(1),
      groups: [
        { group: 'ceramic', units: 3, spend: 100, averageSpend: 33.33 },
        { group: 'foil', units: 2, spend: 9.42, averageSpend: 4.71 },
      ],
    });
    const withoutPrices = await summary(testSession({ ...rights, hierarchy: 1, canSeeUnitPrice: false }));
    expect(withoutPrices.purchases?.lastDay?.groups).toEqual([
      { group: 'ceramic', units: 3, spend: 100 },
      { group: 'foil', units: 2, spend: 9.42 },
    ]);
    const withoutSums = await summary(testSession({ ...rights, hierarchy: 1, canSeeSubtotal: false }));
    expect(withoutSums.purchases?.lastDay?.groups).toEqual([
      { group: 'ceramic', units: 3 },
      { group: 'foil', units: 2 },
    ]);
    expect(topConverters?.map(({ oem, count, minPrice }) => [oem, count, minPrice])).toEqual([
      ['GS2', 3, 33.33],
      ['KT 0334', 1, 12],
    ]);
  });

  it('adds up the metal that is due by the end of this week, late included, by settlement and in any order', async () => {
    const settler = testSession({ ...rights, canAccessSettlement: true, hierarchy: 1 });
    const settle = (n: number, of: Partial<SettlementSnapshot>) =>
      reporting.deliver(settlementChanged, {
        ...settlementChanged.example,
        ...{ settlementId: idOf(n), settlementNo: `ST-${n}`, companyId: idOf(101), version: 1, ...of },
      });
    expect((await summary()).ouncesDue).toBeUndefined();
    expect((await summary(settler)).ouncesDue).toMatchObject({ settlements: 0, overdue: 0, first: null });
    const ounces = (pt: number) => ({ pt, pd: 0, rh: 0 });
    await settle(51, {
      metalDueDate: ago(3),
      returnOz: ounces(10.5),
      hedgedOz: ounces(8),
      totalSettlementAmount: 100,
    });
    await settle(51, { metalDueDate: ago(9), returnOz: ounces(99), version: 0 });
    // Hedged over: what is too much covers no other settlement.
    await settle(52, {
      metalDueDate: ago(0),
      returnOz: ounces(2),
      hedgedOz: ounces(5),
      totalSettlementAmount: 0.1,
    });
    await settle(53, { metalDueDate: dayOf(-8) + 'T04:59:59.999Z' });
    await settle(54, { metalDueDate: null });
    await settle(55, { metalDueDate: ago(1), isComplete: true, version: 3 });
    await settle(55, { metalDueDate: ago(1), version: 2 });
    await settle(56, {
      metalDueDate: ago(1),
      companyId: idOf(201),
      returnOz: ounces(1),
      hedgedOz: ounces(0),
      totalSettlementAmount: 7,
    });
    // Without lots or returns: nothing is due of it yet.
    await settle(57, {
      metalDueDate: ago(2),
      returnOz: ounces(0),
      hedgedOz: ounces(0),
      totalSettlementAmount: 0,
    });
    expect((await summary(settler)).ouncesDue).toEqual({
      ...{ settlements: 4, overdue: 3, withoutTerms: 1, amount: 107.1 },
      metals: [
        { metal: 'pt', dueOz: 13.5, hedgedOz: 13, openOz: 3.5 },
        { metal: 'pd', dueOz: 0, hedgedOz: 0, openOz: 0 },
        { metal: 'rh', dueOz: 0, hedgedOz: 0, openOz: 0 },
      ],
      first: {
        ...{ settlementId: idOf(51), settlementNo: 'ST-51', companyName: 'Corner Muffler' },
        metalDueDate: ago(3),
      },
    });
    const partner = { ...rights, canAccessSettlement: true, canSeeSubtotal: false, hierarchy: 10 };
    const own = (await summary(testSession({ ...partner, companyId: partnerCompany }))).ouncesDue;
    expect(own).toMatchObject({ settlements: 1, first: { settlementId: idOf(56) } });
    expect(own).not.toHaveProperty('amount');
  });

  it('holds what was counted against what was booked by facility, least accurate first, in any order', async () => {
    const settler = testSession({
      ...{ ...rights, canAccessSettlement: true, canAccessAssay: true, hierarchy: 1 },
    });
    const book = (n: number, version: number, of: Partial<Booking>) =>
      reporting.deliver(bookingCompared, {
        ...bookingCompared.example,
        ...{ settlementId: idOf(n), settlementNo: `ST-${n}`, companyId: idOf(101), version, ...of },
      });
    expect((await summary()).booking).toBeUndefined();
    expect((await summary(settler)).booking).toEqual({ facilities: [] });
    await book(61, 2, { expectedPieces: 200, receivedPieces: 194 });
    await book(61, 1, { expectedPieces: 1, receivedPieces: 100 });
    // Too many of one do not make up for too few of another.
    await book(62, 1, { expectedPieces: 100, receivedPieces: 106, companyId: idOf(201) });
    await book(63, 1, { facilityCity: 'Tampa', expectedPieces: 300, receivedPieces: 300 });
    await book(64, 1, { isComplete: true, completedDate: ago(40), receivedPieces: 1 });
    await book(65, 1, { facilityCity: 'Nowhere', expectedPieces: 0, receivedPieces: 0 });
    await book(66, 3, {
      isComplete: true,
      completedDate: ago(20),
      facilityCity: 'Tampa',
      receivedPieces: 920,
    });
    const example = bookingCompared.example;
    expect((await summary(settler)).booking).toEqual({
      facilities: [
        {
          ...{ facility: 'Atlanta', settlements: 2, expectedPieces: 300, receivedPieces: 300, offPercent: 4 },
          furthest: {
            ...{ settlementId: idOf(62), settlementNo: 'ST-62', companyName: 'Corner Muffler' },
            ...{ isComplete: false, offPercent: 6, expectedPieces: 100, receivedPieces: 106 },
            expectedPounds: example.expectedPounds,
            receivedPounds: example.receivedPounds,
            processedPounds: example.processedPounds,
          },
        },
        expect.objectContaining({ facility: 'Tampa', settlements: 2, expectedPieces: 1220, offPercent: 0 }),
      ],
    });
    const partner = { ...rights, canAccessSettlement: true, hierarchy: 10, companyId: partnerCompany };
    const own = (await summary(testSession({ ...partner, canAccessAssay: false }))).booking?.facilities;
    expect(own).toEqual([expect.objectContaining({ facility: 'Atlanta', settlements: 1, offPercent: 6 })]);
    expect(own?.[0]?.furthest).not.toHaveProperty('expectedPounds');
  });

  it('tells each part to those who may see the list behind it, without sums and prices they may not see', async () => {
    const { carts, unpaid, purchases, topConverters } = await summary(
      testSession({ ...rights, hierarchy: 1, canSeeSubtotal: false, canSeeUnitPrice: false }),
    );
    expect(unpaid).toMatchObject({ invoices: 2, largest: null });
    for (const part of [
      unpaid,
      carts?.finished,
      ...(unpaid?.ages ?? []),
      ...(purchases?.days ?? []),
      ...(purchases?.lastDay?.groups ?? []),
    ])
      for (const field of ['balance', 'spend', 'averageSpend']) expect(part).not.toHaveProperty(field);
    for (const row of topConverters ?? []) expect(row).not.toHaveProperty('minPrice');
    const bare = await summary(testSession({ canAccessDashboard: true, hierarchy: 4 }));
    expect(Object.keys(JSON.parse(JSON.stringify(bare)))).toEqual(['day']);
  });

  it('counts for a partner what its own customers did, and for a stranger nothing', async () => {
    const partner = testSession({ ...rights, hierarchy: 10, companyId: partnerCompany });
    const own = await summary(partner);
    expect(own.carts).toMatchObject({ open: 1, waiting: 1, oldest: { loadId: idOf(13) } });
    expect(own.unpaid).toMatchObject({ invoices: 1, balance: 50 });
    const stranger = await summary(testSession({ ...rights, hierarchy: 10, companyId: idOf(901) }));
    expect(stranger.carts).toMatchObject({ open: 0, waiting: 0, oldest: null });
    expect(stranger.unpaid).toMatchObject({ invoices: 0 });
    expect(stranger.topConverters).toEqual([]);
    expect(stranger.purchases?.days.every(({ orders }) => orders === 0)).toBe(true);
    const subscriber = await summary(testSession({ ...rights, hierarchy: 2, companyId: idOf(101) }));
    expect([subscriber.carts, subscriber.unpaid]).toEqual([undefined, undefined]);
  });

  it('is for those who have the dashboard', async () => {
    expect((await reporting.call(null, dashboardSummary, {})).status).toBe(401);
    expect((await reporting.call(testSession({ canViewTopCats: true }), dashboardSummary, {})).status).toBe(
      403,
    );
  });
});

it('looks back thirty days of the calendar of the installation, over a change of the clocks as well', () => {
  const days = morningDays({ now: new Date('2026-11-20T03:00:00.000Z'), timezone: 'America/New_York' });
  expect([days[0], days.length, days.at(-1)]).toEqual(['2026-10-21', 30, '2026-11-19']);
});

it('ends the week on the Sunday of the calendar of the installation, over a change of the clocks as well', () => {
  const ends = (now: string) => nextMonday(new Date(now), 'America/New_York').toISOString();
  expect(ends('2026-11-23T04:59:59.999Z')).toBe('2026-11-23T05:00:00.000Z');
  expect(ends('2026-11-23T05:00:00.000Z')).toBe('2026-11-30T05:00:00.000Z');
  expect(ends('2026-10-31T12:00:00.000Z')).toBe('2026-11-02T05:00:00.000Z');
});
