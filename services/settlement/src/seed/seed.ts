import type { Service, UnitOfWork } from '@washcoat/service-kit';
import { demoSuperAdmin, seedId, type SeedContext, type SeedPart } from '@washcoat/service-kit/seed';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import { choosePurchases, countPurchase } from '../purchases/choose-purchases';
import { seededSettlements, type SeededSettlement } from './demonstration';
import { drawBlocks } from './draw-blocks';
import { entryOf } from './entry-of';
import { blocksOfPurchases } from './purchased-blocks';
import { purchasesFor, type SeededLot } from './seeded-purchases';
import { workedExample } from './worked-example';

/** Six settlements, two of them completed; one has the numbers of the worked example of the domain rules. */
export const seed: SeedPart = {
  service: 'settlement',
  async run(service, context) {
    await context.settle();
    for (const seeded of seededSettlements) await seedSettlement(service, context, seeded);
  },
};

async function seedSettlement(
  service: Service,
  context: SeedContext,
  seeded: SeededSettlement,
): Promise<void> {
  const settlementId = seedId('settlement', seeded.serial);
  if (await service.database('settlement').where({ settlement_id: settlementId }).first('settlement_id'))
    return;
  const preparer = demoSuperAdmin();
  const { timezone } = service.platform;
  const { serial, receivedDaysAgo, completedAfterDays } = seeded;
  const received = context.at(receivedDaysAgo);
  const random = context.random(`settlement ${serial}`);
  const lots = seeded.isWorkedExample ? [] : await purchasesFor(service, seeded.company, received);
  const blocks = seeded.isWorkedExample
    ? workedExample
    : lots.length
      ? blocksOfPurchases(lots, random)
      : drawBlocks(random);
  const entry = entryOf(seeded, received, timezone, blocks);
  await service.inTransaction({ session: preparer, now: received }, (unit) =>
    saveSettlement(unit, preparer, entry, { timezone, idOfNew: settlementId }),
  );
  await service.inTransaction({ session: preparer, now: received }, (unit) =>
    putIn(unit, settlementId, lots),
  );
  if (completedAfterDays === null) return;
  const completed = context.at(receivedDaysAgo - completedAfterDays);
  await service.inTransaction({ session: preparer, now: completed }, (unit) =>
    completeSettlement(unit, preparer, { ...entry, settlementId }, { timezone }),
  );
}

/** Puts the boxes of its lots into a settlement; of the largest one a piece is missing. */
async function putIn(unit: UnitOfWork, settlementId: string, lots: readonly SeededLot[]): Promise<void> {
  const preparer = demoSuperAdmin();
  for (const { lotNo, boxes } of lots) {
    const chosen = boxes.map(({ load_id, box }) => ({ loadId: load_id, box }));
    await choosePurchases(unit, preparer, { settlementId, boxes: chosen, lotNo });
    const [largest] = [...boxes].sort((one, other) => Number(other.pieces) - Number(one.pieces));
    if (!largest || Number(largest.pieces) < 2) continue;
    const receivedPieces = Number(largest.pieces) - 1;
    const { load_id: loadId, box } = largest;
    await countPurchase(unit, preparer, { settlementId, loadId, box, lotNo, receivedPieces });
  }
}
