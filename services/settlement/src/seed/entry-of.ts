import { calendarDay } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit';
import { settlementEntry, type SettlementEntry } from '@washcoat/contract-settlement';
import type { SeededSettlement } from './demonstration';
import { drawBlocks } from './draw-blocks';
import { workedExample } from './worked-example';

const DAY_MS = 86_400_000;

/** What somebody enters for a seeded settlement that was received at `received`; days are those of `timezone`. */
export function entryOf(
  seeded: SeededSettlement,
  received: Date,
  timezone: string,
  random: () => number,
): SettlementEntry {
  const first = Date.parse(calendarDay(received, timezone));
  const dayAfter = (days: number) => calendarDay(new Date(first + days * DAY_MS), 'UTC');
  const { isWorkedExample, company, facilityCity, serial, advanceAfterDays, dueAfterDays } = seeded;
  const blocks = isWorkedExample ? workedExample : drawBlocks(random);
  const advanceDate = dayAfter(advanceAfterDays);
  const year = dayAfter(0).slice(0, 4);
  return settlementEntry.parse({
    ...blocks,
    companyId: seedId('company', company),
    facilityCity,
    header: {
      settlementNo: `ST-${year}-${serial}`,
      contractNo: `${company.slice(0, 2).toUpperCase()}-${Number(serial) + 82}`,
      shipmentNo: `${facilityCity.slice(0, 3).toUpperCase()}-0${serial}`,
      receivedDate: dayAfter(0),
      metalDueDate: dayAfter(dueAfterDays),
    },
    hedgeTableData: blocks.hedgeTableData.map((hedge, index) => ({
      ...hedge,
      hedgeDate: dayAfter(advanceAfterDays + index),
    })),
    ptMetalReturn: { ...blocks.ptMetalReturn, advanceDate },
    pdMetalReturn: { ...blocks.pdMetalReturn, advanceDate },
  });
}
