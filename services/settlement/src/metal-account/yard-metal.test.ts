import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { yardMetal } from '@washcoat/contract-settlement';
import { testSession, TestService } from '@washcoat/testing';
import { deliverCatalogue, deliverOrder, invoiceNo, item, order } from '../purchases/purchases.fixture';
import { settlementService } from '../service';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import { deliverCompanies, entry, idOf, preparer, TIMEZONE } from '../settlements/settlement.fixture';

const flags = {
  canAccessSettlement: true,
  canEditPricing: true,
  canViewGlobalPricing: true,
  canShowPricing: true,
  canAccessAssay: true,
  canSeeSubtotal: true,
};
const reader = testSession({ ...preparer, ...flags });

describe('the metal in the yard', () => {
  let settlements: TestService;
  beforeEach(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await deliverCatalogue(settlements);
  });
  afterEach(() => settlements.stop());
  const ask = async (session = reader) => (await settlements.call(session, yardMetal, {})).body;
  const nothing = { converters: 0, ounces: { pt: 0, pd: 0, rh: 0 }, unknownLines: 0, amount: 0 };

  it('is that of completed orders until their boxes are settled: ten pieces of A hold 0.4742 oz Pt', async () => {
    expect(await ask()).toEqual(nothing);
    await deliverOrder(settlements, 1);
    const ten = {
      ...{ converters: 1, unknownLines: 0, amount: 1500 },
      ounces: { pt: 0.4742, pd: 0.8764, rh: 0.1472 },
    };
    expect(await ask()).toEqual(ten);
    const { service } = settlements;
    const now = new Date('2026-12-08T15:00:00.000Z');
    const { settlementId } = await service.inTransaction({ session: preparer, now }, (unit) =>
      saveSettlement(unit, preparer, entry(), { timezone: TIMEZONE }),
    );
    const box = { load_id: order(1).loadId, box: 1, settlement_id: settlementId, chosen_at: now };
    await service.database('settlement_purchase').insert(box);
    expect(await ask()).toEqual(ten);
    await service.inTransaction({ session: preparer, now }, (unit) =>
      completeSettlement(unit, preparer, entry({ settlementId }), { timezone: TIMEZONE }),
    );
    expect(await ask()).toEqual(nothing);
  });

  it('leaves out what stood on a deleted invoice and what is no converter, and counts lines of unknown metal', async () => {
    const box = item({ itemId: idOf(81_001), productId: null, total: 12.5 });
    const unknown = item({ itemId: idOf(81_002), productId: idOf(7099) });
    await deliverOrder(settlements, 2, { items: [item({ itemId: idOf(81_003) }), box, unknown] });
    expect(await ask()).toMatchObject({ converters: 2, unknownLines: 1, amount: 3000 });
    const deleted = { ...invoiceDeleted.example, loadId: order(2).loadId, invoiceNo: invoiceNo(2) };
    await settlements.deliver(invoiceDeleted, deleted);
    expect(await ask()).toEqual(nothing);
  });

  it('is for those of the house who see settlements and what it follows from', async () => {
    for (const flag of Object.keys(flags))
      expect((await settlements.call(testSession({ ...reader, [flag]: false }), yardMetal, {})).status).toBe(
        403,
      );
    const partner = testSession({ ...reader, hierarchy: 10 });
    expect((await settlements.call(partner, yardMetal, {})).status).toBe(403);
  });
});
