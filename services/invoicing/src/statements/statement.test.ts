import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import { renderPdf } from '@washcoat/contract-files';
import { accountStatement } from '@washcoat/contract-invoicing';
import { loadCompleted } from '@washcoat/contract-loads';
import { orZero } from '@washcoat/metals';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { addPayment } from '../payments/add-payment';
import { company, completedLoad } from '../invoices/load.fixture';
import { invoicingService } from '../service';
import { accountsByBuyer, accountStatement as accountOf, type AccountStatement } from './account-statement';

const timezone = 'America/New_York';
const at = (text: string) => new Date(text);
const figures = ({ opening, lines, balance, ages, creditOwed }: AccountStatement) => ({
  opening: opening.toFixed(2),
  lines: lines.map((line) => [line.text, line.balance.toFixed(2)]),
  balance: balance.toFixed(2),
  ages: ages.map((age) => age.balance.toFixed(2)),
  creditOwed: creditOwed.toFixed(2),
});

describe('the statement of an account', () => {
  const invoice = (loadId: string, day: string, grandtotal: string) => ({
    loadId,
    invoiceNo: loadId,
    datedAt: at(day),
    dueFrom: at(day),
    facilityCompanyId: HOUSE_ID,
    grandtotal,
  });
  const payment = (loadId: string, day: string, amount: string) => ({
    loadId,
    facilityCompanyId: HOUSE_ID,
    invoiceNo: loadId,
    paymentMethod: 'CHECK' as const,
    referenceNumber: '7',
    amount,
    paidAt: at(day),
  });

  it('opens with what was open before, follows invoices and payments to the cent, and ages what is left', () => {
    const found = {
      invoices: [
        invoice('A', '2026-07-01T15:00:00Z', '100.10'),
        invoice('B', '2026-10-05T15:00:00Z', '200.20'),
        invoice('C', '2026-11-19T15:00:00Z', '0.30'),
        invoice('D', '2026-11-19T16:00:00Z', '10.00'),
      ],
      payments: [
        payment('A', '2026-09-30T15:00:00Z', '50.05'),
        payment('B', '2026-11-20T15:00:00Z', '200.20'),
        payment('D', '2026-11-20T16:00:00Z', '12.50'),
      ],
    };
    const range = { from: at('2026-10-01T04:00:00Z'), to: at('2026-11-21T04:59:59.999Z'), timezone };
    const account = accountOf(found, range);
    expect(figures(account)).toEqual({
      opening: '50.05',
      lines: [
        ['Invoice B', '250.25'],
        ['Invoice C', '250.55'],
        ['Invoice D', '260.55'],
        ['CHECK 7 for B', '60.35'],
        ['CHECK 7 for D', '47.85'],
      ],
      balance: '47.85',
      ages: ['0.30', '0.00', '0.00', '50.05'],
      creditOwed: '2.50',
    });
    const aged = account.ages.reduce((sum, age) => sum.plus(age.balance), orZero(0));
    expect(aged.minus(account.creditOwed).toFixed(2)).toBe(account.balance.toFixed(2));
  });

  it('is one for each buyer, with what it bought and paid', () => {
    const franchise = randomUUID();
    const day = '2026-11-19T15:00:00Z';
    const found = {
      invoices: [invoice('A', day, '10.00'), { ...invoice('B', day, '20.00'), facilityCompanyId: franchise }],
      payments: [{ ...payment('B', day, '5.00'), facilityCompanyId: franchise }],
    };
    const range = { from: at(day), to: at('2026-11-21T04:59:59.999Z'), timezone };
    const accounts = [...accountsByBuyer(found)].map(([buyerId, account]) => [
      buyerId,
      accountOf(account, range).balance.toFixed(2),
    ]);
    expect(accounts).toEqual([
      [HOUSE_ID, '10.00'],
      [franchise, '15.00'],
    ]);
  });

  it('reads every payment once, however many invoices there are', () => {
    const day = '2026-11-19T15:00:00Z';
    let reads = 0;
    const counted = (loadId: string) => ({
      ...payment(loadId, day, '1.00'),
      get loadId() {
        reads += 1;
        return loadId;
      },
    });
    const ids = Array.from({ length: 50 }, (_, index) => `N${index}`);
    const found = { invoices: ids.map((id) => invoice(id, day, '1.00')), payments: ids.map(counted) };
    const range = { from: at(day), to: at('2026-11-21T04:59:59.999Z'), timezone };
    expect(accountOf(found, range).balance.toFixed(2)).toBe('0.00');
    expect(reads).toBeLessThanOrEqual(2 * ids.length);
  });

  describe('asked for over HTTP', () => {
    let invoicing: TestService;
    let page = '';
    const services = {
      async post(_service: string, path: string, body: unknown) {
        if (path === renderPdf.path) page = renderPdf.input.parse(body).html;
        return Buffer.from('%PDF-1.4');
      },
    };
    const admin = houseAdmin();
    const house = company({ companyId: HOUSE_ID, companyName: 'Washcoat House', parentCompanyId: null });
    const seller = company({ companyName: 'Gulf Coast', parentCompanyId: HOUSE_ID });
    const customer = company({ companyName: 'Sweetwater <Salvage>', parentCompanyId: seller.companyId });
    const stranger = company({ companyName: 'Corner Muffler', parentCompanyId: HOUSE_ID });
    const range = { from: '2026-11-01', to: '2026-11-20' };

    beforeAll(async () => {
      invoicing = await TestService.start(invoicingService, { services });
      for (const each of [house, seller, customer, stranger]) await invoicing.deliver(companyChanged, each);
      const buyerFinalisedDate = '2026-11-21T04:30:00.000Z';
      const load = completedLoad({
        companyId: customer.companyId,
        grandtotal: 321.09,
        buyerFinalisedDate,
        facilityCompanyId: HOUSE_ID,
      });
      await invoicing.deliver(loadCompleted, load);
      await invoicing.deliver(
        loadCompleted,
        completedLoad({ companyId: stranger.companyId, grandtotal: 777.77, buyerFinalisedDate }),
      );
      const paid = {
        loadId: load.loadId,
        paymentMethod: 'CASH' as const,
        amount: 21.09,
        isEarlier: false,
        isEditInvoice: false,
      };
      await invoicing.service.inTransaction({ session: admin, now: at('2026-11-20T20:00:00Z') }, (unit) =>
        addPayment(unit, admin, paid, timezone),
      );
    });
    afterAll(() => invoicing.stop());

    const ask = (input: object, session = admin) =>
      invoicing.call(session, accountStatement, { companyId: customer.companyId, ...range, ...input });

    it('is a paper with the days of the installation, and a spreadsheet with the same figures', async () => {
      const pdf = await invoicing.send({ method: 'GET', url: (await ask({})).body.link });
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(page).toContain('Washcoat House');
      expect(page).not.toContain('Gulf Coast');
      expect(page).toContain('Sweetwater &lt;Salvage&gt;');
      expect(page).toContain('11/20/2026');
      expect(page).toContain('$300.00');
      expect(page).not.toContain('777.77');
      const sheet = await invoicing.send({ method: 'GET', url: (await ask({ format: 'xlsx' })).body.link });
      expect(sheet.headers['content-type']).toContain('spreadsheetml');
      expect(sheet.status).toBe(200);
    });

    it('stands in the name of each buyer apart, where a customer sold to several', async () => {
      const franchise = company({ companyName: 'Peach Franchise', parentCompanyId: HOUSE_ID });
      const both = company({ companyName: 'Sells to both', parentCompanyId: HOUSE_ID });
      for (const each of [franchise, both]) await invoicing.deliver(companyChanged, each);
      const sold = { companyId: both.companyId, buyerFinalisedDate: '2026-11-19T15:00:00.000Z' };
      for (const [facilityCompanyId, grandtotal] of [
        [HOUSE_ID, 11.11],
        [franchise.companyId, 22.22],
      ] as const)
        await invoicing.deliver(loadCompleted, completedLoad({ ...sold, facilityCompanyId, grandtotal }));
      await invoicing.send({ method: 'GET', url: (await ask({ companyId: both.companyId })).body.link });
      const [, ofFranchise = '', ofHouse = ''] = page.split('<div class="statement">');
      expect(ofFranchise).toContain('<h2>Peach Franchise</h2>');
      expect(ofFranchise).toContain('<strong>$22.22</strong>');
      expect(ofHouse).toContain('<h2>Washcoat House</h2>');
      expect(ofHouse).toContain('<strong>$11.11</strong>');
      expect(page).not.toContain('33.33');
    });

    it('is refused in a sentence where the days have more lines than it takes', async () => {
      const busy = company({ parentCompanyId: HOUSE_ID });
      await invoicing.deliver(companyChanged, busy);
      const load = completedLoad({
        companyId: busy.companyId,
        buyerFinalisedDate: '2026-11-19T15:00:00.000Z',
      });
      await invoicing.deliver(loadCompleted, load);
      await invoicing.service.database.raw(
        `insert into payment (payment_id, load_id, payment_method, amount, paid_at, recorded_at, recorded_by)
         select gen_random_uuid(), ?, 'CASH', 0.01, '2026-11-19T16:00:00Z', now(), ? from generate_series(1, 5000)`,
        [load.loadId, admin.userId],
      );
      const refused = await ask({ companyId: busy.companyId });
      const error =
        'These days have 5,001 invoices and payments, and a statement takes 5,000. Choose fewer days.';
      expect([refused.status, refused.error]).toMatchObject([400, { error, fields: { from: error } }]);
      expect((await ask({ companyId: busy.companyId, from: '2026-11-20' })).status).toBe(200);
    });

    it('is for who sees the company, its invoices and sums', async () => {
      const partner = testSession({
        hierarchy: 10,
        canBuildCart: true,
        canSeeSubtotal: true,
        companyId: customer.companyId,
      });
      expect((await ask({}, partner)).status).toBe(200);
      expect((await ask({ companyId: stranger.companyId }, partner)).status).toBe(404);
      expect((await ask({ companyId: randomUUID() })).status).toBe(404);
      expect((await ask({}, { ...partner, canSeeSubtotal: false })).status).toBe(403);
      expect((await ask({}, { ...partner, hierarchy: 2 })).status).toBe(403);
      expect((await ask({ from: '2026-11-21', to: '2026-11-20' })).status).toBe(400);
      expect((await ask({ from: 'monday' })).status).toBe(400);
    });
  });
});
