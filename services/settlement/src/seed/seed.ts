import { TZDate } from '@date-fns/tz';
import type { Session } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import { demoCompanies, seedId, type SeedContext, type SeedPart, type Service } from '@washcoat/service-kit';
import { format, subDays } from 'date-fns';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import { settlementEntry, type SettlementEntry } from '../settlements/settlement-entry';
import { seededSettlements, type SeededSettlement } from './demonstration';
import { drawBlocks } from './draw-blocks';
import { workedExample } from './worked-example';

/** Six settlements, two of them completed; one has the numbers of the worked example of the domain rules. */
export const seed: SeedPart = {
  service: 'settlement',
  async run(service, context) {
    await context.settle();
    const session = await houseSession(service);
    for (const settlement of seededSettlements) await seedOne(service, context, session, settlement);
  },
};

async function seedOne(
  service: Service,
  context: SeedContext,
  session: Session,
  settlement: SeededSettlement,
): Promise<void> {
  const settlementId = seedId('settlement', settlement.serial);
  if (await service.database('settlement').where({ settlement_id: settlementId }).first()) return;
  const { timezone } = service.platform;
  const companyId = await companyOf(service, settlement.company);
  const entry = settlementEntry.parse({
    companyId,
    ...entered(settlement, context, timezone),
  });
  const { createdDaysAgo, completedDaysAgo } = settlement;
  await service.inTransaction({ session, now: context.at(createdDaysAgo) }, (unit) =>
    saveSettlement(unit, session, entry, { timezone, newId: settlementId }),
  );
  if (completedDaysAgo === null) return;
  await service.inTransaction({ session, now: context.at(completedDaysAgo) }, (unit) =>
    completeSettlement(unit, session, { ...entry, settlementId }, { timezone }),
  );
}

function entered(settlement: SeededSettlement, context: SeedContext, timezone: string): object {
  const { serial, facilityCity, createdDaysAgo, advanceDaysAgo, dueInDays } = settlement;
  const dayAgo = (days: number) => {
    const today = new TZDate(context.today.getTime(), timezone);
    return format(subDays(today, days), 'yyyy-MM-dd');
  };
  const blocks = settlement.isWorkedExample
    ? workedExample
    : drawBlocks(context.random(`settlement ${serial}`));
  return { serial, facilityCity, createdDaysAgo, advanceDaysAgo, dueInDays, dayAgo, blocks };
}
