import { renderPdf } from '@washcoat/contract-files';
import {
  invoiceFile,
  invoiceGet,
  invoicePdf,
  invoiceResend,
  invoiceResendRequested,
  paymentAdd,
} from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { invoiceSheet } from '@washcoat/paper/invoice';
import { houseAdmin, TestService, testSession } from '@washcoat/testing';
import { textsOffPaper } from '@washcoat/testing/paper';
import { amendedLoad, completedLoad, finishedLoad } from '../invoices/load.fixture';
import { invoicingService } from '../service';

const signature = 'data:image/png;base64,iVBORw0KGgo=';

/** Takes the pages that the files service would render. */
class Printer {
  readonly printed: { html: string; scale: number }[] = [];

  async post(service: string, path: string, body: unknown) {
    expect([service, path]).toEqual(['files', renderPdf.path]);
    this.printed.push(renderPdf.input.parse(body));
    return Buffer.from('%PDF-1.4');
  }

  get lastPage() {
    return this.printed.at(-1)?.html ?? '';
  }
}

describe('the paper of an invoice', () => {
  let invoicing: TestService;
  const printer = new Printer();
  const admin = houseAdmin();
  const load = completedLoad({
    companyName: 'Tom & Sons <b>Salvage</b>',
    notes: '<script>alert(1)</script>',
    signature,
    date: '11/16/2026',
    buyerFinalisedDate: '2026-11-17T03:30:00.000Z',
  });

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService, { services: printer });
    await invoicing.deliver(loadCompleted, load);
  });
  afterAll(() => invoicing.stop());

  const open = async (loadId: string) => {
    const { body } = await invoicing.call(admin, invoicePdf, { loadId });
    return invoicing.send({ method: 'GET', url: body.link });
  };

  it('is a PDF at scale 0.7, named by its number', async () => {
    const file = await open(load.loadId);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toBe('attachment; filename="ATL-000001.pdf"');
    expect(printer.printed.at(-1)?.scale).toBe(0.7);
    expect(printer.lastPage).toContain('ATL-000001');
    // Which paper it is says who prints it.
    expect(printer.lastPage).not.toMatch(/@page[^}]*size:/);
  });

  it('is the sheet that the page shows, for whoever opens it', async () => {
    for (const reader of [admin, houseAdmin({ canSeeSubtotal: false, canSeeUnitPrice: false })]) {
      const { loadId } = load;
      const { body: shown } = await invoicing.call(reader, invoiceGet, { loadId });
      const { body: file } = await invoicing.call(reader, invoicePdf, { loadId });
      await invoicing.send({ method: 'GET', url: file.link });
      const sheet = invoiceSheet(shown.loadDetails, invoicing.platform.timezone).text;
      expect(printer.lastPage).toContain(`<main class="sheet">${sheet}</main>`);
    }
    expect(printer.lastPage).not.toContain('$');
  });

  it('[INV-054] [INV-056] shows items, totals, a tax of 0 and days of the installation as MM/DD/YYYY', async () => {
    await open(load.loadId);
    for (const text of ['KT 0334', '$172.23', '$344.46', 'Discount 2 %', '−$6.89', '$337.57', '$0.00']) {
      expect(printer.lastPage).toContain(text);
    }
    expect(printer.lastPage).toContain('11/16/2026');
    expect(printer.lastPage).not.toContain('11/17/2026');
  });

  it('says of which revision it is, once an order was corrected', async () => {
    const corrected = completedLoad();
    await invoicing.deliver(loadCompleted, corrected);
    await open(corrected.loadId);
    expect(printer.lastPage).not.toContain('Revision');
    await invoicing.deliver(loadAmended, amendedLoad(corrected));
    await open(corrected.loadId);
    expect(printer.lastPage).toContain('Revision 2');
  });

  it('escapes what people typed and shows only drawn signatures', async () => {
    await open(load.loadId);
    expect(printer.lastPage).toContain('Tom &amp; Sons &lt;b&gt;Salvage&lt;/b&gt;');
    expect(printer.lastPage).not.toContain('<script>');
    expect(printer.lastPage).toContain(`src="${signature}"`);
    const forged = completedLoad({ signature: 'data:image/png;base64,"><img src=http://x>' });
    await invoicing.deliver(loadCompleted, forged);
    await open(forged.loadId);
    expect(printer.lastPage).not.toContain('<img');
  });

  it('says for which revision and sum an amended invoice was signed, to who may see the sum', async () => {
    const signed = completedLoad({
      signature,
      date: '11/16/2026',
      grandtotal: 1405.07,
      signedTotal: 1405.07,
    });
    await invoicing.deliver(loadCompleted, signed);
    await open(signed.loadId);
    expect(printer.lastPage).toContain('Signature and date');
    await invoicing.deliver(loadAmended, amendedLoad(signed, { grandtotal: 1566.13 }));
    await open(signed.loadId);
    expect(printer.lastPage).toContain(
      'Signed for revision 1, $1,405.07, 11/16/2026. Revision 2 is not signed.',
    );
    expect(printer.lastPage).not.toContain('Signature and date');
    const detail = await invoicing.call(houseAdmin({ canSeeSubtotal: false }), invoiceGet, {
      loadId: signed.loadId,
    });
    expect(detail.body.loadDetails.signedFor).toEqual({
      revision: 1,
      at: expect.any(String),
      isCurrent: false,
    });
  });

  it('says that an order was changed between signature and completion', async () => {
    const changed = completedLoad({ signature, date: '11/16/2026', grandtotal: 300, signedTotal: 337.57 });
    await invoicing.deliver(loadCompleted, changed);
    await open(changed.loadId);
    expect(printer.lastPage).toContain(
      'Signed for $337.57, 11/16/2026, before the order was changed. The order as it is now is not signed.',
    );
  });

  it('says so as well when the order came to the same sum with other lines', async () => {
    const swapped = { signature, date: '11/16/2026', signedTotal: 337.57, areLinesSigned: false };
    const other = completedLoad(swapped);
    await invoicing.deliver(loadCompleted, other);
    await open(other.loadId);
    expect(printer.lastPage).toContain('Signed for $337.57, 11/16/2026, before the order was changed.');
    expect(printer.lastPage).not.toContain('Signature and date');
  });

  it('takes what was signed before sums were kept as signed for the first revision', async () => {
    const old = completedLoad({ signature, date: '11/16/2026' });
    await invoicing.deliver(loadCompleted, old);
    await open(old.loadId);
    expect(printer.lastPage).toContain('Signature and date');
    await invoicing.deliver(loadAmended, amendedLoad(old, { notes: 'One more box' }));
    await open(old.loadId);
    expect(printer.lastPage).toContain('Signed for revision 1, $337.57, 11/16/2026.');
  });

  it('leaves out what was not bought and what was rejected', async () => {
    const [item] = load.items;
    if (!item) throw new Error('The example load has an item.');
    const mixed = completedLoad({
      items: [
        item,
        { ...item, oem: 'NOT BOUGHT', isDidNotBuy: true },
        { ...item, oem: 'REJECTED', status: 2 },
      ],
    });
    await invoicing.deliver(loadCompleted, mixed);
    await open(mixed.loadId);
    expect(printer.lastPage).toContain('KT 0334');
    expect(printer.lastPage).not.toMatch(/NOT BOUGHT|REJECTED/);
  });

  it('[LDET-092] adds up by type to the subtotal with converters for test, counts them, weighs wire and says the speed', async () => {
    const [item] = load.items;
    if (!item) throw new Error('The example load has an item.');
    const mixed = completedLoad({
      subtotal: 142.6,
      items: [
        { ...item, box: 0, adjustedPrice: 36.67, finalQty: 0.5, finalUnit: 1, total: 36.67 },
        {
          ...item,
          box: 0,
          isMarkForTest: true,
          adjustedPrice: 36.63,
          finalQty: 1,
          finalUnit: 1,
          total: 36.63,
        },
        {
          ...item,
          ...{ box: 0, type: 'IMPORT WIRE' as const, oem: 'FOIL', total: 69.3 },
          ...{ finalQty: 2.1473, finalUnit: 1, adjustedPrice: 32.2731 },
        },
      ],
      invoioceItemDetails: {
        ...load.invoioceItemDetails,
        ceramicValue: 36.67,
        ceramicUnitCount: 1,
        totalCeramicPieces: 1,
        dieselValue: 0,
        afmktValue: 0,
        miscValue: 0,
        domesticFoilValue: 0,
        importFoilValue: 69.3,
        importFoilLBS: 1,
        totalImportFoilPieces: 1,
        testUnits: 1,
      },
    });
    await invoicing.deliver(loadCompleted, mixed);
    await open(mixed.loadId);
    const page = printer.lastPage.replace(/\s+/g, ' ');
    expect(page).toMatch(
      /<th scope="row">For test<\/th> <td class="number">1<\/td> <td class="number">1<\/td> <td class="number">\$36\.63</,
    );
    const byType = /By type.*?<\/table>/.exec(page)?.[0] ?? '';
    const cents = [...byType.matchAll(/\$(\d+)\.(\d\d)/g)].map(([, dollars, rest]) =>
      Number(`${dollars}${rest}`),
    );
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(14_260);
    expect(page).toContain('>2.1473 lb<');
    expect(page).toContain('>$32.2731 / lb<');
    expect(page).toContain('2 pieces (1.5 full units)<');
    expect(page).toContain('>Cats per minute 0.0 P/M<');
  });

  it('breaks texts without a break, so that they push no figure off the paper', async () => {
    const [item] = load.items;
    if (!item) throw new Error('The example load has an item.');
    const wide = completedLoad({
      companyName: 'C'.repeat(120),
      contactName: 'N'.repeat(120),
      address: 'A'.repeat(120),
      loadName: 'L'.repeat(120),
      notes: 'T'.repeat(300),
      items: [
        { ...item, oem: 'O'.repeat(90), description: 'D'.repeat(300), box: 10_000, adjustedPrice: 99_999.99 },
        { ...item, oem: 'KT 0334', description: 'words '.repeat(50) },
      ],
    });
    await invoicing.deliver(loadCompleted, wide);
    await open(wide.loadId);
    expect(printer.lastPage).toContain('D'.repeat(300));
    expect(await textsOffPaper(printer.lastPage, 0.7)).toEqual([]);
  });

  it('states what was paid beyond an amended total, and nothing of payments otherwise', async () => {
    const bought = completedLoad({ subtotal: 100, discountAmount: 0, grandtotal: 100 });
    await invoicing.deliver(loadCompleted, bought);
    const { loadId } = bought;
    await invoicing.call(admin, paymentAdd, { loadId, amount: 100, paymentMethod: 'CASH' });
    await open(loadId);
    expect(printer.lastPage).not.toContain('Credit owed');
    await invoicing.deliver(loadAmended, amendedLoad(bought, { subtotal: 87.5, grandtotal: 87.5 }));
    await open(loadId);
    for (const text of ['Credit owed by the seller', '$12.50', 'Paid', '$100.00'])
      expect(printer.lastPage).toContain(text);
  });

  it('exists for a pending order too, under the name of the load', async () => {
    const pending = finishedLoad(completedLoad({ loadName: 'Corner weekly 46' }));
    await invoicing.deliver(loadFinished, pending);
    const file = await open(pending.loadId);
    expect(file.headers['content-disposition']).toBe('attachment; filename="Corner weekly 46.pdf"');
    expect(printer.lastPage).toContain('<h2>Pending</h2>');
  });

  it('goes to the service that mails it, and to nobody without the secret', async () => {
    const request = {
      method: 'POST' as const,
      url: invoiceFile.path,
      payload: { loadId: load.loadId },
    };
    expect((await invoicing.send(request)).status).toBe(404);
    const secret = { 'x-service-secret': invoicing.platform.secret };
    const answer = await invoicing.send({ ...request, headers: secret });
    expect(answer).toMatchObject({ status: 200, body: '%PDF-1.4' });
  });

  it('[INV-047] [INV-053] is mailed again on request', async () => {
    const resent = await invoicing.call(admin, invoiceResend, { loadId: load.loadId });
    expect(resent.body).toEqual({ message: 'Invoice Resent successfully !!!' });
    const [requested] = await invoicing.published(invoiceResendRequested);
    expect(invoiceResendRequested.schema.parse(requested)).toMatchObject({
      invoiceNo: 'ATL-000001',
      customerEmail: load.customerEmail,
      requestedBy: `${admin.firstName} ${admin.lastName}`,
    });
  });

  it('is not mailed while it is pending, without an address, or for strangers', async () => {
    const pending = finishedLoad(completedLoad());
    await invoicing.deliver(loadFinished, pending);
    const early = await invoicing.call(admin, invoiceResend, { loadId: pending.loadId });
    expect(early.error.code).toBe('NOT_COMPLETED');
    const silent = completedLoad({ customerEmail: '' });
    await invoicing.deliver(loadCompleted, silent);
    const nowhere = await invoicing.call(admin, invoiceResend, { loadId: silent.loadId });
    expect(nowhere.error.code).toBe('NO_ADDRESS');
    const stranger = testSession({ hierarchy: 10, canBuildCart: true });
    expect((await invoicing.call(stranger, invoiceResend, { loadId: load.loadId })).status).toBe(404);
    expect((await invoicing.call(null, invoiceResend, { loadId: load.loadId })).status).toBe(401);
  });
});
