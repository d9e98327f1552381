import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import {
  invoiceDelete,
  invoiceDeleted,
  invoiceGet,
  invoiceList,
  invoicePdf,
  paymentAdd,
  paymentDelete,
  paymentsChanged,
  sageExportMake,
} from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { invoicingService } from '../service';
import { amendedLoad, company, completedLoad } from './load.fixture';

describe('deleting an invoice', () => {
  let invoicing: TestService;
  const admin = houseAdmin({ canDeleteInvoice: true });
  const customer = company({ parentCompanyId: HOUSE_ID });

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    await invoicing.deliver(companyChanged, customer);
  });
  afterAll(() => invoicing.stop());

  const issued = async () => {
    const load = completedLoad({ companyId: customer.companyId, subtotal: 100, grandtotal: 100 });
    await invoicing.deliver(loadCompleted, load);
    return load;
  };
  const remove = (loadId: string, session = admin) =>
    invoicing.call(session, invoiceDelete, { cartId: loadId, isInvoice: true, reason: 'Entered twice' });
  const rowOf = (loadId: string) => invoicing.service.database('invoice').where({ load_id: loadId }).first();

  it('[INV-045] takes it out of sight, keeps it with who, when and why, and never gives its number again', async () => {
    const load = await issued();
    const { invoice_no: invoiceNo } = await rowOf(load.loadId);
    const { body } = await remove(load.loadId);
    expect(body).toEqual({ message: 'Deleted Successfully' });
    expect(await rowOf(load.loadId)).toMatchObject({
      invoice_no: invoiceNo,
      deleted_by: admin.userId,
      deleted_at: expect.any(Date),
      deleted_reason: 'Entered twice',
    });
    expect((await invoicing.call(admin, invoiceGet, { loadId: load.loadId })).status).toBe(404);
    expect((await invoicing.call(admin, invoicePdf, { loadId: load.loadId })).status).toBe(404);
    const { list } = (await invoicing.call(admin, invoiceList, { type: 4 })).body;
    expect(list.map(({ loadId }) => loadId)).not.toContain(load.loadId);
    const told = (await invoicing.published(invoiceDeleted)).filter(({ loadId }) => loadId === load.loadId);
    expect(told).toMatchObject([{ invoiceNo, reason: 'Entered twice', grandtotal: 100 }]);
    told.forEach((data) => invoiceDeleted.schema.parse(data));
    const next = await issued();
    expect(Number((await rowOf(next.loadId)).invoice_no.slice(-6))).toBe(Number(invoiceNo.slice(-6)) + 1);
    const trail = await invoicing.service
      .database('audit_entry')
      .where({ entity_id: load.loadId, action: 'delete' });
    expect(trail).toMatchObject([{ user_id: admin.userId, after: { reason: 'Entered twice' } }]);
    expect((await remove(load.loadId)).status).toBe(404);
  });

  it('[INV-045] is asked by the query string as well, for an invoice only', async () => {
    const { loadId } = await issued();
    const headers = { token: await invoicing.tokenOf(admin) };
    const ask = (isInvoice: string) => {
      const query = { cartId: loadId, isInvoice, reason: 'Entered twice' };
      return invoicing.send({ method: invoiceDelete.method, url: invoiceDelete.path, query, headers });
    };
    const refused = await ask('false');
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['isInvoice']]);
    expect((await rowOf(loadId)).deleted_at).toBeNull();
    expect(await ask('true')).toMatchObject({ status: 200, body: { message: 'Deleted Successfully' } });
    expect(await rowOf(loadId)).toMatchObject({
      deleted_by: admin.userId,
      deleted_reason: 'Entered twice',
    });
  });

  it('is refused while money is on it', async () => {
    const load = await issued();
    const { body } = await invoicing.call(admin, paymentAdd, {
      loadId: load.loadId,
      paymentMethod: 'CASH',
      amount: 1,
    });
    const refused = await remove(load.loadId);
    expect([refused.status, refused.error.code]).toEqual([409, 'HAS_PAYMENTS']);
    await invoicing.call(admin, paymentDelete, { loadId: load.loadId, paymentId: body.paymentId });
    expect((await remove(load.loadId)).status).toBe(200);
  });

  it('is refused once it is in the books, even when its payment was deleted since', async () => {
    const { loadId } = await issued();
    const paid = await invoicing.call(admin, paymentAdd, { loadId, paymentMethod: 'CASH', amount: 100 });
    expect((await invoicing.call(admin, sageExportMake, {})).status).toBe(200);
    const words = 'This invoice is in the books already, so it cannot be deleted. Correct the order instead.';
    const refusal = [409, { code: 'EXPORTED', error: words }];
    let refused = await remove(loadId);
    expect([refused.status, refused.error]).toMatchObject(refusal);
    await invoicing.call(admin, paymentDelete, { loadId, paymentId: paid.body.paymentId });
    refused = await remove(loadId);
    expect([refused.status, refused.error]).toMatchObject(refusal);
    expect((await rowOf(loadId)).deleted_at).toBeNull();
  });

  it('[INV-025] is for the side that buys: house staff and franchise at their facility, no partner whose customer sold', async () => {
    const right = { canDeleteInvoice: true, canBuildCart: true };
    const partnerId = randomUUID();
    const below = company({ parentCompanyId: partnerId });
    await invoicing.deliver(companyChanged, company({ companyId: partnerId, parentCompanyId: HOUSE_ID }));
    await invoicing.deliver(companyChanged, below);
    const sold = completedLoad({
      companyId: below.companyId,
      parentCompanyId: partnerId,
      facilityCompanyId: HOUSE_ID,
    });
    await invoicing.deliver(loadCompleted, sold);
    const partner = testSession({ hierarchy: 10, companyId: partnerId, ...right });
    const partyFor = async (loadId: string, session = partner) =>
      (await invoicing.call(session, invoiceGet, { loadId })).body.loadDetails.party;
    expect(await partyFor(sold.loadId)).toBe('seller');
    expect((await remove(sold.loadId, partner)).status).toBe(403);
    expect((await rowOf(sold.loadId)).deleted_at).toBeNull();
    const bought = completedLoad({
      companyId: below.companyId,
      parentCompanyId: partnerId,
      facilityCompanyId: partnerId,
    });
    await invoicing.deliver(loadCompleted, bought);
    const franchise = { ...partner, isFranchise: true };
    expect(await partyFor(bought.loadId, franchise)).toBe('buyer');
    expect((await remove(bought.loadId, franchise)).status).toBe(200);
    const staff = testSession({ hierarchy: 4, companyId: HOUSE_ID, facilityCity: 'Atlanta', ...right });
    const { loadId } = await issued();
    expect(await partyFor(loadId, staff)).toBe('buyer');
    expect((await remove(loadId, staff)).status).toBe(200);
  });

  it('[INV-025] needs canDeleteInvoice, and the side that buys', async () => {
    const { loadId } = await issued();
    expect((await remove(loadId, houseAdmin({ canDeleteInvoice: false }))).status).toBe(403);
    const right = { canDeleteInvoice: true, canBuildCart: true };
    const seller = testSession({ hierarchy: 10, companyId: customer.companyId, ...right });
    const subscriber = testSession({ hierarchy: 2, companyId: customer.companyId, ...right });
    expect((await remove(loadId, seller)).status).toBe(403);
    expect((await remove(loadId, subscriber)).status).toBe(403);
    expect(
      (await remove(loadId, testSession({ hierarchy: 10, companyId: randomUUID(), ...right }))).status,
    ).toBe(404);
    expect((await invoicing.call(admin, invoiceGet, { loadId })).status).toBe(200);
  });

  it('is for good: an amendment that comes later changes it and tells nobody', async () => {
    const load = await issued();
    await remove(load.loadId);
    await invoicing.deliver(loadAmended, amendedLoad(load, { grandtotal: 60 }));
    expect((await invoicing.call(admin, invoiceGet, { loadId: load.loadId })).status).toBe(404);
    const told = (await invoicing.published(paymentsChanged)).filter(({ loadId }) => loadId === load.loadId);
    expect(told).toEqual([]);
  });
});
