import { Readable } from 'node:stream';
import { Workbook } from 'exceljs';
import {
  priceSheet,
  priceSheetFile,
  priceSheetRequested,
  priceSheetSend,
  priceSheetWorkbookFile,
} from '@washcoat/contract-converters';
import { companyChanged } from '@washcoat/contract-entities';
import { renderPdf } from '@washcoat/contract-files';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import {
  admin,
  converterA,
  converterB,
  fillShelf,
  newProduct,
  putInForce,
} from '../testing/catalogue.fixture';
import { addProducts } from '../product/add-products';
import { convertersService } from '../service';

const id = (n: number) => `018f3c1e-0000-7000-8000-${String(n).padStart(12, '0')}`;
const customer = id(101);
const pricer = testSession({ ...admin, canShowPricing: true, canViewIndividualPricing: true });

/** Takes the pages that the files service would render. */
class Printer {
  page = '';
  async post(_service: string, path: string, body: unknown) {
    expect(path).toBe(renderPdf.path);
    this.page = renderPdf.input.parse(body).html;
    return Buffer.from('%PDF-1.4');
  }
}

describe('the sheet of a customer’s prices', () => {
  let catalogue: TestService;
  const printer = new Printer();

  const tell = (changes: object) =>
    catalogue.deliver(companyChanged, { ...companyChanged.example, companyId: customer, ...changes });
  const open = async (input: object, session = pricer) => {
    const { status, body } = await catalogue.call(session, priceSheet, { companyId: customer, ...input });
    expect(status).toBe(200);
    return catalogue.send({ method: 'GET', url: body.link });
  };
  const requested = () => catalogue.published(priceSheetRequested);

  beforeAll(async () => {
    catalogue = await TestService.start(convertersService, { services: printer });
    await tell({
      ...{ companyName: 'Tom & Sons <b>', companyType: 'CUSTOMER', parentCompanyId: HOUSE_ID, version: 1 },
      ...{ facility: null, facilityId: null, priceMod: -10, priceModIsPercentage: true },
      ...{ groupModifier: null, groupDiscount: null, facilityDiscounts: {}, facilityDiscountsById: {} },
    });
    await catalogue.service.inTransaction({ session: admin }, (unit) =>
      addProducts(unit, admin, [
        { ...converterA, productId: id(1) },
        { ...converterB, productId: id(2) },
        newProduct({ productId: id(3), oem: 'GONE', isActive: false }),
      ]),
    );
    await putInForce(catalogue);
  });
  afterAll(() => catalogue.stop());

  it('has what the customer is offered, by code, with its own terms, and no converter that is inactive', async () => {
    const file = await open({});
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(printer.page).toContain('Tom &amp; Sons &lt;b&gt;');
    expect(printer.page).toContain('KT 0334');
    expect(printer.page).not.toContain('GONE');
    const plain = printer.page;
    await tell({ companyName: 'Tom', priceMod: null, parentCompanyId: HOUSE_ID, facility: null, version: 2 });
    await open({});
    expect(printer.page).not.toBe(plain);
  });

  it('is narrowed to a family, a type and the top list, and says until when it is meant to hold', async () => {
    await open({ family: converterB.family, validUntil: '2096-12-31' });
    expect(printer.page).not.toContain('KT 0334');
    expect(printer.page).toContain(converterB.oem);
    expect(printer.page).toContain('Valid until');
    expect(printer.page).toContain('31st Dec, 2096');
    await open({ isTop: 'true' });
    expect(printer.page).toContain('Bought most lately');
    expect(printer.page).not.toContain('KT 0334');
  });

  it('refuses days that are over or of no calendar, and families and types without a converter, in a sentence', async () => {
    const refusal = async (asked: object) => {
      const answers = [
        await catalogue.call(pricer, priceSheet, { companyId: customer, ...asked }),
        await catalogue.call(pricer, priceSheetSend, { companyId: customer, ...asked }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      return answers[0]?.error.fields;
    };
    expect(await refusal({ validUntil: '2020-01-01' })).toEqual({
      validUntil: 'This day is over. Use today or a day to come.',
    });
    for (const validUntil of ['0000-01-01', '2026-02-30', '2026-13-01', 'tomorrow'])
      expect(await refusal({ validUntil })).toHaveProperty('validUntil');
    expect(await refusal({ family: 'Gone' })).toEqual({
      family: 'There is no converter of the family Gone. Choose another one.',
    });
    expect(await refusal({ ctype: 99 })).toHaveProperty('ctype');
  });

  it('is a spreadsheet of the same lines, which says whose prices they are and until when they are meant to hold', async () => {
    const file = await open({ format: 'xlsx', family: converterB.family, validUntil: '2096-12-31' });
    expect(file.headers['content-disposition']).toContain('Price sheet Tom.xlsx');
    const workbook = new Workbook();
    await workbook.xlsx.read(Readable.from([file.bytes]));
    const lines = workbook.worksheets[0]?.getColumn(1).values.slice(1);
    expect(lines).toEqual([
      expect.any(String),
      `Price sheet: ${converterB.family}`,
      expect.stringMatching(/^Prices for Tom/),
      expect.stringMatching(/^Prices of /),
      'Valid until 31st Dec, 2096',
      undefined,
      'Code',
      converterB.oem,
    ]);
  });

  it('is mailed by the prices of the moment, unless the customer may see none or has no address', async () => {
    const send = (session = pricer) =>
      catalogue.call(session, priceSheetSend, { companyId: customer, family: 'Foreign Large' });
    await tell({ companyName: 'Tom', email: '', version: 3 });
    expect((await send()).status).toBe(409);
    await tell({ companyName: 'Tom', email: 'tom@sons.test', canSeeUnitPrice: false, version: 4 });
    expect((await send()).status).toBe(409);
    expect(await requested()).toEqual([]);
    await tell({ companyName: 'Tom', email: 'tom@sons.test', canSeeUnitPrice: true, version: 5 });
    const snapshotId = await putInForce(catalogue);
    expect((await send()).status).toBe(200);
    const [event] = await requested();
    expect(event).toMatchObject({
      customerEmail: 'tom@sons.test',
      snapshotId,
      family: 'Foreign Large',
    });
    await putInForce(catalogue, { families: { 'Foreign Large': 90 } });
    await open({ family: 'Foreign Large' });
    const later = printer.page;
    const request = {
      method: 'POST' as const,
      url: priceSheetFile.path,
      payload: {
        ...{ companyId: customer, snapshotId, family: 'Foreign Large' },
        ...{ ctype: null, isTop: false, validUntil: null },
      },
    };
    expect((await catalogue.send(request)).status).toBe(404);
    const headers = { 'x-service-secret': catalogue.platform.secret };
    expect(await catalogue.send({ ...request, headers })).toMatchObject({ status: 200, body: '%PDF-1.4' });
    expect(printer.page).toContain('KT 0334');
    expect(printer.page).not.toBe(later);

    // The workbook that goes with it has the same prices, not those that are in force by now.
    const offerOf = async (file: { bytes: Buffer }) => {
      const workbook = new Workbook();
      await workbook.xlsx.read(Readable.from([file.bytes]));
      const [sheet] = workbook.worksheets;
      const row = (sheet?.getColumn(1).values ?? []).indexOf('KT 0334');
      return sheet?.getRow(row).getCell(5).value;
    };
    const mailed = await catalogue.send({ ...request, url: priceSheetWorkbookFile.path, headers });
    const offer = await offerOf(mailed);
    expect(offer).toEqual(expect.any(Number));
    expect(offer).not.toBe(await offerOf(await open({ format: 'xlsx', family: 'Foreign Large' })));
  });

  it('is for those who see prices one by one, of a company in their scope', async () => {
    expect((await catalogue.call(null, priceSheet, { companyId: customer })).status).toBe(401);
    for (const rights of [{ canShowPricing: true }, { canViewIndividualPricing: true }])
      expect((await catalogue.call(testSession(rights), priceSheet, { companyId: customer })).status).toBe(
        403,
      );
    const stranger = testSession({ ...pricer, hierarchy: 10, companyId: id(901) });
    for (const call of [priceSheet, priceSheetSend])
      expect((await catalogue.call(stranger, call, { companyId: customer })).status).toBe(404);
    expect((await catalogue.call(pricer, priceSheet, { companyId: customer, format: 'doc' })).status).toBe(
      400,
    );
  });

  it('refuses more converters than a sheet takes', async () => {
    const codes = Array.from({ length: 5000 }, (_none, at) => ({
      productId: id(10_000 + at),
      oem: `M ${at}`,
    }));
    for (let at = 0; at < codes.length; at += 500)
      await fillShelf(catalogue.service, codes.slice(at, at + 500));
    expect((await catalogue.call(pricer, priceSheet, { companyId: customer })).status).toBe(400);
    expect((await catalogue.call(pricer, priceSheetSend, { companyId: customer })).status).toBe(400);
    expect((await open({ isTop: 'true' })).status).toBe(200);
  }, 120_000);
});
