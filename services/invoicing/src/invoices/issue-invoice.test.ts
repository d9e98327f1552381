import { randomUUID } from 'node:crypto';
import { facilityChanged } from '@washcoat/contract-entities';
import { invoiceGet, invoiceIssued, invoiceList, invoiceSettled } from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { houseAdmin, TestService } from '@washcoat/testing';
import { invoicingService } from '../service';
import { amendedLoad, completedLoad, finishedLoad } from './load.fixture';
import { takeSnapshot } from './take-snapshot';

describe('an invoice out of a load', () => {
  let invoicing: TestService;
  const admin = houseAdmin();

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
  });
  afterAll(() => invoicing.stop());

  const detailOf = async (loadId: string) =>
    (await invoicing.call(admin, invoiceGet, { loadId })).body.loadDetails;
  const issuedOf = async (loadId: string) =>
    (await invoicing.published(invoiceIssued)).filter((issued) => issued.loadId === loadId);

  it('accepts the examples of every event it listens to', async () => {
    await invoicing.deliver(facilityChanged, facilityChanged.example);
    await invoicing.deliver(loadFinished, loadFinished.example);
    await invoicing.deliver(loadCompleted, loadCompleted.example);
    await invoicing.deliver(loadAmended, loadAmended.example);
    expect(await invoicing.service.database('dead_letter')).toEqual([]);
    const invoice = await detailOf(loadCompleted.example.loadId);
    expect(invoice).toMatchObject({ invoiceNo: 'ATL-000001', status: 'open', revision: 2 });
  });

  it('is pending without a number when the seller finished, and numbered when the buyer completed', async () => {
    const load = completedLoad({ facilityId: randomUUID(), facilityCity: 'Tampa' });
    await invoicing.deliver(loadFinished, finishedLoad(load));
    const pending = await detailOf(load.loadId);
    expect(pending).toMatchObject({
      type: 3,
      invoiceNo: null,
      status: 'pending',
      dueDays: null,
      revision: 0,
    });
    await invoicing.deliver(loadCompleted, load);
    const issued = await detailOf(load.loadId);
    expect(issued).toMatchObject({ type: 4, invoiceNo: 'TAM-000001', status: 'open', balance: 337.57 });
    expect(await issuedOf(load.loadId)).toEqual([
      expect.objectContaining({ invoiceNo: 'TAM-000001', customerEmail: load.customerEmail }),
    ]);
    expect(invoiceIssued.schema.parse((await issuedOf(load.loadId))[0])).toBeTruthy();
  });

  it('[INV-027] [INV-028] [INV-029] [INV-030] [INV-031] [INV-032] carries the fields of the product', async () => {
    const load = completedLoad();
    await invoicing.deliver(loadCompleted, load);
    const invoice = await detailOf(load.loadId);
    expect(Object.keys(invoice)).toEqual(
      expect.arrayContaining(
        'loadId invoiceNo createdDate updatedDate buyerFinalisedDate sellerFinalisedBy sellerFinalisedDate invoiceSettledDate payForwardDate companyName parentCompanyName assistantFirstName assistantLastName address city state zipcode facilityAddress facilityCity facilityState facilityZipcode grandtotal subtotal discount amountPaid dueDays status paymentModes items signature'.split(
          ' ',
        ),
      ),
    );
    expect(invoice.state).toBe('GA');
    expect(Object.keys(invoice.items[0] ?? {})).toEqual(
      expect.arrayContaining(
        'oem description box finalQty quantity finalUnit unit adjustedPrice total url'.split(' '),
      ),
    );
  });

  it('[INV-033] [INV-034] [INV-035] [INV-036] [INV-037] [INV-038] carries the totals by group', async () => {
    const load = completedLoad();
    await invoicing.deliver(loadCompleted, load);
    const { invoioceItemDetails } = await detailOf(load.loadId);
    expect(invoioceItemDetails).toEqual(load.invoioceItemDetails);
    expect(Object.keys(invoioceItemDetails)).toEqual(
      expect.arrayContaining(
        'totalPieceCount totalUnits totalUnits1 totalUnits2 domesticFoilValue domesticFoilLBS importFoilValue importFoilLBS totalAllFoilPieces totalDomesticFoilPieces totalImportFoilPieces dieselValue dieselUnitCount totalDieselPieces miscValue miscUnitCount totalMiscPieces afmktValue afmktUnitCount totalAfmktPieces ceramicValue ceramicUnitCount totalCeramicPieces'.split(
          ' ',
        ),
      ),
    );
  });

  it('changes nothing when events come again', async () => {
    const load = completedLoad({ facilityId: randomUUID() });
    const finished = await invoicing.deliver(loadFinished, finishedLoad(load));
    const completed = await invoicing.deliver(loadCompleted, load);
    const before = await detailOf(load.loadId);
    await invoicing.deliver(loadFinished, finishedLoad(load), finished);
    await invoicing.deliver(loadCompleted, load, completed);
    await invoicing.deliver(loadCompleted, load);
    expect(await detailOf(load.loadId)).toEqual(before);
    expect(await issuedOf(load.loadId)).toHaveLength(1);
  });

  it.each([
    ['completed, finished, amended', ['completed', 'finished', 'amended']],
    ['amended, completed, finished', ['amended', 'completed', 'finished']],
    ['finished, amended, completed', ['finished', 'amended', 'completed']],
  ])('comes out the same in the order %s', async (_order, order) => {
    const load = completedLoad({ facilityId: randomUUID(), facilityCity: 'Macon' });
    const amended = amendedLoad(load, { grandtotal: 500, notes: 'amended' });
    for (const step of order) {
      if (step === 'finished') await invoicing.deliver(loadFinished, finishedLoad(load));
      if (step === 'completed') await invoicing.deliver(loadCompleted, load);
      if (step === 'amended') await invoicing.deliver(loadAmended, amended);
    }
    const invoice = await detailOf(load.loadId);
    expect(invoice).toMatchObject({ type: 4, grandtotal: 500, balance: 500, notes: 'amended', revision: 2 });
    expect(invoice.invoiceNo).toMatch(/^[A-Z]{3}-000001$/);
    expect(invoice.revisions.map(({ change }) => change)).toEqual(['Issued', amended.change]);
    expect(await issuedOf(load.loadId)).toHaveLength(1);
  });

  it('keeps the revision before an amendment, and the order of late amendments', async () => {
    const load = completedLoad();
    await invoicing.deliver(loadCompleted, load);
    await invoicing.deliver(loadAmended, amendedLoad(load, { version: 9, change: 'third', grandtotal: 30 }));
    await invoicing.deliver(loadAmended, amendedLoad(load, { version: 7, change: 'second', grandtotal: 20 }));
    const invoice = await detailOf(load.loadId);
    expect(invoice).toMatchObject({ grandtotal: 30, revision: 3 });
    expect(invoice.revisions.map(({ change }) => change)).toEqual(['Issued', 'second', 'third']);
    const kept = await invoicing.service
      .database('invoice_revision')
      .where({ load_id: load.loadId })
      .orderBy('load_version')
      .pluck('snapshot');
    expect(kept.map(({ grandtotal }) => grandtotal)).toEqual([337.57, 20, 30]);
  });

  it('settles an invoice of nothing at once', async () => {
    const load = completedLoad({ subtotal: 0, grandtotal: 0, discountAmount: 0 });
    await invoicing.deliver(loadCompleted, load);
    expect(await detailOf(load.loadId)).toMatchObject({ status: 'settled', balance: 0 });
    const settled = await invoicing.published(invoiceSettled);
    expect(settled.filter(({ loadId }) => loadId === load.loadId)).toHaveLength(1);
  });

  it('numbers 50 completions at once without a gap and gives back the number of one that fails', async () => {
    const facilityId = randomUUID();
    const loads = Array.from({ length: 50 }, () => completedLoad({ facilityId, facilityCity: 'Denver' }));
    await Promise.all(
      loads.map((load, index) =>
        index % 10 === 9
          ? expect(failAfterNumbering(load)).rejects.toThrow('power cut')
          : invoicing.service.inTransaction({}, (unit) => takeSnapshot(unit, load)),
      ),
    );
    const numbers = await invoicing.service
      .database('invoice')
      .where({ facility_id: facilityId })
      .orderBy('invoice_no')
      .pluck('invoice_no');
    expect(numbers).toEqual(
      Array.from({ length: 45 }, (_, index) => `DEN-${String(index + 1).padStart(6, '0')}`),
    );
  });

  function failAfterNumbering(load: ReturnType<typeof completedLoad>) {
    return invoicing.service.inTransaction({}, async (unit) => {
      await takeSnapshot(unit, load);
      throw new Error('power cut');
    });
  }

  it('gives two facilities of one city letters of their own, the elder one the first three', async () => {
    const [elder, younger] = [randomUUID(), randomUUID()];
    const facility = { ...facilityChanged.example, city: 'Quincy' };
    await invoicing.deliver(facilityChanged, { ...facility, facilityId: elder });
    await invoicing.deliver(loadCompleted, completedLoad({ facilityId: younger, facilityCity: 'Quincy' }));
    await invoicing.deliver(loadCompleted, completedLoad({ facilityId: elder, facilityCity: 'Quincy' }));
    const found = await invoicing.call(admin, invoiceList, { type: 4, text: 'QUI-' });
    expect(found.body.list.map(({ invoiceNo }) => invoiceNo)).toEqual(['QUI-000001']);
    const codes = await invoicing.service
      .database('facility_number')
      .whereIn('facility_id', [elder, younger])
      .orderBy('last_number')
      .pluck('code');
    expect(new Set(codes)).toEqual(new Set(['QUI', 'QUN']));
  });
});
