import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import {
  invoiceGet,
  invoiceList,
  invoiceSettled,
  paymentAdd,
  paymentDelete,
  paymentEdit,
  paymentList,
  paymentSplit,
  paymentSteps,
  paymentsChanged,
} from '@washcoat/contract-invoicing';
import { calendarDay, dayAfter, momentIn, type RequestOf } from '@washcoat/contract-kernel';
import { loadAmended, loadCompleted, loadFinished, type LoadSnapshot } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { amendedLoad, company, completedLoad, finishedLoad } from '../invoices/load.fixture';
import { stepsOfPayments } from '../migrations/20261123000136-steps-of-payments';
import { invoicingService } from '../service';

const TIMEZONE = 'America/New_York';

/** Noon of the installation's day so many days from now: no test depends on the hour or on a change of the clocks. */
const noonIn = (days: number) =>
  momentIn(TIMEZONE, dayAfter(calendarDay(new Date(), TIMEZONE), days), '12:00:00.000').toISOString();

describe('payments of an invoice', () => {
  let invoicing: TestService;
  const admin = houseAdmin();
  const customer = company({ parentCompanyId: HOUSE_ID });

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    await invoicing.deliver(companyChanged, customer);
  });
  afterAll(() => invoicing.stop());

  async function invoiceOf(grandtotal: number): Promise<LoadSnapshot> {
    const load = completedLoad({ companyId: customer.companyId, subtotal: grandtotal, grandtotal });
    await invoicing.deliver(loadCompleted, load);
    return load;
  }
  const cash = (loadId: string, amount: number) => ({ loadId, amount, paymentMethod: 'CASH' as const });
  const pay = (loadId: string, amount: number, headers = {}) =>
    invoicing.call(admin, paymentAdd, cash(loadId, amount), headers);
  const detailOf = async (loadId: string) =>
    (await invoicing.call(admin, invoiceGet, { loadId })).body.loadDetails;

  it('[PAY-002] [PAY-013] [PAY-015] [PAY-018] lower the balance and settle the invoice', async () => {
    const { loadId } = await invoiceOf(1097.86);
    const first = await pay(loadId, 1000.1);
    expect(first.body).toMatchObject({ message: 'Successfully added Payment', balance: 97.76 });
    expect(await detailOf(loadId)).toMatchObject({ status: 'partlyPaid', invoiceSettledDate: null });
    expect((await pay(loadId, 97.76)).body.balance).toBe(0);
    const settled = await detailOf(loadId);
    expect(settled).toMatchObject({
      status: 'settled',
      amountPaid: 1097.86,
      balance: 0,
      dueDays: expect.any(Number),
    });
    expect(settled.invoiceSettledDate).not.toBeNull();
    const { body } = await invoicing.call(admin, paymentList, { loadId });
    expect(body).toMatchObject({ amountReceived: 1097.86, areMoreItemsAvailable: false });
    expect(body.list.map(({ amount }) => amount)).toEqual([1000.1, 97.76]);
  });

  it('tell the others what is paid and when it is settled', async () => {
    const { loadId } = await invoiceOf(10);
    await pay(loadId, 4);
    await pay(loadId, 6);
    const changes = (await invoicing.published(paymentsChanged)).filter((data) => data.loadId === loadId);
    expect(changes.map(({ amountPaid, balance }) => [amountPaid, balance])).toEqual([
      [4, 6],
      [10, 0],
    ]);
    const [older, newer] = changes.map(({ version }) => version);
    expect(newer).toBeGreaterThan(older ?? 0);
    changes.forEach((data) => paymentsChanged.schema.parse(data));
    const settled = (await invoicing.published(invoiceSettled)).filter((data) => data.loadId === loadId);
    expect(settled).toEqual([expect.objectContaining({ grandtotal: 10, version: newer })]);
    settled.forEach((data) => invoiceSettled.schema.parse(data));
  });

  it('[PAY-009] [PAY-016] re-open the invoice when one is deleted, whatever amount is sent', async () => {
    const { loadId } = await invoiceOf(10);
    const { paymentId } = (await pay(loadId, 10)).body;
    const deleted = await invoicing.call(admin, paymentDelete, { loadId, paymentId, amount: 1 });
    expect(deleted.body).toEqual({ message: 'Deleted Successfully', balance: 10 });
    expect(await detailOf(loadId)).toMatchObject({ status: 'open', invoiceSettledDate: null });
    expect((await invoicing.call(admin, paymentDelete, { loadId, paymentId })).status).toBe(404);
    const other = await invoiceOf(10);
    const kept = (await pay(loadId, 1)).body.paymentId;
    const misplaced = await invoicing.call(admin, paymentDelete, { loadId: other.loadId, paymentId: kept });
    expect(misplaced.status).toBe(404);
  });

  it('never exceed the balance, one after the other or all at once', async () => {
    const large = await pay((await invoiceOf(5804.5)).loadId, 5804.51);
    expect(large.error.error).toBe('Only $5,804.50 of this invoice is open.');
    const { loadId } = await invoiceOf(100);
    const refused = await pay(loadId, 100.01);
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({ code: 'ABOVE_BALANCE', balance: 100 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(loadId, 10)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    expect(await detailOf(loadId)).toMatchObject({ amountPaid: 100, balance: 0, status: 'settled' });
    expect((await pay(loadId, 0.01)).error.error).toBe('This invoice is settled.');
  });

  it('are one payment for one Idempotency-Key', async () => {
    const { loadId } = await invoiceOf(100);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(loadId, 30, key)));
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    expect(await detailOf(loadId)).toMatchObject({ amountPaid: 30 });
    expect((await pay(loadId, 31, key)).status).toBe(409);
  });

  it('[PAY-008] are dated today or later on the calendar of the installation', async () => {
    const { loadId } = await invoiceOf(100);
    const on = (days: number) => ({
      ...cash(loadId, 1),
      date: noonIn(days),
    });
    const past = await invoicing.call(admin, paymentAdd, on(-1));
    expect(past.status).toBe(400);
    expect(past.error.fields).toEqual({ date: 'Choose today or a later day' });
    expect((await invoicing.call(admin, paymentAdd, on(0))).status).toBe(200);
    expect((await invoicing.call(admin, paymentAdd, on(3))).status).toBe(200);
    expect((await invoicing.call(admin, paymentAdd, on(365))).status).toBe(200);
    for (const date of [on(368).date, '9999-12-31T12:00:00.000Z']) {
      const far = await invoicing.call(admin, paymentAdd, { ...cash(loadId, 1), date });
      expect([far.status, far.error.fields]).toEqual([400, { date: 'Choose a day within a year' }]);
    }
  });

  it('are dated back by who may correct orders and says so, not before the order was completed', async () => {
    const daysAgo = (days: number) => noonIn(-days);
    const load = completedLoad({ companyId: customer.companyId, buyerFinalisedDate: daysAgo(3) });
    await invoicing.deliver(loadCompleted, load);
    const { loadId } = load;
    const earlier = (days: number) => ({ ...cash(loadId, 1), date: daysAgo(days), isEarlier: true });
    const clerk = houseAdmin({ canEditInvoice: false });
    const grader = houseAdmin({ hierarchy: 4, isAdmin: false, facilityCity: 'Atlanta' });
    for (const session of [clerk, grader])
      expect((await invoicing.call(session, paymentAdd, earlier(1))).status).toBe(403);
    expect((await invoicing.call(clerk, paymentAdd, { ...earlier(0) })).status).toBe(200);
    expect((await invoicing.call(admin, paymentAdd, earlier(1))).status).toBe(200);
    expect((await invoicing.call(admin, paymentAdd, earlier(3))).status).toBe(200);
    const tooEarly = await invoicing.call(admin, paymentAdd, earlier(4));
    expect([tooEarly.status, tooEarly.error.fields?.date]).toEqual([
      400,
      expect.stringMatching(/^The order was completed on \d\d\/\d\d\/\d{4}\. Choose that day/),
    ]);
    const { date } = earlier(4);
    const parts = [{ loadId, amount: 1 }];
    const split = await invoicing.call(admin, paymentSplit, {
      paymentMethod: 'CASH',
      parts,
      date,
      isEarlier: true,
    });
    expect([split.status, split.error.fields]).toEqual([400, tooEarly.error.fields]);
    expect(await detailOf(loadId)).toMatchObject({ amountPaid: 3 });
  });

  it('[PAY-007] are given another date by the same rules, and who did so is told', async () => {
    const { loadId } = await invoiceOf(100);
    const { paymentId } = (await pay(loadId, 10)).body;
    const edit = (date: string, session = admin, of = { loadId, paymentId }) =>
      invoicing.call(session, paymentEdit, { ...of, date });
    expect((await edit(noonIn(2))).status).toBe(200);
    const { body } = await invoicing.call(admin, paymentList, { loadId });
    expect(body).toMatchObject({ amountReceived: 10, list: [{ paymentId, amount: 10 }] });
    expect(body.list[0]?.createdDate.slice(0, 10)).toBe(noonIn(2).slice(0, 10));
    expect((await edit(noonIn(-1))).error.fields).toEqual({ date: 'Choose today or a later day' });
    expect((await edit('soon')).status).toBe(400);
    expect((await edit(noonIn(400))).error.fields).toEqual({ date: 'Choose a day within a year' });
    const partner = testSession({ hierarchy: 10, canBuildCart: true, companyId: customer.companyId });
    expect((await edit(noonIn(1), partner)).status).toBe(403);
    const elsewhere = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Tampa' });
    expect((await edit(noonIn(1), elsewhere)).status).toBe(404);
    const other = await invoiceOf(10);
    expect((await edit(noonIn(1), admin, { loadId: other.loadId, paymentId })).status).toBe(404);
    const steps = (await invoicing.call(admin, paymentSteps, { loadId })).body.list;
    expect(steps.map(({ action }) => action)).toEqual(['dated a payment', 'recorded a payment']);
  });

  it('[PAY-011] [PAY-012] know three methods, two of which need a reference', async () => {
    const { loadId } = await invoiceOf(100);
    const add = (input: Record<string, unknown>) =>
      invoicing.call(admin, paymentAdd, { ...cash(loadId, 10), ...input });
    for (const paymentMethod of ['CHECK', 'Bank Transfer']) {
      expect((await add({ paymentMethod })).error.fields).toHaveProperty('referenceNumber');
      expect((await add({ paymentMethod, referenceNumber: ' 10482 ' })).status).toBe(200);
    }
    const wrong = [
      { paymentMethod: 'IOU' },
      { amount: 0 },
      { amount: -5 },
      { amount: 0.001 },
      { amount: '10' },
      { amount: 1e12 },
      { date: 'today' },
      { loadId: 'x' },
    ];
    for (const input of wrong) expect((await add(input)).status).toBe(400);
    const { body } = await invoicing.call(admin, paymentList, { loadId });
    expect(body.list.map(({ referenceNumber }) => referenceNumber)).toEqual(['10482', '10482']);
  });

  it('[PAY-014] [PAY-019] are listed oldest first in pages of 20', async () => {
    const { loadId } = await invoiceOf(100);
    await pay(loadId, 1);
    await pay(loadId, 2);
    const first = await invoicing.call(admin, paymentList, { loadId, count: 1 });
    expect(first.body).toMatchObject({ areMoreItemsAvailable: true, list: [{ amount: 1 }] });
    const second = await invoicing.call(admin, paymentList, { loadId, count: 1, offset: 1 });
    expect(second.body).toMatchObject({ areMoreItemsAvailable: false, list: [{ amount: 2 }] });
    expect(paymentList.input.parse({ loadId }).count).toBe(20);
  });

  it('[PAY-010] are for house staff who build carts; a partner only reads them', async () => {
    const { loadId } = await invoiceOf(100);
    const partner = testSession({ hierarchy: 10, canBuildCart: true, companyId: customer.companyId });
    expect((await invoicing.call(partner, paymentAdd, cash(loadId, 1))).status).toBe(403);
    expect((await invoicing.call(partner, paymentList, { loadId })).status).toBe(200);
    expect((await invoicing.call(testSession(), paymentAdd, cash(loadId, 1))).status).toBe(403);
    expect((await invoicing.call(null, paymentAdd, cash(loadId, 1))).status).toBe(401);
    const elsewhere = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Tampa' });
    expect((await invoicing.call(elsewhere, paymentAdd, cash(loadId, 1))).status).toBe(404);
    expect((await pay(randomUUID(), 1)).status).toBe(404);
  });

  it('wait for the order to be completed', async () => {
    const load = finishedLoad(completedLoad());
    await invoicing.deliver(loadFinished, load);
    expect((await pay(load.loadId, 1)).error.code).toBe('NOT_COMPLETED');
  });

  it('stay when an amendment changes the total: a higher one re-opens, a lower one settles', async () => {
    const load = await invoiceOf(100);
    const amend = (grandtotal: number, by: number) =>
      invoicing.deliver(loadAmended, amendedLoad(load, { grandtotal, version: load.version + by }));
    await pay(load.loadId, 60);
    await amend(60, 1);
    expect(await detailOf(load.loadId)).toMatchObject({ status: 'settled', balance: 0, amountPaid: 60 });
    await amend(80, 2);
    expect(await detailOf(load.loadId)).toMatchObject({ status: 'partlyPaid', balance: 20 });
    expect(await detailOf(load.loadId)).toMatchObject({ invoiceSettledDate: null });
  });

  it('beyond an amended total are a credit that the seller owes, said everywhere until it is put right', async () => {
    const load = await invoiceOf(1097.86);
    const { loadId } = load;
    await pay(loadId, 1000);
    const { paymentId } = (await pay(loadId, 97.86)).body;
    const amend = (grandtotal: number, by: number) =>
      invoicing.deliver(loadAmended, amendedLoad(load, { grandtotal, version: load.version + by }));
    await amend(1070.21, 1);
    expect(await detailOf(loadId)).toMatchObject({
      status: 'overpaid',
      grandtotal: 1070.21,
      amountPaid: 1097.86,
      balance: -27.65,
      creditOwed: 27.65,
      invoiceSettledDate: null,
      dueDays: null,
    });
    const found = async (input: RequestOf<typeof invoiceList>) =>
      (await invoicing.call(admin, invoiceList, input)).body.list.filter((row) => row.loadId === loadId);
    expect(await found({ type: 4, paid: 'overpaid' })).toMatchObject([
      { status: 'overpaid', creditOwed: 27.65 },
    ]);
    expect(await found({ type: 4, paid: 'open' })).toEqual([]);
    expect(await found({ type: 4, paid: 'paid' })).toEqual([]);
    expect(await found({ type: 1 })).toEqual([]);
    const changes = (await invoicing.published(paymentsChanged)).filter((data) => data.loadId === loadId);
    expect(changes.at(-1)).toMatchObject({ balance: -27.65, creditOwed: 27.65 });
    const settledTimes = async () =>
      (await invoicing.published(invoiceSettled)).filter((data) => data.loadId === loadId).length;
    expect(await settledTimes()).toBe(1);
    expect((await pay(loadId, 1)).error.error).toBe('This invoice is overpaid already.');
    await amend(1000, 2);
    expect(await detailOf(loadId)).toMatchObject({ balance: -97.86, creditOwed: 97.86 });
    const kept = await invoicing.call(admin, paymentDelete, { loadId, paymentId });
    expect(kept.body.balance).toBe(0);
    expect(await detailOf(loadId)).toMatchObject({ status: 'settled', creditOwed: 0 });
    expect(await settledTimes()).toBe(2);
  });

  it('tell who recorded and deleted them, and what that settled and opened again', async () => {
    const { loadId } = await invoiceOf(100);
    const steps = async (session = admin, input: object = {}) =>
      invoicing.call(session, paymentSteps, { loadId, ...input });
    const { paymentId } = (await pay(loadId, 60)).body;
    await pay(loadId, 40);
    await invoicing.call(admin, paymentDelete, { loadId, paymentId });
    const { list } = (await steps()).body;
    const by = `${admin.firstName} ${admin.lastName}`;
    expect(list.map((step) => [step.by, step.action, step.amount])).toEqual([
      [by, 'opened it again', undefined],
      [by, 'deleted a payment', 60],
      [by, 'settled it', undefined],
      [by, 'recorded a payment', 40],
      [by, 'recorded a payment', 60],
    ]);
    expect(list[1]).toMatchObject({ paymentMethod: 'CASH', referenceNumber: null });
    const page = (await steps(admin, { count: 1, offset: 1 })).body;
    expect([page.list.map(({ action }) => action), page.areMoreItemsAvailable]).toEqual([
      ['deleted a payment'],
      true,
    ]);
    const unseen = (await steps(houseAdmin({ canSeeSubtotal: false }))).body;
    expect(JSON.stringify(unseen)).not.toMatch(/amount/);
    const seller = testSession({ hierarchy: 10, companyId: customer.companyId, canSeeSubtotal: true });
    const told = (await steps(seller)).body.list;
    expect(told.map((step) => [step.by, step.amount])).toContainEqual(['', 60]);
    const corrected = await invoiceOf(100);
    await pay(corrected.loadId, 100);
    await invoicing.deliver(loadAmended, amendedLoad(corrected, { subtotal: 120, grandtotal: 120 }));
    const after = (await invoicing.call(admin, paymentSteps, { loadId: corrected.loadId })).body.list;
    expect(after.map((step) => [step.by, step.action])).toEqual([
      ['', 'opened it again'],
      [by, 'settled it'],
      [by, 'recorded a payment'],
    ]);
    const stranger = testSession({ hierarchy: 10, companyId: randomUUID() });
    expect((await steps(stranger)).status).toBe(404);
    expect((await steps(admin, { count: 0 })).status).toBe(400);
  });

  it('are found by an index that may have been built before its migration', async () => {
    await expect(stepsOfPayments.up(invoicing.service.database)).resolves.toBeDefined();
  });

  it('leave a trail', async () => {
    const { loadId } = await invoiceOf(100);
    const { paymentId } = (await pay(loadId, 1)).body;
    await invoicing.call(admin, paymentDelete, { loadId, paymentId });
    const trail = await invoicing.service
      .database('audit_entry')
      .where({ entity_id: paymentId })
      .orderBy('audit_id');
    expect(trail).toMatchObject([
      { action: 'add', user_id: admin.userId, after: { amount: '1' } },
      { action: 'delete', user_id: admin.userId, before: { amount: '1.00' } },
    ]);
  });
});
