import { companyChanged } from '@washcoat/contract-entities';
import { loadCompleted, type LoadSnapshot } from '@washcoat/contract-loads';
import { didNotBuyDump, didNotBuyReport } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';

const viewer = testSession({ canViewDNBReport: true, canSeeUnitPrice: true, canSeeSubtotal: true });
const franchise = idOf(900);

describe('the report of what was not bought', () => {
  let reporting: TestService;

  const complete = (load: Partial<LoadSnapshot>) => reporting.deliver(loadCompleted, completedLoad(load));
  const report = async (input: Record<string, unknown> = {}, session = viewer) => {
    const answer = await reporting.call(session, didNotBuyReport, input);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const linesOf = async (input: Record<string, unknown>, session = viewer) =>
    (await report(input, session)).list.map(({ rowId }) => rowId);

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    for (const [companyId, parentCompanyId] of [
      [franchise, HOUSE_ID],
      [idOf(101), franchise],
      [idOf(102), HOUSE_ID],
    ] as const)
      await reporting.deliver(companyChanged, { ...companyChanged.example, companyId, parentCompanyId });
    await complete({
      loadId: idOf(1),
      companyId: idOf(101),
      companyName: 'Northside Auto',
      buyerFinalisedDate: '2026-11-02T12:00:00.000Z',
      items: [
        loadItem({ itemId: idOf(11), oem: 'GD3', isDidNotBuy: true, finalQty: 2, unit: 1, total: 100.1 }),
        loadItem({ itemId: idOf(12), oem: 'KT 0334' }),
        loadItem({ itemId: idOf(13), oem: 'GS2', isDidNotBuy: true, status: 2 }),
      ],
    });
    await complete({
      loadId: idOf(2),
      companyId: idOf(102),
      facilityName: 'Peachtree',
      facilityCity: 'Decatur',
      assistantId: idOf(303),
      buyerFinalisedDate: '2026-11-10T12:00:00.000Z',
      items: [
        loadItem({ itemId: idOf(21), oem: 'GD3', isDidNotBuy: true, finalQty: 1.5, unit: 1, total: 50.2 }),
        loadItem({ itemId: idOf(22), oem: 'GD3', type: 'DIESEL', isDidNotBuy: true, finalQty: 9, total: 1 }),
      ],
    });
  });
  afterAll(() => reporting.stop());

  it('[REP-064] [REP-075] shows the nine facts of every item, newest first, without what was bought or rejected', async () => {
    const { list, areMoreItemsAvailable, totals } = await report();
    expect(list.map(({ rowId }) => rowId)).toEqual([idOf(22), idOf(21), idOf(11)]);
    expect(areMoreItemsAvailable).toBe(false);
    expect(list[2]).toEqual({
      rowId: idOf(11),
      loadId: idOf(1),
      oem: 'GD3',
      type: 'CERAMIC',
      price: 172.23,
      qty: 2,
      unit: 1,
      date: '2026-11-02T12:00:00.000Z',
      buyer: 'Bo Buyer',
      customer: 'Northside Auto',
      facility: 'Atlanta',
    });
    expect(totals).toMatchObject({ rows: 3, pieces: 6, spend: 151.3 });
  });

  it('[REP-014] [REP-015] [REP-016] [REP-075] is held to dates, facility, buyer, franchise and customer', async () => {
    const at = Date.UTC(2026, 10, 10, 12);
    expect(await linesOf({ from: at })).toEqual([idOf(22), idOf(21)]);
    expect(await linesOf({ to: at - 1 })).toEqual([idOf(11)]);
    expect(await linesOf({ facility: 'Peachtree' })).toEqual([idOf(22), idOf(21)]);
    expect(await linesOf({ facility: 'Decatur' })).toHaveLength(2);
    expect(await linesOf({ buyer: idOf(303) })).toHaveLength(2);
    expect(await linesOf({ franchise })).toEqual([idOf(11)]);
    expect(await linesOf({ customer: idOf(102) })).toHaveLength(2);
    expect(await linesOf({ companyId: idOf(101) })).toEqual([idOf(11)]);
  });

  it('[REP-017] sums up by code and type with isGroup, most first, page by page, and names nobody and no price', async () => {
    const first = await report({ isGroup: 'true', count: 1 });
    expect(first.list).toEqual([
      {
        rowId: 'GD3 DIESEL',
        oem: 'GD3',
        type: 'DIESEL',
        qty: 9,
        unit: 1,
        date: '2026-11-10T12:00:00.000Z',
        buyer: '',
        customer: '',
        facility: '',
      },
    ]);
    const second = await report({ isGroup: 'true', count: 1, after: first.next });
    expect(second.list).toMatchObject([{ oem: 'GD3', type: 'CERAMIC', qty: 3.5, unit: 2 }]);
    expect(second.next).toBeNull();
  });

  it('[REP-028] is ten a page when nothing else is said', async () => {
    const items = Array.from({ length: 11 }, (_, n) =>
      loadItem({ itemId: idOf(500 + n), isDidNotBuy: true }),
    );
    await complete({ loadId: idOf(9), companyId: idOf(102), items });
    const { list, areMoreItemsAvailable } = await report({ to: Date.UTC(2026, 11, 1) });
    expect([list.length, areMoreItemsAvailable]).toEqual([10, true]);
  });

  it('shows prices and sums only to those who see them, and lines only within their scope', async () => {
    const blind = await report({}, testSession({ canViewDNBReport: true }));
    for (const row of blind.list) expect(row).not.toHaveProperty('price');
    expect([blind.totals, ...blind.days].some((sums) => 'spend' in sums)).toBe(false);
    const partner = testSession({ ...viewer, hierarchy: 10, companyId: franchise });
    expect(await linesOf({}, partner)).toEqual([idOf(11)]);
    const grader = testSession({ ...viewer, hierarchy: 4, facilityCity: 'Decatur', invoiceFacilities: [] });
    expect(await linesOf({}, grader)).toEqual([idOf(22), idOf(21)]);
  });

  it('[REP-072] needs its own right and a good range', async () => {
    expect((await reporting.call(null, didNotBuyReport, {})).status).toBe(401);
    const other = testSession({ canViewTransactionReport: true });
    expect((await reporting.call(other, didNotBuyReport, {})).status).toBe(403);
    expect((await reporting.call(viewer, didNotBuyReport, { from: 2, to: 1 })).status).toBe(400);
    expect((await reporting.call(viewer, didNotBuyReport, { after: 'x' })).status).toBe(400);
  });

  it('[REP-076] is a file of the same selection, of groups too', async () => {
    const download = async (input: Record<string, unknown>, session = viewer) => {
      const { body } = await reporting.call(session, didNotBuyDump, input);
      const file = await reporting.send({ method: 'GET', url: body.link });
      expect(file.status).toBe(200);
      return String(file.body).replace('\ufeff', '').trimEnd().split('\n');
    };
    const lines = await download({ companyId: idOf(101) });
    expect(lines).toEqual([
      'OEM,Type,Price,Quantity,Unit,Date,Buyer,Customer,Facility',
      'GD3,CERAMIC,172.23,2,1,11/02/2026 07:00,Bo Buyer,Northside Auto,Atlanta',
    ]);
    const groups = await download({ isGroup: 'true', to: Date.UTC(2026, 10, 11) });
    expect(groups[1]).toBe('GD3,DIESEL,,9,1,11/10/2026 07:00,,,');
    expect((await download({}, testSession({ canViewDNBReport: true })))[0]).not.toContain('Price');
  });
});
