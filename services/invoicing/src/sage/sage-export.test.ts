import { randomUUID } from 'node:crypto';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import {
  invoiceGet,
  invoiceList,
  paymentAdd,
  paymentDelete,
  paymentList,
  sageExportFile,
  sageExportList,
  sageExportMake,
} from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { amendedLoad, company, completedLoad } from '../invoices/load.fixture';
import { invoicingService } from '../service';

describe('the export for the books', () => {
  let invoicing: TestService;
  const admin = houseAdmin();
  const customer = company({ parentCompanyId: HOUSE_ID });

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    await invoicing.deliver(companyChanged, customer);
  });
  afterAll(() => invoicing.stop());

  const paid = async (grandtotal: number) => {
    const load = completedLoad({ companyId: customer.companyId, subtotal: grandtotal, grandtotal });
    await invoicing.deliver(loadCompleted, load);
    await invoicing.call(admin, paymentAdd, {
      loadId: load.loadId,
      paymentMethod: 'CASH',
      amount: grandtotal,
    });
    return load;
  };
  const linesOf = async (url: string) =>
    String((await invoicing.send({ method: 'GET', url })).body)
      .replace('\ufeff', '')
      .trimEnd()
      .split('\n');
  const waiting = async () => (await invoicing.call(admin, invoiceList, { type: 1, status: 1 })).body.list;

  it('takes what is fully paid once, however many ask at once, and answers it again as the same file', async () => {
    expect((await invoicing.call(admin, sageExportMake, {})).error.code).toBe('NOTHING');
    await paid(100.1);
    await paid(50);
    await invoicing.deliver(loadCompleted, completedLoad({ companyId: customer.companyId }));
    const answers = await Promise.all([1, 2, 3].map(() => invoicing.call(admin, sageExportMake, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const made = answers.find(({ status }) => status === 200)?.body;
    expect(made).toMatchObject({ message: 'Exported 2 invoices', invoices: 2 });
    const lines = await linesOf(made?.link ?? '');
    expect(lines[0]).toBe(
      'Invoice No,Date,Company,Belongs To,Facility,Subtotal,Tax,Grand Total,Paid,Paid By,Settled Date',
    );
    expect(lines[1]).toMatch(
      /^ATL-000001,11\/20\/2026,Corner Muffler,.*,Atlanta,100\.1,0,100\.1,100\.1,CASH,/,
    );
    expect(lines).toHaveLength(3);
    expect(await waiting()).toEqual([]);
    await paid(25);
    expect(await waiting()).toHaveLength(1);
    const { list } = (await invoicing.call(admin, sageExportList, {})).body;
    expect(list).toMatchObject([{ exportId: made?.exportId, invoices: 2, grandtotal: 150.1 }]);
    const again = await invoicing.call(admin, sageExportFile, { exportId: made?.exportId ?? '' });
    expect(await linesOf(again.body.link)).toEqual(lines);
    expect((await invoicing.call(admin, sageExportFile, { exportId: randomUUID() })).status).toBe(404);
  });

  it('stays what it was when an invoice is amended, paid otherwise or renamed afterwards', async () => {
    const load = await paid(80);
    const made = (await invoicing.call(admin, sageExportMake, {})).body;
    const lines = await linesOf(made.link);
    expect(lines.join()).toContain(',80,0,80,80,CASH,');
    await invoicing.deliver(loadAmended, amendedLoad(load, { subtotal: 60, grandtotal: 60 }));
    await invoicing.deliver(companyChanged, {
      ...customer,
      companyName: 'Renamed',
      version: customer.version + 1,
    });
    const { list } = (await invoicing.call(admin, paymentList, { loadId: load.loadId })).body;
    for (const { paymentId } of list)
      await invoicing.call(admin, paymentDelete, { loadId: load.loadId, paymentId });
    const again = await invoicing.call(admin, sageExportFile, { exportId: made.exportId });
    expect(await linesOf(again.body.link)).toEqual(lines);
  });

  it('is told by an invoice, with the revision that the books have, to hierarchy 1', async () => {
    const load = await paid(70);
    const booksFor = async (session: Session) =>
      (await invoicing.call(session, invoiceGet, { loadId: load.loadId })).body.loadDetails.books;
    expect(await booksFor(admin)).toBeUndefined();
    const amend = (version: number) =>
      invoicing.deliver(
        loadAmended,
        amendedLoad(load, { version: load.version + version, subtotal: 70, grandtotal: 70 }),
      );
    await amend(1);
    await invoicing.call(admin, sageExportMake, {});
    await amend(2);
    expect(await booksFor(admin)).toEqual({ revision: 2, at: expect.any(String) });
    const grader = testSession({
      hierarchy: 4,
      canBuildCart: true,
      companyId: HOUSE_ID,
      facilityCity: 'Atlanta',
    });
    expect(await booksFor(grader)).toBeUndefined();
    const invoices = () => invoicing.service.database('invoice').where({ load_id: load.loadId });
    const revisionsTo = (version: number, changed_at: Date) =>
      invoicing.service
        .database('invoice_revision')
        .where({ load_id: load.loadId })
        .where('load_version', '<=', load.version + version)
        .update({ changed_at });
    const { exported_at: exportedAt } = await invoices().first();
    await revisionsTo(2, new Date(exportedAt.getTime() + 1000));
    await revisionsTo(1, new Date(exportedAt.getTime() - 1000));
    await invoices().update({ exported_version: null });
    expect(await booksFor(admin)).toMatchObject({ revision: 2 });
  });

  it('is for hierarchy 1 that sees sums', async () => {
    const grader = testSession({ hierarchy: 4, canBuildCart: true, canSeeSubtotal: true });
    for (const session of [grader, houseAdmin({ canSeeSubtotal: false })])
      expect((await invoicing.call(session, sageExportMake, {})).status).toBe(403);
    expect((await invoicing.call(grader, sageExportList, {})).status).toBe(403);
  });
});
