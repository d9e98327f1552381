import { companyChanged } from '@washcoat/contract-entities';
import { invoiceDeleted, invoiceIssued, paymentsChanged } from '@washcoat/contract-invoicing';
import { loadCompleted, loadFinished, type LoadSnapshot } from '@washcoat/contract-loads';
import { salesDump, salesReport } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';

const house = testSession({ hierarchy: 1, canSeeSubtotal: true });
const franchise = idOf(900);
const owner = testSession({
  ...{ hierarchy: 10, companyId: franchise, isFranchise: true, canSeeSubtotal: true },
  ...{ facilityCity: 'Peachtree', invoiceFacilities: [] },
});

const LATER = '2026-11-05T12:00:00.000Z';

describe('the history of sales', () => {
  let reporting: TestService;

  const complete = (load: Partial<LoadSnapshot>) => reporting.deliver(loadCompleted, completedLoad(load));
  const report = async (input: Record<string, unknown> = {}, session = house) => {
    const answer = await reporting.call(session, salesReport, input);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (input: Record<string, unknown>, session = house) =>
    (await report(input, session)).list.map(({ loadId }) => loadId);

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    for (const [companyId, parentCompanyId] of [
      [franchise, HOUSE_ID],
      [idOf(101), franchise],
      [idOf(102), HOUSE_ID],
    ] as const)
      await reporting.deliver(companyChanged, { ...companyChanged.example, companyId, parentCompanyId });
    const finished = { ...loadFinished.example, loadName: 'Weekly', grandtotal: 12.5 };
    await reporting.deliver(loadFinished, {
      ...finished,
      loadId: idOf(1),
      companyId: franchise,
      sellerFinalisedDate: '2026-11-01T12:00:00.000Z',
    });
    await complete({
      loadId: idOf(2),
      companyId: idOf(101),
      companyName: 'Northside_Auto',
      facilityCompanyId: franchise,
      buyerFinalisedDate: '2026-11-02T12:00:00.000Z',
      grandtotal: 0.1,
    });
    await complete({
      loadId: idOf(3),
      companyId: idOf(102),
      buyerFinalisedDate: '2026-11-03T12:00:00.000Z',
      grandtotal: 0.2,
    });
    await reporting.deliver(invoiceIssued, {
      ...invoiceIssued.example,
      loadId: idOf(3),
      invoiceNo: 'ATL-000003',
      grandtotal: 0.2,
    });
  });
  afterAll(() => reporting.stop());

  it('lists what sellers finished and buyers completed, newest first, with sums by day and in all', async () => {
    const { list, days, totals } = await report();
    expect(list.map(({ loadId, type }) => [loadId, type])).toEqual([
      [idOf(3), 4],
      [idOf(2), 4],
      [idOf(1), 3],
    ]);
    expect(list[0]).toMatchObject({ invoiceNo: 'ATL-000003', grandtotal: 0.2, pieces: 2 });
    expect(days.map(({ day, grandtotal }) => [day, grandtotal])).toEqual([
      ['2026-11-01', 12.5],
      ['2026-11-02', 0.1],
      ['2026-11-03', 0.2],
    ]);
    expect(totals).toMatchObject({ rows: 3, pieces: 6, grandtotal: 12.8 });
  });

  it('says what is paid and open of an order, as invoicing told it last, and of the whole selection', async () => {
    const unknown = await report({ text: 'Northside_A' });
    expect(unknown.list[0]).toMatchObject({ amountPaid: null, balance: null });
    expect(unknown.list[0]).not.toHaveProperty('status');
    expect(unknown.totals).toMatchObject({ grandtotal: 0.1, amountPaid: 0, balance: 0 });
    const first = { ...invoiceIssued.example, loadId: idOf(2), invoiceNo: 'ATL-000002', grandtotal: 0.1 };
    await reporting.deliver(invoiceIssued, first);
    const shown = async (session = house) => {
      const { list, totals } = await report({}, session);
      return { rows: list.map((row) => [row.status, row.amountPaid, row.balance]), totals };
    };
    const finished = ['pending', null, null];
    expect(await shown()).toMatchObject({
      rows: [['open', 0, 0.2], ['open', 0, 0.1], finished],
      totals: { amountPaid: 0, balance: 0.3 },
    });
    const pay = (loadId: string, version: number, amountPaid: number, balance: number) =>
      reporting.deliver(paymentsChanged, {
        ...paymentsChanged.example,
        ...{ loadId, version, amountPaid, balance },
      });
    await pay(idOf(3), 3, 0.2, 0);
    await pay(idOf(3), 2, 0.1, 0.1);
    await pay(idOf(2), 2, 0.04, 0.06);
    expect(await shown()).toMatchObject({
      rows: [['settled', 0.2, 0], ['partlyPaid', 0.04, 0.06], finished],
      totals: { amountPaid: 0.24, balance: 0.06 },
    });
    await pay(idOf(2), 3, 0.15, -0.05);
    const { rows, totals } = await shown();
    expect(rows[1]).toEqual(['overpaid', 0.15, -0.05]);
    expect(totals).toMatchObject({ amountPaid: 0.35, balance: -0.05 });
    const blind = await shown(testSession({ hierarchy: 1 }));
    expect(blind.rows[0]).toEqual(['settled', undefined, undefined]);
    expect(JSON.stringify(blind.totals)).not.toMatch(/amountPaid|balance/);
  });

  it('counts whole converters as the reports of items do, those for a test among them', async () => {
    const converter = { ...loadItem(), isMarkForTest: false };
    const items = [
      { ...converter, itemId: idOf(51), finalUnit: 2 },
      { ...converter, itemId: idOf(52), finalUnit: 3, isMarkForTest: true },
      { ...converter, itemId: idOf(53), finalUnit: 5, isDidNotBuy: true },
      { ...converter, itemId: idOf(54), finalUnit: 7, type: 'IMPORT WIRE' as const },
    ];
    await complete({ loadId: idOf(50), companyId: idOf(103), buyerFinalisedDate: LATER, items });
    const { list } = await report({ from: Date.parse(LATER) });
    expect(list.map(({ pieces }) => pieces)).toEqual([5]);
    const invoice = { ...invoiceDeleted.example, loadId: idOf(50) };
    await reporting.deliver(invoiceDeleted, invoice);
  });

  it('shows hierarchy 10 the orders of its company and its customers, held to its facilities once completed', async () => {
    expect(await idsOf({}, owner)).toEqual([idOf(2), idOf(1)]);
    // A customer of the house that sold at the franchise's facility, and its own customer's order at the house's.
    const facilityCompanyId = franchise;
    await complete({ loadId: idOf(8), companyId: idOf(102), facilityCompanyId, buyerFinalisedDate: LATER });
    await complete({ loadId: idOf(9), companyId: idOf(101), buyerFinalisedDate: LATER });
    expect(await idsOf({}, owner)).toEqual([idOf(2), idOf(1)]);
    const partner = testSession({ hierarchy: 10, companyId: franchise });
    expect(await idsOf({}, partner)).toEqual([idOf(9), idOf(2), idOf(1)]);
    expect(await idsOf({}, testSession({ hierarchy: 10, companyId: idOf(901) }))).toEqual([]);
    for (const row of (await report({}, testSession({ hierarchy: 1 }))).list)
      expect(row).not.toHaveProperty('grandtotal');
    for (const loadId of [idOf(8), idOf(9)])
      await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId });
  });

  it('looks through number, name and company, by state and dates', async () => {
    expect(await idsOf({ text: 'atl-000003' })).toEqual([idOf(3)]);
    expect(await idsOf({ text: 'Northside_A' })).toEqual([idOf(2)]);
    expect(await idsOf({ text: 'NorthsideXA' })).toEqual([]);
    expect(await idsOf({ type: '3' })).toEqual([idOf(1)]);
    expect(await idsOf({ from: Date.UTC(2026, 10, 2), to: Date.UTC(2026, 10, 3) })).toEqual([idOf(2)]);
  });

  it('turns a finished order into a completed one, and leaves a deleted invoice out', async () => {
    await complete({
      loadId: idOf(1),
      companyId: franchise,
      version: 9,
      buyerFinalisedDate: '2026-11-04T12:00:00.000Z',
    });
    expect(await idsOf({ type: '3' })).toEqual([]);
    await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(3) });
    expect(await idsOf({})).toEqual([idOf(1), idOf(2)]);
  });

  describe('of a pending invoice that was deleted', () => {
    const loadId = idOf(60);
    const steps = {
      finished: () =>
        reporting.deliver(loadFinished, { ...loadFinished.example, loadId, sellerFinalisedDate: LATER }),
      deleted: () => reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId, invoiceNo: '' }),
      completed: () => complete({ loadId, version: 9, buyerFinalisedDate: LATER }),
      issued: () =>
        reporting.deliver(invoiceIssued, { ...invoiceIssued.example, loadId, invoiceNo: 'ATL-000060' }),
      'deleted anew': () =>
        reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId, invoiceNo: 'ATL-000060' }),
    };
    type Step = keyof typeof steps;
    const told = async (...names: Step[]) => {
      for (const name of names) {
        await steps[name]();
        await steps[name]();
      }
      const { list, totals } = await report({ from: Date.parse(LATER) });
      return [list.map(({ invoiceNo }) => invoiceNo), totals.rows];
    };

    beforeEach(async () => {
      for (const table of ['invoice_copy', 'order_row', 'reported_load'])
        await reporting.service.database(table).where({ load_id: loadId }).delete();
    });

    it.each<Step[][]>([[['finished', 'deleted']], [['deleted', 'finished']]])(
      'has no order told as %j, each of them twice',
      async (names) => {
        expect(await told(...names)).toEqual([[], 0]);
      },
    );

    it.each<Step[][]>([
      [['finished', 'deleted', 'completed', 'issued']],
      [['issued', 'completed', 'deleted', 'finished']],
      [['deleted', 'issued', 'completed', 'finished']],
    ])('has the one that was completed nevertheless told as %j, each of them twice', async (names) => {
      expect(await told(...names)).toEqual([['ATL-000060'], 1]);
    });

    it.each<Step[][]>([
      [['completed', 'deleted', 'issued', 'deleted anew']],
      [['completed', 'deleted anew', 'deleted', 'issued']],
      [['completed', 'deleted', 'deleted anew', 'issued']],
    ])('has none whose invoice was deleted after all told as %j, each of them twice', async (names) => {
      expect(await told(...names)).toEqual([[], 0]);
    });
  });

  it('is for hierarchies 1 and 10, and asks for a good range', async () => {
    expect((await reporting.call(null, salesReport, {})).status).toBe(401);
    for (const hierarchy of [2, 4])
      expect((await reporting.call(testSession({ hierarchy }), salesReport, {})).status).toBe(403);
    expect((await reporting.call(house, salesReport, { from: 2, to: 1 })).status).toBe(400);
    expect((await reporting.call(house, salesReport, { type: '5' })).status).toBe(400);
  });

  it('is a file of the same selection', async () => {
    const { body } = await reporting.call(owner, salesDump, { text: 'Northside' });
    const file = await reporting.send({ method: 'GET', url: body.link });
    expect(String(file.body).replace('\ufeff', '').trimEnd().split('\n')).toEqual([
      'Date,State,Invoice,Load,Company,Facility,Buyer,Pieces,Grand Total,Paid,Balance,Status',
      '11/02/2026 07:00,Completed,ATL-000002,Corner weekly,Northside_Auto,Atlanta,Bo Buyer,2,0.1,0.15,-0.05,Overpaid',
    ]);
  });
});
