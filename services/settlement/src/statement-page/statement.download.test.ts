import {
  settlementGet,
  settlementMail,
  settlementPdf,
  statementMailRequested,
} from '@washcoat/contract-settlement';
import { statementSheet } from '@washcoat/paper/settlement-statement';
import type { ServiceCaller } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/testing';
import { textsOffPaper } from '@washcoat/testing/paper';
import { settlementService } from '../service';
import { completeSettlement } from '../settlements/save-settlement';
import {
  deliverCompanies,
  entered,
  entry,
  franchiseOwner,
  idOf,
  preparer,
  TIMEZONE,
} from '../settlements/settlement.fixture';
import { statementFileName } from './statement.download';

/** Stands in for the files service and remembers what it was asked to render. */
class Printer implements ServiceCaller {
  readonly calls: { service: string; path: string; body: unknown }[] = [];

  async post(service: string, path: string, body: unknown) {
    this.calls.push({ service, path, body });
    return Buffer.from('%PDF-1.7');
  }
}

const input = { settlementId: idOf(1) };

describe('the statement as PDF', () => {
  let settlements: TestService;
  const printer = new Printer();

  const download = async () => {
    const { body } = await settlements.call(preparer, settlementPdf, input);
    return settlements.send({ method: 'GET', url: body.link });
  };
  const pageOf = async () => {
    await download();
    return String(Object(printer.calls.at(-1)?.body).html);
  };

  beforeAll(async () => {
    settlements = await TestService.start(settlementService, { services: printer });
    await deliverCompanies(settlements);
    const header = { ...entered().header, settlementNo: '<b>ST</b>' };
    await settlements.service.inTransaction(
      { session: preparer, now: new Date('2026-12-08T15:00:00.000Z') },
      (unit) =>
        completeSettlement(unit, preparer, entry({ header }), {
          timezone: TIMEZONE,
          idOfNew: input.settlementId,
        }),
    );
  });
  afterAll(() => settlements.stop());

  it('[SET-035] [SET-036] is named by the settlement and rendered at scale 0.6', async () => {
    const { status, headers, body } = await download();
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`attachment; filename="${input.settlementId}.pdf"`);
    expect(String(body)).toBe('%PDF-1.7');
    expect(printer.calls.at(-1)).toMatchObject({
      service: 'files',
      path: '/internal/v1/pdf',
      body: { scale: 0.6 },
    });
  });

  it('[SET-035] is called Settlement without a settlement', () => {
    expect(statementFileName(null)).toBe('Settlement.pdf');
  });

  it.each([
    'SETTLEMENT STATEMENT',
    'Shipping Docs',
    'AB Received',
    'AB Processed, lb',
    'Hedge',
    'Lots',
    'Product charges',
    '>2,413.60<',
    '>2,400.750<',
    '>24.502<',
    '>31,655.774<',
    'Interest, 45 days',
    '>7.160<',
    '>3,241.012<',
    '>67,883.492<',
    '>−$1,575.814<',
    '>$59,343.795<',
    'Received 12th Oct, 2026',
    'Metal due 28th Dec, 2026',
    'Corner Muffler',
    'Maya Ellison',
  ])('shows %s', async (text) => {
    expect(await pageOf()).toContain(text);
  });

  it('[SET-034] is the sheet that the page previews', async () => {
    const { body: statement } = await settlements.call(preparer, settlementGet, input);
    expect(await pageOf()).toContain(statementSheet(statement, TIMEZONE).text);
  });

  it('shows what was entered as text, never as markup, and loads nothing', async () => {
    const page = await pageOf();
    expect(page).toContain('&lt;b&gt;ST&lt;/b&gt;');
    expect(page).not.toContain('<b>ST</b>');
    expect(page).not.toMatch(/https?:|<script/);
  });

  it('is mailed to the customer as the reader prepares it, and rendered for the service that mails it', async () => {
    const { status, body } = await settlements.call(preparer, settlementMail, input);
    expect([status, body.message]).toEqual([200, 'The statement is on its way to office@corner.test']);
    const [asked] = await settlements.published(statementMailRequested);
    expect(asked).toMatchObject({
      settlementId: input.settlementId,
      customerEmail: 'office@corner.test',
      preparedBy: { userName: 'Maya Ellison' },
    });
    expect((await settlements.call(franchiseOwner, settlementMail, input)).status).toBe(404);
  });

  it('is for those who may read the settlement', async () => {
    expect((await settlements.call(null, settlementPdf, input)).status).toBe(401);
    expect((await settlements.call(testSession(), settlementPdf, input)).status).toBe(403);
    expect((await settlements.call(franchiseOwner, settlementPdf, input)).status).toBe(404);
  });

  it('breaks texts without a break, so that they push no figure off the paper', async () => {
    const wide = 'W'.repeat(200);
    const example = entered();
    const given = entry({
      header: { ...example.header, settlementNo: wide, contractNo: wide, shipmentNo: wide },
      hedgeTableData: example.hedgeTableData.map((hedge) => ({ ...hedge, hedgeNo: wide })),
      lotTableData: example.lotTableData.map((lot) => ({ ...lot, lotNo: wide, sampleNo: wide })),
      ptMetalReturn: { ...example.ptMetalReturn, invoiceNo: wide },
    });
    await settlements.service.inTransaction({ session: preparer }, (unit) =>
      completeSettlement(unit, preparer, given, { timezone: TIMEZONE, idOfNew: idOf(2) }),
    );
    const { body } = await settlements.call(preparer, settlementPdf, { settlementId: idOf(2) });
    await settlements.send({ method: 'GET', url: body.link });
    const page = String(Object(printer.calls.at(-1)?.body).html);
    expect(page).toContain(wide);
    expect(await textsOffPaper(page, 0.6)).toEqual([]);
  });
});
