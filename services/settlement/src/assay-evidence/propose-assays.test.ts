import { assayProposed, purchasesChoose } from '@washcoat/contract-settlement';
import { TestService } from '@washcoat/testing';
import { deliverCatalogue, deliverOrder, item, productA } from '../purchases/purchases.fixture';
import { settlementService } from '../service';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import { deliverCompanies, entry, idOf, preparer, TIMEZONE } from '../settlements/settlement.fixture';

describe('what a completed settlement says of assays', () => {
  let settlements: TestService;
  const now = new Date('2026-12-08T15:00:00.000Z');
  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await deliverCatalogue(settlements);
  });
  afterAll(() => settlements.stop());

  const save = (overrides: object = {}, use = saveSettlement) =>
    settlements.service.inTransaction({ session: preparer, now }, (unit) =>
      use(unit, preparer, entry(overrides), { timezone: TIMEZONE }),
    );

  it('is told once it is complete: what went in of each converter, and what was settled', async () => {
    const { settlementId } = await save();
    const items = [
      item({ itemId: idOf(8101), box: 1 }),
      item({ itemId: idOf(8102), box: 1, quantity: 2.5, finalQty: 2.5, finalUnit: 3, total: 375 }),
      item({ itemId: idOf(8103), box: 1, productId: null, finalQty: 4, finalUnit: 4, total: 40 }),
      item({ itemId: idOf(8104), box: 2, finalQty: 99, finalUnit: 99, total: 990 }),
    ];
    const { loadId } = await deliverOrder(settlements, 71, { items });
    await settlements.call(preparer, purchasesChoose, {
      ...{ settlementId, boxes: [{ loadId, box: 1 }], lotNo: 'L-1' },
    });
    await save({ settlementId });
    expect(await settlements.published(assayProposed)).toEqual([]);
    await save({ settlementId }, completeSettlement);
    const told = await settlements.published(assayProposed);
    expect(told).toEqual([
      {
        settlementId,
        settlementNo: 'ST-2026-041',
        companyId: expect.any(String),
        companyName: 'Corner Muffler',
        completedDate: now.toISOString(),
        settledOz: { pt: 32.717, pd: 59.436, rh: 8.137 },
        netDry: 2400.75,
        // 12.5 pieces of 1180 g, rounded item by item.
        units: [{ productId: productA, pieces: 13, pounds: 32.5181 }],
        unknownPieces: 4,
        version: 3,
      },
    ]);
  });

  it('is nothing where nobody said what went in', async () => {
    const before = await settlements.published(assayProposed);
    await save({}, completeSettlement);
    expect(await settlements.published(assayProposed)).toEqual(before);
  });
});
