import {
  bookingCompared,
  purchaseCount,
  purchaseRemove,
  purchasesChoose,
} from '@washcoat/contract-settlement';
import { pricingApplied, productsChanged } from '@washcoat/contract-converters';
import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { loadAmended, type LoadSnapshot } from '@washcoat/contract-loads';
import { TestService } from '@washcoat/testing';
import { settlementService } from '../service';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import { deliverCompanies, entry, idOf, preparer, TIMEZONE } from '../settlements/settlement.fixture';
import { deliverCatalogue, deliverOrder, item, product } from '../purchases/purchases.fixture';
import { publishUnknownBookings } from './publish-booking';

describe('the booking of a settlement', () => {
  let settlements: TestService;
  let order: LoadSnapshot;
  let settlementId: string;
  const now = new Date('2026-12-08T15:00:00.000Z');

  beforeEach(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await deliverCatalogue(settlements);
    order = await deliverOrder(settlements, 1);
    ({ settlementId } = await save());
  });
  afterEach(() => settlements.stop());

  const save = (overrides: object = {}, use = saveSettlement) =>
    settlements.service.inTransaction({ session: preparer, now }, (unit) =>
      use(unit, preparer, entry(overrides), { timezone: TIMEZONE }),
    );
  const box = () => ({ loadId: order.loadId, box: 1 });
  const choose = () =>
    settlements.call(preparer, purchasesChoose, { settlementId, boxes: [box()], lotNo: 'L-1' });
  const count = (receivedPieces: number | null) =>
    settlements.call(preparer, purchaseCount, { settlementId, ...box(), lotNo: 'L-1', receivedPieces });
  const told = () => settlements.published(bookingCompared);
  /** Version, pieces expected and received of what was told. */
  const counts = async () =>
    (await told()).map(({ version, expectedPieces, receivedPieces }) => [
      version,
      expectedPieces,
      receivedPieces,
    ]);

  it('is told when boxes are chosen, counted and taken out, and not when nothing is other than before', async () => {
    expect(await told()).toEqual([]);
    await choose();
    await choose();
    await count(9);
    await count(9);
    await count(null);
    await settlements.call(preparer, purchaseRemove, { settlementId, ...box() });
    expect(await counts()).toEqual([
      [1, 10, 10],
      [2, 10, 9],
      [3, 10, 10],
      [4, 0, 0],
    ]);
    const [first] = await told();
    expect(first).toMatchObject({ settlementId, companyName: 'Corner Muffler', isComplete: false });
    expect(first?.expectedPounds).toBeGreaterThan(0);
  });

  it('is told again with what the refiner says, with the completion, and with what an order or its invoice became', async () => {
    await choose();
    const mmiReceived = { ...entry().mmiReceived, gross: 60, tare: 10 };
    await save({ settlementId, version: 1, mmiReceived });
    expect((await told()).at(-1)).toMatchObject({ version: 2, receivedPounds: 50 });
    const items = [item({ itemId: idOf(80_001), finalQty: 7, finalUnit: 7 })];
    await settlements.deliver(loadAmended, { ...loadAmended.example, ...order, items, version: 2 });
    expect((await counts()).at(-1)).toEqual([3, 7, 7]);
    await save({ settlementId, version: 2, mmiReceived }, completeSettlement);
    expect((await told()).at(-1)).toMatchObject({
      version: 4,
      isComplete: true,
      completedDate: now.toISOString(),
    });
    await settlements.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId: order.loadId });
    expect((await counts()).at(-1)).toEqual([5, 0, 0]);
  });

  it('is told again with what converters and prices say of its boxes when they come late', async () => {
    const late = await TestService.start(settlementService);
    const pounds = async () =>
      (await late.published(bookingCompared)).map(({ version, expectedPounds }) => [version, expectedPounds]);
    await deliverCompanies(late);
    const [known, second] = [
      item({ itemId: idOf(80_001) }),
      item({ itemId: idOf(80_002), productId: idOf(7002) }),
    ];
    const { loadId } = await deliverOrder(late, 1, { items: [known, second] });
    const saved = await late.service.inTransaction({ session: preparer, now }, (unit) =>
      saveSettlement(unit, preparer, entry(), { timezone: TIMEZONE }),
    );
    const boxes = [{ loadId, box: 1 }];
    await late.call(preparer, purchasesChoose, { ...saved, boxes, lotNo: 'L-1' });
    expect(await pounds()).toEqual([[1, 0]]);
    await late.deliver(productsChanged, { products: [product()] });
    await late.deliver(pricingApplied, pricingApplied.example);
    // Ten pieces of 1180 g.
    expect(await pounds()).toEqual([
      [1, 0],
      [2, 26.0145],
    ]);
    await late.deliver(productsChanged, { products: [product({ productId: idOf(7002) })] });
    expect((await pounds()).at(-1)).toEqual([3, 52.029]);
    await late.stop();
  });

  it('is told by the start of the service where nobody was told of it, once', async () => {
    await choose();
    const { service } = settlements;
    await service.database('booking_told').delete();
    await service.database('outbox').whereRaw(`envelope ->> 'type' = ?`, [bookingCompared.name]).delete();
    await publishUnknownBookings(service);
    await publishUnknownBookings(service);
    expect(await counts()).toEqual([[1, 10, 10]]);
  });
});
