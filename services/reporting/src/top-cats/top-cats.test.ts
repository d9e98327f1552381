import { productsChanged } from '@washcoat/contract-converters';
import { companyChanged } from '@washcoat/contract-entities';
import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, type LoadSnapshot } from '@washcoat/contract-loads';
import { topCatsDownload, topCatsReport } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';
import { foldSpans } from '../sums/fold-sums.job';

const blind = testSession({ canViewTopCats: true, canShowPricing: false, canAccessAssay: false });
const viewer = { ...blind, canSeeUnitPrice: true, canShowPricing: true, canAccessAssay: true };
const [product] = productsChanged.example.products;

describe('the report of codes by what was bought of them', () => {
  let reporting: TestService;

  const complete = (load: Partial<LoadSnapshot>) => reporting.deliver(loadCompleted, completedLoad(load));
  const report = async (input: Record<string, unknown> = {}, session = viewer) => {
    const answer = await reporting.call(session, topCatsReport, input);
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
    if (!product) throw new Error('The example of products-changed has no converter.');
    const kept = { ...product, price: 240, isCalculatedPrice: true, version: 2 };
    await reporting.deliver(productsChanged, { products: [kept] });
    await reporting.deliver(productsChanged, { products: [{ ...product, ptAssay: 1, version: 1 }] });
    await complete({
      loadId: idOf(1),
      companyId: idOf(101),
      buyerFinalisedDate: '2026-11-02T12:00:00.000Z',
      items: [
        loadItem({ itemId: idOf(11), finalUnit: 2, finalQty: 1.75, adjustedPrice: 150.1 }),
        loadItem({ itemId: idOf(12), finalUnit: 1, finalQty: 1, adjustedPrice: 191.22 }),
        loadItem({ itemId: idOf(13), oem: 'GD3', productId: null, finalUnit: 2, finalQty: 2 }),
        loadItem({ itemId: idOf(14), oem: 'GD3', isDidNotBuy: true, finalUnit: 90 }),
      ],
    });
    await complete({
      loadId: idOf(2),
      companyId: idOf(102),
      buyerFinalisedDate: '2026-11-10T12:00:00.000Z',
      items: [loadItem({ itemId: idOf(21), finalUnit: 4, finalQty: 4, adjustedPrice: 100 })],
    });
  });
  afterAll(() => reporting.stop());

  it('[REP-059] [REP-086] tells of every code what was bought, for how much, and what it holds', async () => {
    const { list, totals } = await report();
    expect(totals).toEqual({ codes: 2, pieces: 9, quantity: 8.75 });
    expect(list[0]).toEqual({
      productId: product?.productId,
      oem: 'KT 0334',
      type: 'CERAMIC',
      description: 'Mercedes C-Class',
      url: null,
      count: 7,
      quantity: 6.75,
      minPrice: 100,
      maxPrice: 191.22,
      priceOverride: 240,
      ptAssay: 1250,
      pdAssay: 2310,
      rhAssay: 388,
    });
    expect(list[1]).toMatchObject({
      productId: null,
      oem: 'GD3',
      count: 2,
      priceOverride: null,
      ptAssay: null,
    });
  });

  it('shows prices paid, the override and assays each to those who may see them', async () => {
    const [row] = (await report({}, blind)).list;
    expect(Object.keys(row ?? {})).toEqual([
      'productId',
      'oem',
      'type',
      'description',
      'url',
      'count',
      'quantity',
    ]);
    const [staff] = (await report({}, { ...viewer, hierarchy: 4, facilityCity: 'Atlanta' })).list;
    expect(staff).toHaveProperty('minPrice');
    expect(staff).not.toHaveProperty('priceOverride');
  });

  it('counts within the dates, one’s scope, and what no deleted invoice stood on', async () => {
    const at = Date.UTC(2026, 10, 10, 12);
    expect((await report({ from: at, to: at })).totals.pieces).toBe(4);
    const partner = testSession({ ...viewer, hierarchy: 10, companyId: idOf(900) });
    expect((await report({}, partner)).totals).toEqual({ codes: 1, pieces: 4, quantity: 4 });
    await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(2) });
    expect((await report()).totals.pieces).toBe(5);
  });

  it('[REP-059] forgets what an amendment took away: its prices, and the converter of the newest line', async () => {
    const march = { from: Date.UTC(2026, 2, 1, 5), to: Date.UTC(2026, 3, 1, 4) - 1 };
    const order = { loadId: idOf(3), companyId: idOf(101), buyerFinalisedDate: '2026-03-12T12:00:00.000Z' };
    const line = (n: number, adjustedPrice: number, productId: string | null) =>
      loadItem({ itemId: idOf(n), oem: 'GX1', adjustedPrice, productId });
    await complete({ ...order, items: [line(31, 50, idOf(61)), line(32, 70, idOf(62))] });
    const renamed = { ...line(33, 60, idOf(61)), oem: 'GX1 NEW' };
    const amended = { ...completedLoad(order), items: [line(31, 65, null), renamed] };
    const told = async () =>
      (await report(march)).list.map(({ oem, minPrice, maxPrice, productId }) => [
        ...[oem, minPrice, maxPrice],
        productId,
      ]);
    await foldSpans(reporting.service);
    expect(await told()).toEqual([['GX1', 50, 70, idOf(62)]]);
    await reporting.deliver(loadAmended, {
      ...loadAmended.example,
      ...amended,
      version: completedLoad({}).version + 1,
    });
    const now = [
      ['GX1', 65, 65, null],
      ['GX1 NEW', 60, 60, idOf(61)],
    ];
    expect(await told()).toEqual(now);
    await foldSpans(reporting.service);
    expect(await told()).toEqual(now);
    await reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: idOf(3) });
    expect(await told()).toEqual([]);
  });

  it('lists the first ones alone where few are asked for, with the sums of all', async () => {
    const all = await report();
    expect(all.list).toHaveLength(2);
    expect(await report({ count: 1 })).toMatchObject({
      list: [all.list[0]],
      areMoreItemsAvailable: true,
      totals: all.totals,
    });
    for (const count of [0, 1001, 1.5, 'many'])
      expect((await reporting.call(viewer, topCatsReport, { count })).status).toBe(400);
  });

  it('[REP-072] needs its own right and a good range', async () => {
    expect((await reporting.call(null, topCatsReport, {})).status).toBe(401);
    expect((await reporting.call(testSession({ canViewTopLookups: true }), topCatsReport, {})).status).toBe(
      403,
    );
    expect((await reporting.call(viewer, topCatsReport, { from: 2, to: 1 })).status).toBe(400);
  });

  it('[REP-086] is a file of the same selection, with the same columns left out', async () => {
    const linesOf = async (session: typeof viewer) => {
      const { body } = await reporting.call(session, topCatsDownload, { to: Date.UTC(2026, 10, 9) });
      const file = await reporting.send({ method: 'GET', url: body.link });
      return String(file.body).replace('\ufeff', '').trimEnd().split('\n');
    };
    expect((await linesOf(viewer)).slice(0, 2)).toEqual([
      'OEM,Type,Description,Count,Quantity,Min Price,Max Price,Price Override,Pt,Pd,Rh',
      'KT 0334,CERAMIC,Mercedes C-Class,3,2.75,150.1,191.22,240,1250,2310,388',
    ]);
    expect(await linesOf(blind)).toEqual([
      'OEM,Type,Description,Count,Quantity',
      'KT 0334,CERAMIC,Mercedes C-Class,3,2.75',
      'GD3,CERAMIC,,2,2',
    ]);
  });
});
