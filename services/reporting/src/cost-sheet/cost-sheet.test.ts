import { companyChanged } from '@washcoat/contract-entities';
import { invoiceDeleted, invoiceIssued, lotsStamped } from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, loadFinished, type LoadSnapshot } from '@washcoat/contract-loads';
import { costSheetDump, costSheetReport } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf } from '../report-rows/load.fixture';
import { reportingService } from '../service';
import { foldDays } from '../sums/fold-sums.job';

const blind = testSession({ canViewCostSheet: true });
const viewer = { ...blind, canSeeSubtotal: true, canSeeMarkup: true };
const { invoioceItemDetails: details } = loadCompleted.example;
const noLots = { loadInfo: null, dieselLot: null, ceramicLot: null, foilLot: null, afmLot: null };
const groupsOf = (part: Partial<LoadSnapshot['invoioceItemDetails']>) => ({ ...details, ...part });

describe('the cost sheet', () => {
  let reporting: TestService;

  const complete = (load: Partial<LoadSnapshot>) => reporting.deliver(loadCompleted, completedLoad(load));
  const report = async (input: Record<string, unknown> = {}, session = viewer) => {
    const answer = await reporting.call(session, costSheetReport, input);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    for (const [companyId, parentCompanyId] of [
      [idOf(101), HOUSE_ID],
      [idOf(102), idOf(900)],
    ] as const)
      await reporting.deliver(companyChanged, { ...companyChanged.example, companyId, parentCompanyId });
    await complete({
      loadId: idOf(1),
      companyId: idOf(101),
      buyerFinalisedDate: '2026-11-01T03:59:59.000Z',
      subtotal: 105.4,
      grandtotal: 100.1,
      invoioceItemDetails: groupsOf({
        ceramicUnitCount: 1.5,
        ceramicValue: 60.1,
        totalDomesticFoilPieces: 2,
        domesticFoilLBS: 1.1,
        domesticFoilValue: 10.1,
        totalImportFoilPieces: 1,
        importFoilLBS: 2.2,
        importFoilValue: 30.2,
        testUnits: 3,
        pulledUnits: 4,
      }),
    });
    await complete({
      loadId: idOf(2),
      companyId: idOf(102),
      buyerFinalisedDate: '2026-11-02T12:00:00.000Z',
      ...{ subtotal: 0.2, grandtotal: 0.2 },
      invoioceItemDetails: groupsOf({
        ceramicUnitCount: 0,
        ceramicValue: 0,
        dieselUnitCount: 2,
        dieselValue: 0.2,
      }),
    });
    await reporting.deliver(invoiceIssued, {
      ...invoiceIssued.example,
      loadId: idOf(1),
      invoiceNo: 'ATL-000001',
    });
    await reporting.deliver(loadFinished, {
      ...loadFinished.example,
      loadId: idOf(3),
      sellerFinalisedDate: '2026-11-03T12:00:00.000Z',
    });
  });
  afterAll(() => reporting.stop());

  it('[REP-001] shows units and value by group of every completed order, newest first, and their sums to the cent', async () => {
    const { list, days, totals } = await report();
    expect(list.map(({ loadId }) => loadId)).toEqual([2, 1].map(idOf));
    expect(list[1]).toEqual({
      loadId: idOf(1),
      invoiceNo: 'ATL-000001',
      buyerFinalisedDate: '2026-11-01T03:59:59.000Z',
      date: '2026-11-01T03:59:59.000Z',
      companyName: 'Corner Muffler',
      facility: 'Atlanta',
      assistantName: 'Bo Buyer',
      buyer: 'Bo Buyer',
      ceramicUnits: 1.5,
      ceramicValue: 60.1,
      dieselUnits: 0,
      dieselValue: 0,
      foilUnits: 3.3,
      foilValue: 40.3,
      afmktUnits: 0,
      afmktValue: 0,
      miscUnits: 0,
      miscValue: 0,
      domesticFoilPieces: 2,
      domesticFoilLBS: 1.1,
      domesticFoilValue: 10.1,
      importFoilPieces: 1,
      importFoilLBS: 2.2,
      importFoilValue: 30.2,
      testUnits: 3,
      testValue: 5,
      pulledUnits: 4,
      totalUnits: 1.5,
      subtotal: 105.4,
      discount: -5.3,
      grandtotal: 100.1,
      ...noLots,
    });
    expect(days).toEqual([
      { day: '2026-10-31', orders: 1, grandtotal: 100.1 },
      { day: '2026-11-02', orders: 1, grandtotal: 0.2 },
    ]);
    expect(totals).toMatchObject({
      rows: 2,
      ceramicUnits: 1.5,
      dieselValue: 0.2,
      foilUnits: 3.3,
      ...{ testUnits: 3, testValue: 5, pulledUnits: 4, totalUnits: 3.5 },
      ...{ subtotal: 105.6, discount: -5.3, grandtotal: 100.3 },
    });
  });

  it('says what a unit came to, to those who see prices: of ceramic, diesel and aftermarket', async () => {
    const averages = async (session: typeof viewer) => {
      const { list, totals } = await report({}, session);
      return [...list, totals].map(({ averagePerUnit }) => averagePerUnit);
    };
    expect(await averages({ ...viewer, canSeeUnitPrice: true })).toEqual([0.1, 40.07, 17.23]);
    expect(await averages(viewer)).toEqual([undefined, undefined, undefined]);
    expect(await averages({ ...blind, canSeeUnitPrice: true })).toEqual([undefined, undefined, undefined]);
  });

  it('is held to dates, facility, buyer, franchise, customer and one’s scope', async () => {
    const idsOf = async (input: Record<string, unknown>, session = viewer) =>
      (await report(input, session)).list.map(({ loadId }) => loadId);
    expect(await idsOf({ from: Date.UTC(2026, 10, 2) })).toEqual([idOf(2)]);
    expect(await idsOf({ franchise: idOf(900) })).toEqual([idOf(2)]);
    expect(await idsOf({ customer: idOf(101), facility: 'Atlanta' })).toEqual([idOf(1)]);
    expect(await idsOf({ buyer: idOf(999) })).toEqual([]);
    expect(await idsOf({ text: ' atl-000001' })).toEqual([idOf(1)]);
    expect(await idsOf({ text: 'ATL_' })).toEqual([]);
    expect((await report({ text: 'ATL-000001' })).totals).toMatchObject({ rows: 1, grandtotal: 100.1 });
    expect(await idsOf({}, testSession({ ...viewer, hierarchy: 10, companyId: idOf(900) }))).toEqual([
      idOf(2),
    ]);
  });

  it('tells the lots of orders to the house alone, as they were stamped last, whichever event comes first', async () => {
    const stamp = (lots: object) =>
      reporting.deliver(lotsStamped, { ...lotsStamped.example, loadId: idOf(2), ...noLots, ...lots });
    await stamp({ version: 9, dieselLot: 'D-8', loadInfo: '=Short by 2' });
    await stamp({ version: 8, dieselLot: 'D-7' });
    const [row] = (await report({ customer: idOf(102) })).list;
    expect(row).toMatchObject({ ...noLots, dieselLot: 'D-8', loadInfo: '=Short by 2' });
    await reporting.deliver(lotsStamped, { ...lotsStamped.example, loadId: idOf(7), version: 2 });
    await complete({ loadId: idOf(7), companyId: idOf(102), buyerFinalisedDate: '2026-12-24T12:00:00.000Z' });
    const late = { from: Date.UTC(2026, 11, 24) };
    expect((await report(late)).list).toMatchObject([{ loadId: idOf(7), dieselLot: 'D-7' }]);
    const partner = testSession({ ...viewer, hierarchy: 10, companyId: idOf(900) });
    const told = await report({}, partner);
    expect(told.list.map(({ loadId }) => loadId)).toContain(idOf(2));
    expect(JSON.stringify(told)).not.toMatch(/Lot|loadInfo|D-8|Short/);
    const grader = testSession({ ...viewer, hierarchy: 4, facilityCity: 'Atlanta' });
    expect((await report({ customer: idOf(101) }, grader)).list).toMatchObject([noLots]);
    await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(7) });
  });

  it('tells no value to those who see no sums', async () => {
    const { list, days, totals } = await report({}, blind);
    for (const one of [...list, ...days, totals, ...(totals.materials ?? [])])
      expect(Object.keys(one).filter((name) => /Value|total$|discount|average|pend/.test(name))).toEqual([]);
  });

  it('leaves out what an order of before does not say, and the sums that it is part of', async () => {
    await complete({ loadId: idOf(5), companyId: idOf(103), buyerFinalisedDate: '2026-11-09T12:00:00.000Z' });
    await complete({ loadId: idOf(6), companyId: idOf(103), buyerFinalisedDate: '2026-11-10T12:00:00.000Z' });
    const orders = reporting.service.database('order_row');
    await orders.where({ load_id: idOf(5) }).update({ subtotal: null, test_units: null, pulled_units: null });
    const said = async (input: object) => (await report({ customer: idOf(103), ...input })).totals.subtotal;
    const [known, unknown] = (await report({ customer: idOf(103) })).list;
    expect(known).toMatchObject({ subtotal: 344.46, testUnits: 0 });
    expect(unknown).toMatchObject({ grandtotal: 337.57 });
    for (const name of ['subtotal', 'discount', 'testValue', 'testUnits', 'domesticFoilLBS'])
      expect(unknown).not.toHaveProperty(name);
    expect(await said({})).toBeUndefined();
    expect(await said({ from: Date.UTC(2026, 10, 10) })).toBe(344.46);
    // Whole days of everybody are answered of kept sums, folded or not.
    const dayOf = (day: number) => ({
      from: Date.UTC(2026, 10, day, 5),
      to: Date.UTC(2026, 10, day + 1, 5) - 1,
    });
    for (const fold of [async () => undefined, foldDays]) {
      await fold(reporting.service);
      const [nothing, all] = [await report(dayOf(9)), await report(dayOf(10))];
      expect(nothing.totals).toMatchObject({ rows: 1, grandtotal: 337.57 });
      expect(nothing.totals).not.toHaveProperty('subtotal');
      expect(all.totals).toMatchObject({ rows: 1, subtotal: 344.46, discount: -6.89 });
      const both = (await report({ from: dayOf(9).from, to: dayOf(10).to })).totals;
      expect(both).toMatchObject({ rows: 2, grandtotal: 675.14 });
      expect(both).not.toHaveProperty('subtotal');
    }
    for (const loadId of [idOf(5), idOf(6)])
      await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId });
  });

  it('tells no discount to those who see no markup', async () => {
    const { list, totals } = await report({}, { ...viewer, canSeeMarkup: false });
    for (const one of [...list, totals]) {
      expect(one).toHaveProperty('subtotal');
      expect(one).not.toHaveProperty('discount');
    }
  });

  it('says what each material comes to, with an average of its own and none over all', async () => {
    const { totals } = await report({ customer: idOf(101) }, { ...viewer, canSeeUnitPrice: true });
    expect(totals.materials).toEqual([
      { type: 'Ceramic', isWeighed: false, units: 1.5, spend: 60.1, averageSpend: 40.07 },
      { type: 'Foil', isWeighed: true, units: 3.3, spend: 40.3, averageSpend: 12.21 },
      { type: 'For test', isWeighed: false, units: 3, spend: 5, averageSpend: 1.67 },
    ]);
    const priceless = await report({ customer: idOf(101) }, { ...viewer, canSeeUnitPrice: false });
    expect(priceless.totals.materials?.map((one) => [one.spend, one.averageSpend])).toEqual([
      [60.1, undefined],
      [40.3, undefined],
      [5, undefined],
    ]);
  });

  it('follows an amendment in any order, and leaves a deleted invoice out', async () => {
    const amended = { ...loadAmended.example, loadId: idOf(4), companyId: idOf(101), grandtotal: 70 };
    await reporting.deliver(loadAmended, { ...amended, version: 7 });
    await reporting.deliver(loadAmended, { ...amended, version: 6, grandtotal: 60 });
    await complete({ loadId: idOf(4), companyId: idOf(101), grandtotal: 50, version: 5 });
    expect((await report({ customer: idOf(101) })).totals.grandtotal).toBe(170.1);
    await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(4) });
    expect((await report({ customer: idOf(101) })).totals.grandtotal).toBe(100.1);
  });

  it('[REP-072] needs its own right and a good range', async () => {
    expect((await reporting.call(null, costSheetReport, {})).status).toBe(401);
    expect((await reporting.call(testSession({ canViewTopCats: true }), costSheetReport, {})).status).toBe(
      403,
    );
    expect((await reporting.call(viewer, costSheetReport, { from: 2, to: 1 })).status).toBe(400);
  });

  it('is a file of the same selection, with the columns that are wanted', async () => {
    const linesOf = async (session: typeof viewer, columns?: string) => {
      const { body } = await reporting.call(session, costSheetDump, { to: Date.UTC(2026, 10, 2), columns });
      const file = await reporting.send({ method: 'GET', url: body.link });
      return String(file.body).replace('\ufeff', '').trimEnd().split('\n');
    };
    expect((await linesOf(viewer))[1]).toBe(
      'ATL-000001,10/31/2026 23:59,Corner Muffler,Atlanta,Bo Buyer,1.5,0,0,2,1.1,1,2.2,0,3,4,1.5,,,,,,60.1,0,0,10.1,30.2,0,5,105.4,-5.3,100.1',
    );
    expect((await linesOf(blind))[0]).toBe(
      'Invoice,Date,Company,Facility,Buyer,Ceramic Units,Diesel Units,Aftermarket Units,Domestic Wire Pieces,Domestic Wire lb,Import Wire Pieces,Import Wire lb,Misc Units,Test Units,Pulled Units,Total Units,Lot Info,Diesel Lot,Ceramic Lot,Foil Lot,Aftermarket Lot',
    );
    expect(await linesOf(viewer, 'grandtotal,dieselLot')).toEqual(['Grand Total,Diesel Lot', '100.1,']);
    const partner = testSession({ ...blind, hierarchy: 10, companyId: idOf(900) });
    expect((await linesOf(partner, 'companyName,grandtotal,dieselLot'))[0]).toBe('Company');
  });
});
