import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import { invoiceGet, invoiceList, invoicePdf, invoiceRevision } from '@washcoat/contract-invoicing';
import type { RequestOf } from '@washcoat/contract-kernel';
import { loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { addPayment } from '../payments/add-payment';
import { invoicingService } from '../service';
import { amendedLoad, company, completedLoad, finishedLoad } from './load.fixture';

const franchise = company({ isFranchise: true, companyName: 'Peachtree Cores', parentCompanyId: HOUSE_ID });
const customer = company({ companyName: 'Sweetwater Salvage', parentCompanyId: HOUSE_ID });
const ofFranchise = company({ companyName: 'Dogwood Muffler', parentCompanyId: franchise.companyId });

const atlanta = {
  companyId: customer.companyId,
  companyName: customer.companyName,
  parentCompanyId: HOUSE_ID,
  facilityName: 'Atlanta',
};
const pending = finishedLoad(completedLoad({ ...atlanta, loadName: 'Sweetwater weekly 46', version: 2 }));
const open = completedLoad({ ...atlanta, grandtotal: 100, buyerFinalisedDate: '2026-11-10T15:00:00.000Z' });
const settled = completedLoad({ ...atlanta, grandtotal: 50, buyerFinalisedDate: '2026-11-12T15:00:00.000Z' });
const tampa = completedLoad({
  ...atlanta,
  facilityId: randomUUID(),
  facilityName: 'Tampa',
  facilityCity: 'Tampa',
  assistantId: randomUUID(),
  grandtotal: 75,
  buyerFinalisedDate: '2026-11-14T15:00:00.000Z',
});
const peachtree = completedLoad({
  companyId: ofFranchise.companyId,
  companyName: ofFranchise.companyName,
  parentCompanyId: franchise.companyId,
  facilityId: randomUUID(),
  facilityName: 'Peachtree',
  facilityCity: 'Decatur',
  facilityCompanyId: franchise.companyId,
  isFranchiseFacility: true,
  grandtotal: 25,
  buyerFinalisedDate: '2026-11-16T15:00:00.000Z',
});

describe('the lists of invoices', () => {
  let invoicing: TestService;
  const admin = houseAdmin();

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    for (const each of [franchise, customer, ofFranchise]) await invoicing.deliver(companyChanged, each);
    await invoicing.deliver(loadFinished, pending);
    for (const load of [open, settled, tampa, peachtree]) await invoicing.deliver(loadCompleted, load);
    const payment = {
      loadId: settled.loadId,
      paymentMethod: 'CASH' as const,
      amount: 50,
      isEarlier: false,
      isEditInvoice: false,
    };
    await invoicing.service.inTransaction({ session: admin }, (unit) =>
      addPayment(unit, admin, payment, 'America/New_York'),
    );
  });
  afterAll(() => invoicing.stop());

  const listed = async (input: RequestOf<typeof invoiceList>, session = admin) =>
    (await invoicing.call(session, invoiceList, input)).body.list.map(({ loadId }) => loadId);

  it('[INV-039] are pending, settled, of franchises, and fully paid for accounting', async () => {
    expect(await listed({})).toEqual([pending.loadId]);
    expect(await listed({ type: 4 })).toEqual([peachtree, tampa, settled, open].map(({ loadId }) => loadId));
    expect(await listed({ type: 10 })).toEqual([peachtree.loadId]);
    expect(await listed({ type: 1 })).toEqual([settled.loadId]);
  });

  it('[INV-013] [INV-015] [INV-017] narrow down by dates, facility, buyer, franchise and customer', async () => {
    const from = Date.parse('2026-11-12T15:00:00.000Z');
    const to = Date.parse('2026-11-14T15:00:00.000Z');
    expect(await listed({ type: 4, from, to })).toEqual([tampa.loadId, settled.loadId]);
    expect(await listed({ type: 4, facility: 'Tampa' })).toEqual([tampa.loadId]);
    expect(await listed({ type: 4, buyer: tampa.assistantId ?? '' })).toEqual([tampa.loadId]);
    expect(await listed({ type: 4, companyId: franchise.companyId })).toEqual([peachtree.loadId]);
    expect(await listed({ type: 4, customer: ofFranchise.companyId })).toEqual([peachtree.loadId]);
    expect(await listed({ type: 4, paid: 'paid' })).toEqual([settled.loadId]);
    expect(await listed({ type: 4, paid: 'open', companyId: customer.companyId })).toEqual([
      tampa.loadId,
      open.loadId,
    ]);
  });

  it('find an invoice by number, company and load name, and take signs of patterns as they are', async () => {
    expect(await listed({ text: 'weekly 46' })).toEqual([pending.loadId]);
    expect(await listed({ type: 4, text: 'tam-000001' })).toEqual([tampa.loadId]);
    expect(await listed({ type: 4, text: 'dogwood' })).toEqual([peachtree.loadId]);
    expect(await listed({ type: 4, text: '%' })).toEqual([]);
  });

  it('[INV-044] are sorted by date and by amount', async () => {
    const byAmount = await listed({ type: 4, amountSort: 'asc' });
    expect(byAmount).toEqual([peachtree, settled, tampa, open].map(({ loadId }) => loadId));
    expect((await listed({ type: 4, dateSort: 'asc' }))[0]).toBe(open.loadId);
  });

  it('[INV-057] come in pages of 40 and say whether there is more', async () => {
    const page = await invoicing.call(admin, invoiceList, { type: 4, count: 3 });
    expect(page.body).toMatchObject({ areMoreItemsAvailable: true });
    expect(page.body.list).toHaveLength(3);
    const last = await invoicing.call(admin, invoiceList, { type: 4, count: 3, offset: 3 });
    expect(last.body.list.map(({ loadId }) => loadId)).toEqual([open.loadId]);
    expect(last.body.areMoreItemsAvailable).toBe(false);
    expect(invoiceList.input.parse({}).count).toBe(40);
  });

  it('say who the parent is, how it was paid, and how many days it is due', async () => {
    const { body } = await invoicing.call(admin, invoiceList, { type: 1 });
    expect(body.list[0]).toMatchObject({
      paymentModes: ['CASH'],
      status: 'settled',
      balance: 0,
      amountPaid: 50,
    });
    const franchises = await invoicing.call(admin, invoiceList, { type: 10 });
    expect(franchises.body.list[0]?.parentCompanyName).toBe('Peachtree Cores');
    expect(franchises.body.list[0]?.dueDays).toEqual(expect.any(Number));
  });

  it('refuse who is not signed in, who may not build carts, and what is no list', async () => {
    expect((await invoicing.call(null, invoiceList, {})).status).toBe(401);
    expect((await invoicing.call(testSession(), invoiceList, {})).status).toBe(403);
    for (const input of [
      { type: 7 },
      { count: 1001 },
      { from: 'monday' },
      { paid: 'maybe' },
      { offset: -1 },
    ]) {
      expect((await invoicing.call(admin, invoiceList, input)).status).toBe(400);
    }
    const grader = testSession({ hierarchy: 4, canBuildCart: true });
    expect((await invoicing.call(grader, invoiceList, { type: 1 })).status).toBe(403);
  });

  it('hold a franchise to its own companies and facility, and a partner seller to its companies', async () => {
    const owner = testSession({ hierarchy: 10, isFranchise: true, companyId: franchise.companyId });
    expect(await listed({ type: 4 }, owner)).toEqual([peachtree.loadId]);
    const stranger = testSession({ hierarchy: 10, companyId: randomUUID() });
    expect(await listed({ type: 4 }, stranger)).toEqual([]);
    const detail = await invoicing.call(stranger, invoiceGet, { loadId: peachtree.loadId });
    expect(detail.status).toBe(404);
    expect((await invoicing.call(stranger, invoicePdf, { loadId: peachtree.loadId })).status).toBe(404);
    expect((await invoicing.call(owner, invoiceGet, { loadId: peachtree.loadId })).status).toBe(200);
  });

  it('hold limited staff to its own facility unless canViewAllFacilityInvoices names more', async () => {
    const grader = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Atlanta' });
    expect(await listed({ type: 4 }, grader)).toEqual([settled.loadId, open.loadId]);
    expect((await invoicing.call(grader, invoiceGet, { loadId: tampa.loadId })).status).toBe(404);
    const more = { ...grader, canViewAllFacilityInvoices: true, invoiceFacilities: ['Tampa'] };
    expect(await listed({ type: 4 }, more)).toEqual([tampa.loadId, settled.loadId, open.loadId]);
    const withoutRight = { ...more, canViewAllFacilityInvoices: false };
    expect(await listed({ type: 4 }, withoutRight)).toEqual([settled.loadId, open.loadId]);
  });

  it('[INV-021] do not open a settled invoice for a subscriber', async () => {
    const subscriber = testSession({ hierarchy: 2, canBuildCart: true, companyId: customer.companyId });
    expect((await invoicing.call(subscriber, invoiceGet, { loadId: pending.loadId })).status).toBe(200);
    expect((await invoicing.call(subscriber, invoiceGet, { loadId: settled.loadId })).status).toBe(403);
    expect((await invoicing.call(subscriber, invoicePdf, { loadId: settled.loadId })).status).toBe(403);
  });

  it('[INV-049] open an invoice with its payments and revisions', async () => {
    await invoicing.deliver(loadAmended, amendedLoad(settled, { grandtotal: 60 }));
    const { body } = await invoicing.call(admin, invoiceGet, { loadId: settled.loadId });
    expect(body.paymentDetails).toMatchObject({ amountReceived: 50, balance: 10 });
    expect(body.paymentDetails.list).toMatchObject([{ paymentMethod: 'CASH', amount: 50 }]);
    expect(body.loadDetails).toMatchObject({ status: 'partlyPaid', invoiceSettledDate: null, revision: 2 });
    const unknown = await invoicing.call(admin, invoiceGet, { loadId: randomUUID() });
    expect(unknown.status).toBe(404);
    const revision = async (number: number, session = admin) =>
      invoicing.call(session, invoiceRevision, { loadId: settled.loadId, revision: number });
    expect((await revision(1)).body).toMatchObject({ revision: 1, grandtotal: 50 });
    expect((await revision(2)).body).toMatchObject({ revision: 2, grandtotal: 60 });
    expect((await revision(3)).status).toBe(404);
    expect((await revision(0)).status).toBe(400);
    const stranger = testSession({ hierarchy: 10, companyId: randomUUID() });
    expect((await revision(1, stranger)).status).toBe(404);
    const blind = await revision(1, houseAdmin({ canSeeSubtotal: false, canSeeUnitPrice: false }));
    expect(JSON.stringify(blind.body)).not.toMatch(/subtotal|grandtotal|adjustedPrice|total/);
    expect((await invoicing.call(admin, invoiceGet, { loadId: '1' })).status).toBe(400);
  });
});
