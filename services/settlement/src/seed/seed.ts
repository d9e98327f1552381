import { demoSuperAdmin, seedId, type SeedContext, type SeedPart, type Service } from '@washcoat/service-kit';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import { seededSettlements, type SeededSettlement } from './demonstration';
import { entryOf } from './entry-of';

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
  const entry = entryOf(seeded, received, timezone, context.random(`settlement ${serial}`));
  await service.inTransaction({ session: preparer, now: received }, (unit) =>
    saveSettlement(unit, preparer, entry, { timezone, idOfNew: settlementId }),
  );
  if (completedAfterDays === null) return;
  const completed = context.at(receivedDaysAgo - completedAfterDays);
  await service.inTransaction({ session: preparer, now: completed }, (unit) =>
    completeSettlement(unit, preparer, { ...entry, settlementId }, { timezone }),
  );
}
