import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import {
  invoiceDelete,
  invoiceDeleted,
  invoiceGet,
  invoiceIssued,
  invoiceList,
  invoicePdf,
  invoiceTotals,
} from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, loadFinished, type LoadSnapshot } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { invoicingBooks } from '../books';
import { invoicingService } from '../service';
import { amendedLoad, company, completedLoad, finishedLoad } from './load.fixture';

describe('deleting a pending invoice', () => {
  let invoicing: TestService;
  const admin = houseAdmin({ canDeleteInvoice: true, firstName: 'Maya', lastName: 'Ellison' });
  const customer = company({ parentCompanyId: HOUSE_ID });

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    await invoicing.deliver(companyChanged, customer);
  });
  afterAll(() => invoicing.stop());

  /** A completed order of which invoicing knows only that its seller finished it. */
  const finished = async (overrides: Partial<LoadSnapshot> = {}) => {
    const load = completedLoad({ companyId: customer.companyId, ...overrides });
    await invoicing.deliver(loadFinished, finishedLoad(load));
    return load;
  };
  const remove = (loadId: string, session = admin, input: { isPending?: boolean } = {}) =>
    invoicing.call(session, invoiceDelete, { cartId: loadId, isInvoice: true, reason: 'Walked', ...input });
  const rowOf = (loadId: string) => invoicing.service.database('invoice').where({ load_id: loadId }).first();
  const told = async (event: typeof invoiceDeleted | typeof invoiceIssued, of: string) =>
    (await invoicing.published(event)).filter(({ loadId }) => loadId === of);
  const breaches = async () => {
    const rules = invoicingBooks.filter(({ domains }) => domains.length === 1);
    const found = await Promise.all(rules.map(({ query }) => invoicing.service.database.raw(query)));
    return found.flatMap(({ rows }) => rows);
  };
  const deleted = {
    ...{ type: 3, invoice_no: null, deleted_by: admin.userId },
    ...{ deleted_at: expect.any(Date), deleted_reason: 'Walked' },
  };
  const restored = { type: 4, deleted_at: null, deleted_by: null, deleted_reason: null };

  it('[INV-045] takes it out of sight and keeps it with who, when and why', async () => {
    const { loadId } = await finished();
    const { body } = await remove(loadId, admin, { isPending: true });
    expect(body).toEqual({ message: 'Deleted Successfully' });
    expect(await rowOf(loadId)).toMatchObject(deleted);
    for (const type of [3, 10]) {
      const { list } = (await invoicing.call(admin, invoiceList, { type })).body;
      expect(list.map((row) => row.loadId)).not.toContain(loadId);
    }
    expect((await invoicing.call(admin, invoiceTotals, { type: 3 })).body.invoices).toBe(0);
    expect((await invoicing.call(admin, invoiceGet, { loadId })).status).toBe(404);
    expect((await invoicing.call(admin, invoicePdf, { loadId })).status).toBe(404);
    const events = await told(invoiceDeleted, loadId);
    const pendingDeletedBy = { userId: admin.userId, name: 'Maya Ellison' };
    expect(events).toMatchObject([{ invoiceNo: '', reason: 'Walked', pendingDeletedBy }]);
    events.forEach((data) => invoiceDeleted.schema.parse(data));
    const trail = await invoicing.service
      .database('audit_entry')
      .where({ entity_id: loadId, action: 'delete' });
    expect(trail).toMatchObject([{ user_id: admin.userId, after: { reason: 'Walked' } }]);
    expect((await remove(loadId)).status).toBe(404);
  });

  it('[INV-025] is for those who delete issued ones', async () => {
    const { loadId } = await finished();
    const right = { canDeleteInvoice: true, canBuildCart: true };
    const ask = async (session: ReturnType<typeof testSession>) => (await remove(loadId, session)).status;
    expect(await ask(houseAdmin({ canDeleteInvoice: false }))).toBe(403);
    for (const hierarchy of [2, 10])
      expect(await ask(testSession({ hierarchy, companyId: customer.companyId, ...right }))).toBe(403);
    expect(await ask(testSession({ hierarchy: 10, companyId: randomUUID(), ...right }))).toBe(404);
    expect((await rowOf(loadId)).deleted_at).toBeNull();
    const staff = { hierarchy: 4, companyId: HOUSE_ID, facilityCity: 'Atlanta', ...right };
    expect(await ask(testSession(staff))).toBe(200);
  });

  it('stays when its order is told of again, in any order, and tells nobody', async () => {
    const load = await finished();
    await remove(load.loadId);
    const again = finishedLoad({ ...load, grandtotal: 60, version: load.version + 1 });
    await invoicing.deliver(loadFinished, again);
    await invoicing.deliver(loadFinished, finishedLoad(load));
    expect(await rowOf(load.loadId)).toMatchObject({ ...deleted, grandtotal: '60.00' });
    expect(await told(invoiceIssued, load.loadId)).toEqual([]);
    expect((await invoicing.call(admin, invoiceGet, { loadId: load.loadId })).status).toBe(404);
  });

  it('is void when its order was completed before that was heard of, told late and twice', async () => {
    const load = await finished();
    await remove(load.loadId);
    const { id } = await invoicing.deliver(loadCompleted, load);
    await invoicing.deliver(loadCompleted, load, { id });
    await invoicing.deliver(loadCompleted, load);
    await invoicing.deliver(loadFinished, finishedLoad(load));
    const { invoice_no: invoiceNo, ...row } = await rowOf(load.loadId);
    expect(row).toMatchObject(restored);
    expect(await told(invoiceIssued, load.loadId)).toMatchObject([{ invoiceNo }]);
    const { body } = await invoicing.call(admin, invoiceGet, { loadId: load.loadId });
    expect(body.loadDetails).toMatchObject({ invoiceNo, type: 4 });
    expect((await remove(load.loadId)).status).toBe(200);
    const [, ofIssued] = await told(invoiceDeleted, load.loadId);
    expect(ofIssued).toMatchObject({ invoiceNo });
    expect(ofIssued).not.toHaveProperty('pendingDeletedBy');
    await invoicing.deliver(loadAmended, amendedLoad(load));
    expect(await rowOf(load.loadId)).toMatchObject({ deleted_reason: 'Walked', invoice_no: invoiceNo });
    expect(await breaches()).toEqual([]);
  });

  it('is void too when an amendment of the completed order comes first', async () => {
    const load = await finished();
    await remove(load.loadId);
    await invoicing.deliver(loadAmended, amendedLoad(load));
    await invoicing.deliver(loadCompleted, load);
    expect(await rowOf(load.loadId)).toMatchObject({ ...restored, invoice_no: expect.any(String) });
    expect(await told(invoiceIssued, load.loadId)).toHaveLength(1);
  });

  it('is refused when what was shown as pending is issued by now', async () => {
    const load = await finished();
    await invoicing.deliver(loadCompleted, load);
    const { invoice_no: invoiceNo } = await rowOf(load.loadId);
    const { status, error } = await remove(load.loadId, admin, { isPending: true });
    const words = `This order was completed meanwhile: it is invoice ${invoiceNo}. Look at it before you delete it.`;
    expect([status, error]).toMatchObject([409, { code: 'COMPLETED', error: words }]);
    const headers = { token: await invoicing.tokenOf(admin) };
    const query = { cartId: load.loadId, isInvoice: 'true', isPending: 'true' };
    const { method, path: url } = invoiceDelete;
    expect((await invoicing.send({ method, url, query, headers })).status).toBe(409);
    expect((await rowOf(load.loadId)).deleted_at).toBeNull();
  });

  it('lets the completion win that comes at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const load = await finished();
      const [{ status }] = await Promise.all([
        remove(load.loadId, admin, { isPending: true }),
        invoicing.deliver(loadCompleted, load),
      ]);
      expect([200, 409]).toContain(status);
      expect(await rowOf(load.loadId)).toMatchObject({ ...restored, invoice_no: expect.any(String) });
      expect(await told(invoiceDeleted, load.loadId)).toHaveLength(status === 200 ? 1 : 0);
      expect(await told(invoiceIssued, load.loadId)).toHaveLength(1);
    }
    expect(await breaches()).toEqual([]);
  });
});
