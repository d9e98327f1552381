import { calendarDay, dayAfter } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit/seed';
import { settlementEntry, type SettlementEntry } from '@washcoat/contract-settlement';
import type { SeededSettlement } from './demonstration';
import type { drawBlocks } from './draw-blocks';

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
  const receivedDate = calendarDay(received, timezone);
  const daysLater = (days: number) => dayAfter(receivedDate, days);
  const { company, facilityCity, serial, advanceAfterDays, dueAfterDays } = seeded;
  const advanceDate = daysLater(advanceAfterDays);
  const year = receivedDate.slice(0, 4);
  return settlementEntry.parse({
    ...blocks,
    companyId: seedId('company', company),
    facilityCity,
    header: {
      settlementNo: `ST-${year}-${serial}`,
      contractNo: `${company.slice(0, 2).toUpperCase()}-${Number(serial) + 82}`,
      shipmentNo: `${facilityCity.slice(0, 3).toUpperCase()}-0${serial}`,
      receivedDate,
      metalDueDate: daysLater(dueAfterDays),
    },
    hedgeTableData: blocks.hedgeTableData.map((hedge, index) => ({
      ...hedge,
      hedgeDate: daysLater(advanceAfterDays + index),
    })),
    ptMetalReturn: { ...blocks.ptMetalReturn, advanceDate },
    pdMetalReturn: { ...blocks.pdMetalReturn, advanceDate },
  });
}
