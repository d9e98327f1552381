import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import {
  invoiceDump,
  invoiceGet,
  invoiceList,
  invoiceTotals,
  paymentAdd,
  paymentList,
  paymentSplit,
  paymentsChanged,
} from '@washcoat/contract-invoicing';
import { calendarDay, type RequestOf } from '@washcoat/contract-kernel';
import { itemStatuses, loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { invoicingService } from '../service';
import { amendedLoad, company, completedLoad, finishedLoad } from './load.fixture';

const DAY_MS = 86_400_000;
const customer = company({ companyName: 'Sweetwater Salvage', parentCompanyId: HOUSE_ID });
const other = company({ companyName: 'Corner Muffler', parentCompanyId: HOUSE_ID });

/** Noon of the installation's calendar, whose day is another than that of UTC in the evening: no test depends on the hour. */
const noonDaysAgo = (days: number) => {
  const noon = Date.parse(`${calendarDay(new Date(), 'America/New_York')}T17:00:00Z`);
  return new Date(noon - days * DAY_MS).toISOString();
};
const due = (days: number, grandtotal: number, overrides: Parameters<typeof completedLoad>[0] = {}) =>
  completedLoad({
    companyId: customer.companyId,
    companyName: customer.companyName,
    parentCompanyId: HOUSE_ID,
    buyerFinalisedDate: noonDaysAgo(days),
    subtotal: grandtotal,
    grandtotal,
    ...overrides,
  });

describe('the money desk', () => {
  let invoicing: TestService;
  const admin = houseAdmin();
  const fresh = due(2, 10.1);
  const thirty = due(30, 20.2);
  const month = due(31, 30.3, { facilityId: randomUUID(), facilityName: 'Tampa', facilityCity: 'Tampa' });
  const quarter = due(90, 40.4);
  const old = due(91, 50.5);
  const paid = due(120, 60.6);
  const forward = due(200, 70.7, { payForwardDate: noonDaysAgo(61) });
  const ofOther = due(45, 80.8, { companyId: other.companyId, companyName: other.companyName });
  const pending = finishedLoad(due(3, 90.9));

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    for (const each of [customer, other]) await invoicing.deliver(companyChanged, each);
    for (const load of [fresh, thirty, month, quarter, old, paid, forward, ofOther])
      await invoicing.deliver(loadCompleted, load);
    await invoicing.deliver(loadFinished, pending);
    await invoicing.call(admin, paymentAdd, { loadId: paid.loadId, paymentMethod: 'CASH', amount: 60.6 });
    await invoicing.call(admin, paymentAdd, { loadId: old.loadId, paymentMethod: 'CASH', amount: 0.5 });
  });
  afterAll(() => invoicing.stop());

  const listed = async (input: RequestOf<typeof invoiceList>, session = admin) =>
    (await invoicing.call(session, invoiceList, { type: 4, ...input })).body.list.map(({ loadId }) => loadId);
  const idsOf = (...loads: { loadId: string }[]) => loads.map(({ loadId }) => loadId);
  const file = async (input: RequestOf<typeof invoiceDump>, session = admin) => {
    const { body } = await invoicing.call(session, invoiceDump, input);
    const answer = await invoicing.send({ method: 'GET', url: body.link });
    expect(answer.status).toBe(200);
    return { ...answer, lines: String(answer.body).replace('\ufeff', '').trimEnd().split('\n') };
  };

  it('tells what is unpaid by the days it has been due, its edges on the right side', async () => {
    expect(await listed({ age: 'upTo30', sort: 'dueDays.asc' })).toEqual(idsOf(fresh, thirty));
    expect(await listed({ age: 'upTo60', sort: 'dueDays.desc' })).toEqual(idsOf(ofOther, month));
    expect(await listed({ age: 'upTo90', sort: 'balance.asc' })).toEqual(idsOf(quarter, forward));
    expect(await listed({ age: 'over90' })).toEqual(idsOf(old));
  });

  it('adds up the whole selection, and every age of it, to the cent', async () => {
    const { body } = await invoicing.call(admin, invoiceTotals, { type: 4 });
    expect(body).toEqual({
      invoices: 8,
      grandtotal: 363.6,
      amountPaid: 61.1,
      balance: 302.5,
      ages: [
        { age: 'upTo30', invoices: 2, balance: 30.3 },
        { age: 'upTo60', invoices: 2, balance: 111.1 },
        { age: 'upTo90', invoices: 2, balance: 111.1 },
        { age: 'over90', invoices: 1, balance: 50 },
      ],
    });
    const narrowed = await invoicing.call(admin, invoiceTotals, {
      type: 4,
      customer: other.companyId,
      age: 'over90',
    });
    expect(narrowed.body).toMatchObject({ invoices: 0, balance: 0 });
    expect(narrowed.body.ages[1]).toEqual({ age: 'upTo60', invoices: 1, balance: 80.8 });
  });

  it('tells no sums to those who see none', async () => {
    const grader = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Atlanta' });
    for (const session of [
      grader,
      { ...grader, hierarchy: 2, companyId: customer.companyId, canSeeSubtotal: true },
    ]) {
      const { body } = await invoicing.call(session, invoiceTotals, { type: 4 });
      expect(body.invoices).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toMatch(/grandtotal|amountPaid|balance/);
    }
    const byMoney = await listed({ sort: 'grandtotal.asc' }, grader);
    expect(byMoney).toEqual(await listed({}, grader));
  });

  it('[INV-042] sorts by several columns, and goes on after the last row of a page', async () => {
    const first = await invoicing.call(admin, invoiceList, {
      type: 4,
      sort: 'companyName.asc,grandtotal.desc',
      count: 3,
    });
    expect(first.body.list.map(({ loadId }) => loadId)).toEqual(idsOf(ofOther, forward, paid));
    const second = await invoicing.call(admin, invoiceList, {
      type: 4,
      sort: 'companyName.asc,grandtotal.desc',
      count: 3,
      after: first.body.next ?? '',
    });
    expect(second.body.list.map(({ loadId }) => loadId)).toEqual(idsOf(old, quarter, month));
    expect((await invoicing.call(admin, invoiceList, { sort: 'secret.asc' })).status).toBe(400);
  });

  it('[INV-042] [INV-043] [INV-040] takes isMyCarts and status, the latter from hierarchy 1 only', async () => {
    const buyer = houseAdmin({ userId: fresh.assistantId ?? '' });
    expect(await listed({ isMyCarts: 'true' }, buyer)).toHaveLength(8);
    expect(await listed({ isMyCarts: 'true' }, houseAdmin({ userId: randomUUID() }))).toEqual([]);
    expect(await listed({ status: 1 })).toEqual(idsOf(paid));
    expect(await listed({ type: 1, status: 1 })).toEqual(idsOf(paid));
    const grader = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Atlanta' });
    expect((await invoicing.call(grader, invoiceList, { type: 4, status: 1 })).status).toBe(403);
    expect((await invoicing.call(grader, invoiceDump, { status: 1 })).status).toBe(403);
    expect((await invoicing.call(admin, invoiceList, { status: 2 })).status).toBe(400);
  });

  it('[INV-018] [INV-040] [INV-046] downloads the current view whole: type 1 settled, type 2 pending', async () => {
    const settled = await file({ type: 1, age: 'over90' });
    expect(settled.headers['content-disposition']).toBe('attachment; filename="invoices-settled.csv"');
    expect(settled.lines[0]).toContain('Invoice No,Created,Company,Facility,Buyer,Grand Total,Paid,Balance');
    expect(settled.lines).toHaveLength(2);
    expect(settled.lines[1]).toContain('Sweetwater Salvage,Atlanta,Bo Buyer,50.5,0.5,50,91');
    const sorted = await file({ columns: 'companyName,balance', sort: 'companyName.asc,balance.desc' });
    expect(sorted.lines.slice(0, 3)).toEqual([
      'Company,Balance',
      'Corner Muffler,80.8',
      'Sweetwater Salvage,70.7',
    ]);
    const open = await file({ type: 2 });
    expect(open.lines).toHaveLength(2);
    expect(open.lines[1]).toContain('Pending');
    expect((await file({ format: 'xlsx' })).headers['content-type']).toContain('spreadsheetml');
    expect(invoiceDump.aliases).toEqual(['/read/v1load/download/invoice/dump']);
    expect((await invoicing.call(admin, invoiceDump, { type: 4 })).status).toBe(400);
  });

  it('leaves money out of the download of those who see none', async () => {
    const blind = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Atlanta' });
    const { lines } = await file({}, blind);
    expect(lines[0]).toContain('Buyer,Due Days');
    expect(lines.join()).not.toMatch(/20\.2|50\.5/);
  });

  it('[INV-048] opens an invoice with rejected items when all are asked for', async () => {
    const [line] = loadCompleted.example.items;
    if (!line) throw new Error('The example has an item.');
    const load = due(1, 5, {
      items: [line, { ...line, itemId: randomUUID(), status: itemStatuses.rejected }],
    });
    await invoicing.deliver(loadCompleted, load);
    const items = async (input: object) =>
      (await invoicing.call(admin, invoiceGet, { loadId: load.loadId, ...input })).body.loadDetails.items
        .length;
    expect(await items({})).toBe(1);
    expect(await items({ isShowAll: 'true' })).toBe(2);
  });

  describe('one payment over several invoices', () => {
    const check = { paymentMethod: 'CHECK' as const, referenceNumber: '10482' };
    const made = async (...amounts: number[]) => {
      const loads = amounts.map((amount) => due(5, amount));
      for (const load of loads) await invoicing.deliver(loadCompleted, load);
      return loads;
    };
    const part = ({ loadId }: { loadId: string }, amount: number) => ({ loadId, amount });
    const balanceOf = async (loadId: string) =>
      (await invoicing.call(admin, invoiceGet, { loadId })).body.paymentDetails.balance;

    it('settles and part-pays them in one go, each with its payment, and tells the others', async () => {
      const [one, two] = await made(100.1, 50.2);
      if (!one || !two) throw new Error('Two were made.');
      const { body } = await invoicing.call(admin, paymentSplit, {
        ...check,
        parts: [part(two, 20.2), part(one, 100.1)],
      });
      expect(body).toEqual({ message: 'Successfully added Payment', payments: 2 });
      expect([await balanceOf(one.loadId), await balanceOf(two.loadId)]).toEqual([0, 30]);
      const { list } = (await invoicing.call(admin, paymentList, { loadId: two.loadId })).body;
      expect(list).toMatchObject([{ paymentMethod: 'CHECK', referenceNumber: '10482', amount: 20.2 }]);
      const told = (await invoicing.published(paymentsChanged)).filter(({ loadId }) => loadId === one.loadId);
      expect(told).toMatchObject([{ amountPaid: 100.1, balance: 0 }]);
    });

    it('is refused as a whole, in a sentence, when one was paid meanwhile', async () => {
      const [one, two] = await made(100, 50);
      if (!one || !two) throw new Error('Two were made.');
      await invoicing.call(admin, paymentAdd, { loadId: two.loadId, paymentMethod: 'CASH', amount: 40 });
      const parts = [part(one, 100), part(two, 50)];
      const refused = await invoicing.call(admin, paymentSplit, { ...check, parts });
      expect(refused.status).toBe(409);
      expect(refused.error.error).toMatch(
        /^ATL-\d{6}: only \$10\.00 of it is open\. Nothing was recorded\.$/,
      );
      expect(refused.error).toMatchObject({ code: 'ABOVE_BALANCE', loadId: two.loadId, balance: 10 });
      expect([await balanceOf(one.loadId), await balanceOf(two.loadId)]).toEqual([100, 10]);
      await invoicing.call(admin, paymentAdd, { loadId: two.loadId, paymentMethod: 'CASH', amount: 10 });
      const again = await invoicing.call(admin, paymentSplit, { ...check, parts });
      expect(again.error.error).toMatch(/nothing of it is open any more/);
    });

    it('is one for one key, and never more than is open, however many send it at once', async () => {
      const [one, two] = await made(100, 50);
      if (!one || !two) throw new Error('Two were made.');
      const forth = { ...check, parts: [part(one, 60), part(two, 30)] };
      const back = { ...check, parts: [part(two, 30), part(one, 60)] };
      const key = { 'idempotency-key': randomUUID() };
      const same = await Promise.all([1, 2, 3].map(() => invoicing.call(admin, paymentSplit, forth, key)));
      expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await balanceOf(one.loadId)).toBe(40);
      const more = await Promise.all(
        [forth, back, forth, back].map((input) => invoicing.call(admin, paymentSplit, input)),
      );
      expect(more.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
      expect([await balanceOf(one.loadId), await balanceOf(two.loadId)]).toEqual([40, 20]);
    });

    it('takes ids in capitals, and refuses an invoice that is named twice however it is written', async () => {
      const [one] = await made(100);
      if (!one) throw new Error('One was made.');
      const shouted = { ...one, loadId: one.loadId.toUpperCase() };
      const twice = { ...check, parts: [part(one, 1), part(shouted, 2)] };
      expect((await invoicing.call(admin, paymentSplit, twice)).status).toBe(400);
      const { status } = await invoicing.call(admin, paymentSplit, { ...check, parts: [part(shouted, 40)] });
      expect([status, await balanceOf(one.loadId)]).toEqual([200, 60]);
    });

    it('is of one company, of completed orders, and for those who may', async () => {
      const [one] = await made(100);
      if (!one) throw new Error('One was made.');
      const both = { ...check, parts: [part(one, 1), part(ofOther, 1)] };
      expect((await invoicing.call(admin, paymentSplit, both)).error.code).toBe('SEVERAL_COMPANIES');
      const early = { ...check, parts: [part(one, 1), part(pending, 1)] };
      expect((await invoicing.call(admin, paymentSplit, early)).error.code).toBe('NOT_COMPLETED');
      const unknown = { ...check, parts: [part(one, 1), { loadId: randomUUID(), amount: 1 }] };
      expect((await invoicing.call(admin, paymentSplit, unknown)).status).toBe(404);
      const parts = [part(one, 1)];
      const partner = testSession({ hierarchy: 10, canBuildCart: true, companyId: customer.companyId });
      expect((await invoicing.call(partner, paymentSplit, { ...check, parts })).status).toBe(403);
      for (const wrong of [
        { parts: [] },
        { parts: [part(one, 0)] },
        { parts: [part(one, 0.001)] },
        { parts: [part(one, 1), part(one, 1)] },
        { parts, referenceNumber: ' ' },
        { parts, date: noonDaysAgo(2) },
      ])
        expect((await invoicing.call(admin, paymentSplit, { ...check, ...wrong })).status).toBe(400);
      expect(await balanceOf(one.loadId)).toBe(100);
    });
  });

  it('keeps counting an amended invoice by what it comes to now', async () => {
    const load = due(10, 10);
    await invoicing.deliver(loadCompleted, load);
    await invoicing.deliver(loadAmended, amendedLoad(load, { grandtotal: 0 }));
    expect(await listed({ age: 'upTo30' })).not.toContain(load.loadId);
  });
});
