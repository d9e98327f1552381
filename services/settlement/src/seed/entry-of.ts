import { calendarDay } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit';
import { settlementEntry, type SettlementEntry } from '@washcoat/contract-settlement';
import type { SeededSettlement } from './demonstration';
import type { drawBlocks } from './draw-blocks';

const DAY_MS = 86_400_000;

/** The blocks of a seeded settlement, dates left out. */
export interface SeededBlocks extends Omit<ReturnType<typeof drawBlocks>, 'advInvoice'> {
  advInvoice: object;
  intInvoice?: object;
  espi?: object;
}

/** What somebody enters for a seeded settlement that was received at `received`; days are those of `timezone`. */
export function entryOf(
  seeded: SeededSettlement,
  received: Date,
  timezone: string,
  blocks: SeededBlocks,
): SettlementEntry {
  const first = Date.parse(calendarDay(received, timezone));
  const dayAfter = (days: number) => calendarDay(new Date(first + days * DAY_MS), 'UTC');
  const { company, facilityCity, serial, advanceAfterDays, dueAfterDays } = seeded;
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
