import { companyChanged } from '@washcoat/contract-entities';
import { loadCompleted } from '@washcoat/contract-loads';
import { transactionsDump } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';

const blind = testSession({ canViewTransactionReport: true });
const viewer = { ...blind, canSeeUnitPrice: true, canSeeSubtotal: true };
const manyItems = 1203;

describe('the download of the transactions report', () => {
  let reporting: TestService;

  const download = async (input: Record<string, unknown>, session = viewer) => {
    const { body } = await reporting.call(session, transactionsDump, input);
    const file = await reporting.send({ method: 'GET', url: body.link });
    expect(file.status).toBe(200);
    return { ...file, lines: String(file.body).replace('\ufeff', '').trimEnd().split('\n') };
  };

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    await reporting.deliver(companyChanged, {
      ...companyChanged.example,
      companyId: idOf(901),
      parentCompanyId: idOf(900),
    });
    await reporting.deliver(
      loadCompleted,
      completedLoad({ loadId: idOf(1), companyId: idOf(901), companyName: '=HYPERLINK("x")' }),
    );
    await reporting.deliver(
      loadCompleted,
      completedLoad({
        loadId: idOf(2),
        parentCompanyId: HOUSE_ID,
        buyerFinalisedDate: '2026-07-04T03:30:00.000Z',
        items: Array.from({ length: manyItems }, (_, n) => loadItem({ itemId: idOf(n), oem: `GD ${n}` })),
      }),
    );
  });
  afterAll(() => reporting.stop());

  it('[REP-083] is a CSV file with a header row, newest first, dates as the installation counts them', async () => {
    const { lines, headers } = await download({});
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="transactions.csv"');
    expect(lines[0]).toBe(
      'Assistant,Company,Facility,Family,Invoice,Manufacturer,OEM,Type,Adjusted,Base Price,QTY,Date',
    );
    expect(lines[2]).toBe(
      'Bo Buyer,Corner Muffler,Atlanta,Foreign Large,,Mercedes,GD 1202,CERAMIC,172.23,172.23,2,07/03/2026 23:30',
    );
  });

  it('leaves the prices at which lines were added out for those who pay for prices', async () => {
    const { lines } = await download({}, testSession({ ...viewer, hierarchy: 2, companyId: idOf(901) }));
    expect(lines[0]).toBe(
      'Assistant,Company,Facility,Family,Invoice,Manufacturer,OEM,Type,Adjusted,QTY,Date',
    );
  });

  it('leaves prices out for those who see none', async () => {
    const { lines } = await download({}, blind);
    expect(lines[0]).toBe('Assistant,Company,Facility,Family,Invoice,Manufacturer,OEM,Type,QTY,Date');
    expect(lines.join()).not.toContain('172.23');
  });

  it('holds the whole selection, each row once', async () => {
    const { lines } = await download({ oem: 'GD' });
    expect(new Set(lines).size).toBe(manyItems + 1);
    expect(lines).toHaveLength(manyItems + 1);
  });

  it('escapes what a spreadsheet would take for a formula', async () => {
    const { lines } = await download({ customer: idOf(901) });
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('holds only what the one who asked may see', async () => {
    const owner = testSession({ ...viewer, hierarchy: 10, companyId: idOf(900) });
    expect((await download({}, owner)).lines).toHaveLength(2);
  });

  it('needs the right, a good range and an untouched link', async () => {
    expect((await reporting.call(null, transactionsDump, {})).status).toBe(401);
    expect((await reporting.call(testSession(), transactionsDump, {})).status).toBe(403);
    expect((await reporting.call(viewer, transactionsDump, { from: 2, to: 1 })).status).toBe(400);
    const { body } = await reporting.call(viewer, transactionsDump, {});
    expect((await reporting.send({ method: 'GET', url: `${body.link}x` })).status).toBe(403);
  });
});
