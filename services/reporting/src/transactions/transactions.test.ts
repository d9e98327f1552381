import { companyChanged } from '@washcoat/contract-entities';
import { invoiceDeleted, invoiceIssued } from '@washcoat/contract-invoicing';
import { loadCompleted, type LoadSnapshot } from '@washcoat/contract-loads';
import { transactionsReport, transactionsRows } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';

const franchise = idOf(900);
const ofFranchise = idOf(901);
const ofHouse = idOf(101);
const blind = testSession({ canViewTransactionReport: true });
const viewer = { ...blind, canSeeUnitPrice: true, canSeeSubtotal: true };

describe('the transactions report', () => {
  let reporting: TestService;

  const complete = (load: Partial<LoadSnapshot>) => reporting.deliver(loadCompleted, completedLoad(load));
  const company = (companyId: string, parentCompanyId: string, companyType = 'CUSTOMER') =>
    reporting.deliver(companyChanged, {
      ...companyChanged.example,
      companyId,
      parentCompanyId,
      companyType,
      isFranchise: companyType === 'FRANCHISE',
    });
  const report = async (input: Record<string, unknown> = {}, session = viewer) => {
    const answer = await reporting.call(session, transactionsReport, input);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const loadsOf = async (input: Record<string, unknown>, session = viewer) =>
    (await report(input, session)).list.map(({ loadId }) => loadId);

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    await company(franchise, HOUSE_ID, 'FRANCHISE');
    await company(ofFranchise, franchise);
    await company(ofHouse, HOUSE_ID);
    await reporting.deliver(invoiceIssued, {
      ...invoiceIssued.example,
      loadId: idOf(2),
      invoiceNo: 'ATL-000002',
    });
    await complete({ loadId: idOf(1), companyId: ofHouse, buyerFinalisedDate: '2026-11-01T03:59:59.999Z' });
    await complete({
      loadId: idOf(2),
      companyId: ofHouse,
      companyName: '=Corner Muffler',
      buyerFinalisedDate: '2026-11-01T04:00:00.000Z',
      facilityName: 'Peachtree',
      facilityCity: 'Decatur',
      items: [
        loadItem({ itemId: idOf(21), oem: '50%_GD3', finalUnit: 2, total: 0.1 }),
        loadItem({ itemId: idOf(22), type: 'IMPORT WIRE', finalQty: 12.5, finalUnit: 1, total: 0.2 }),
        loadItem({ itemId: idOf(23), isDidNotBuy: true, total: 999 }),
      ],
    });
    await complete({
      loadId: idOf(3),
      companyId: ofFranchise,
      assistantId: idOf(303),
      buyerFinalisedDate: '2026-11-02T04:59:59.999Z',
    });
    await complete({
      loadId: idOf(4),
      companyId: franchise,
      buyerFinalisedDate: '2026-11-02T05:00:00.000Z',
    });
    await reporting.deliver(invoiceIssued, {
      ...invoiceIssued.example,
      loadId: idOf(1),
      invoiceNo: 'ATL-000001',
    });
  });
  afterAll(() => reporting.stop());

  it('[REP-066] [REP-082] shows the twelve facts of every item, newest first', async () => {
    const { list, areMoreItemsAvailable } = await report();
    expect(list.map(({ transactionId }) => transactionId).slice(2, 4)).toEqual([idOf(22), idOf(21)]);
    expect(list.map(({ loadId }) => loadId)).toEqual([4, 3, 2, 2, 1].map(idOf));
    expect(areMoreItemsAvailable).toBe(false);
    expect(list[4]).toEqual({
      transactionId: '018f3c1e-0000-7000-8000-000000000801',
      loadId: idOf(1),
      assistantName: 'Bo Buyer',
      companyName: 'Corner Muffler',
      facilityCity: 'Atlanta',
      family: 'Foreign Large',
      invoiceNo: 'ATL-000001',
      manufacturer: 'Mercedes',
      oem: 'KT 0334',
      type: 'CERAMIC',
      adjustedPrice: 172.23,
      basePrice: 172.23,
      finalQty: 2,
      createdDate: '2026-11-01T03:59:59.999Z',
    });
    expect(list[0]?.invoiceNo).toBeNull();
  });

  it('cuts days at midnight of the installation, on the 25-hour day too, and sums the whole selection', async () => {
    const { days, totals, list } = await report({ count: 1 });
    expect(list).toHaveLength(1);
    expect(days).toEqual([
      { day: '2026-10-31', pieces: 2, spend: 344.46 },
      { day: '2026-11-01', pieces: 4, spend: 344.76 },
      { day: '2026-11-02', pieces: 2, spend: 344.46 },
    ]);
    expect(totals).toEqual({
      ...{ rows: 5, pieces: 8, spend: 1033.68 },
      materials: [
        { type: 'CERAMIC', units: 8, isWeighed: false, spend: 1033.48, averageSpend: 129.19 },
        { type: 'IMPORT WIRE', units: 12.5, isWeighed: true, spend: 0.2, averageSpend: 0.02 },
      ],
    });
  });

  it('pages without a gap or a repetition', async () => {
    const pages = await Promise.all([0, 2, 4].map((offset) => report({ count: 2, offset })));
    expect(pages.map((page) => page.areMoreItemsAvailable)).toEqual([true, true, false]);
    expect(pages.flatMap(({ list }) => list)).toEqual((await report()).list);
  });

  it('goes on from the last row of the page before, in the report and in its rows alone', async () => {
    const all = (await report()).list;
    const rows = async (input: Record<string, unknown>) => {
      const answer = await reporting.call(viewer, transactionsRows, { count: 2, ...input });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const first = await report({ count: 2 });
    const second = await rows({ after: first.next });
    const third = await report({ count: 2, after: second.next });
    expect([...first.list, ...second.list, ...third.list]).toEqual(all);
    expect(third.next).toBeNull();
    expect((await rows({ offset: 3 })).list).toEqual(all.slice(3));
    expect(second).not.toHaveProperty('totals');
  });

  it('holds the rows alone to the same rights, filters and sight of prices', async () => {
    const ask = (session: typeof viewer | null, input = {}) =>
      reporting.call(session, transactionsRows, input);
    const owner = testSession({ ...viewer, hierarchy: 2, companyId: ofFranchise });
    expect((await ask(owner)).body.list.map(({ loadId }) => loadId)).toEqual([idOf(3)]);
    for (const { list } of [(await ask(owner)).body, await report({}, owner)]) {
      expect(list[0]).toHaveProperty('adjustedPrice');
      expect(list[0]).not.toHaveProperty('basePrice');
    }
    expect((await ask(viewer, { oem: 'gd3' })).body.list).toHaveLength(1);
    for (const row of (await ask(blind)).body.list) expect(row).not.toHaveProperty('adjustedPrice');
    expect((await ask(null)).status).toBe(401);
    expect((await ask(testSession())).status).toBe(403);
    const { status, error } = await ask(viewer, { after: 'x' });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['after']]);
    expect((await ask(viewer, { from: 2, to: 1 })).status).toBe(400);
  });

  it('shows prices only with canSeeUnitPrice, and spend only with canSeeSubtotal', async () => {
    const priceless = await report({}, blind);
    expect(JSON.stringify(priceless)).not.toMatch(/172\.23|Price|spend/);
    expect(priceless.totals.rows).toBe(5);
    const summing = await report({}, { ...blind, canSeeSubtotal: true });
    expect(summing.totals.spend).toBeGreaterThan(0);
    for (const row of summing.list) expect(row).not.toHaveProperty('adjustedPrice');
  });

  it('answers an empty selection with zeros', async () => {
    expect(await report({ oem: 'nothing like this' })).toEqual({
      list: [],
      areMoreItemsAvailable: false,
      next: null,
      days: [],
      totals: { rows: 0, pieces: 0, spend: 0, materials: [] },
    });
  });

  it.each([
    ['from and to, both included', { from: Date.UTC(2026, 10, 1, 4), to: Date.UTC(2026, 10, 1, 4) }, [2, 2]],
    ['from', { from: Date.UTC(2026, 10, 2, 5) }, [4]],
    ['to, to the millisecond', { to: Date.UTC(2026, 10, 1, 4) - 1 }, [1]],
    ['the last moment there is', { to: 8_640_000_000_000_000 }, [4, 3, 2, 2, 1]],
    ['the name of a facility', { facility: 'Peachtree' }, [2, 2]],
    ['the city of a facility', { facility: 'Decatur' }, [2, 2]],
    ['the buyer', { buyer: idOf(303) }, [3]],
    ['a part of the OEM', { oem: 'gd3' }, [2]],
    ['an OEM with signs of patterns', { oem: '%_' }, [2]],
    ['the customer', { customer: ofHouse }, [2, 2, 1]],
    ['a franchise: companies whose parent it is', { franchise }, [3]],
    ['the invoice number', { text: 'atl-000002' }, [2, 2]],
    ['everything at once', { customer: ofHouse, oem: 'KT', text: '0001', type: 2 }, [1]],
  ])('filters by %s', async (_name, input, loads) => {
    expect(await loadsOf(input)).toEqual(loads.map(idOf));
  });

  it('keeps everybody within their companies, whatever they ask for', async () => {
    const owner = testSession({ ...viewer, hierarchy: 10, companyId: franchise, isFranchise: true });
    const staff = testSession({ ...viewer, hierarchy: 4, companyId: HOUSE_ID, facilityCity: 'Atlanta' });
    const named = { canViewAllFacilityInvoices: true, invoiceFacilities: ['Peachtree'] };
    const subscriber = testSession({ ...viewer, hierarchy: 2, companyId: ofFranchise });
    const nobody = testSession({ ...viewer, hierarchy: 10, companyId: null });
    const atAtlanta = { ...owner, facilityCity: 'Atlanta' };
    expect(await loadsOf({}, atAtlanta)).toEqual([4, 3].map(idOf));
    expect(await loadsOf({ customer: ofHouse }, atAtlanta)).toEqual([]);
    expect((await report({}, atAtlanta)).totals.rows).toBe(2);
    expect(await loadsOf({}, owner)).toEqual([]);
    expect(
      await loadsOf({}, { ...owner, canViewAllFacilityInvoices: true, invoiceFacilities: ['Atlanta'] }),
    ).toEqual([4, 3].map(idOf));
    const seller = { ...atAtlanta, facilityCity: null, isFranchise: false };
    expect(await loadsOf({}, seller)).toEqual([4, 3].map(idOf));
    expect(await loadsOf({}, staff)).toEqual([4, 1].map(idOf));
    expect(await loadsOf({}, { ...staff, facilityCity: null })).toEqual([]);
    expect(await loadsOf({}, { ...staff, ...named })).toEqual([4, 2, 2, 1].map(idOf));
    expect(await loadsOf({}, subscriber)).toEqual([idOf(3)]);
    expect(await loadsOf({}, nobody)).toEqual([]);
  });

  it('shows a franchise every order at its own yards, whatever they are called', async () => {
    const owner = testSession({ ...viewer, hierarchy: 10, companyId: idOf(910), isFranchise: true });
    await company(idOf(910), HOUSE_ID, 'FRANCHISE');
    await company(idOf(911), idOf(910));
    const sale = { companyId: idOf(911), buyerFinalisedDate: '2025-01-02T05:00:00.000Z' };
    await complete({ ...sale, loadId: idOf(5), facilityName: 'North yard', facilityCompanyId: idOf(910) });
    await complete({ ...sale, loadId: idOf(6), facilityName: 'North yard' });
    expect(await loadsOf({}, owner)).toEqual([idOf(5)]);
    await reporting.service
      .database('transaction_row')
      .where({ company_id: idOf(911) })
      .delete();
  });

  it('needs a token and the right of its name', async () => {
    expect((await reporting.call(null, transactionsReport, {})).status).toBe(401);
    expect((await reporting.call(testSession(), transactionsReport, {})).status).toBe(403);
  });

  it.each([
    [{ count: 0 }, 'count'],
    [{ count: 1001 }, 'count'],
    [{ offset: -1 }, 'offset'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: 2, to: 1 }, 'to'],
    [{ buyer: 'Bo' }, 'buyer'],
    [{ customer: 'x' }, 'customer'],
    [{ franchise: "' or 1=1" }, 'franchise'],
    [{ oem: 'x'.repeat(201) }, 'oem'],
  ])('refuses %p and names the field', async (input, field) => {
    const { status, error } = await reporting.call(viewer, transactionsReport, input);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('takes every text as text', async () => {
    expect(await loadsOf({ oem: `'; drop table transaction_row; --` })).toEqual([]);
    expect(await loadsOf({ oem: '\\' })).toEqual([]);
    expect(await loadsOf({})).toHaveLength(5);
  });

  it.each(['before', 'after'])(
    'leaves out what stood on a deleted invoice, told %s its order',
    async (when) => {
      const loadId = idOf(when === 'before' ? 71 : 72);
      const remove = () => reporting.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId });
      if (when === 'before') await remove();
      await complete({ loadId, companyId: ofHouse, buyerFinalisedDate: '2026-10-02T15:00:00.000Z' });
      if (when === 'after') await remove();
      await reporting.deliver(invoiceIssued, { ...invoiceIssued.example, loadId });
      const october = { from: Date.parse('2026-10-02T00:00:00Z'), to: Date.parse('2026-10-03T00:00:00Z') };
      expect(await report(october)).toMatchObject({ list: [], totals: { rows: 0, spend: 0 } });
    },
  );
});
