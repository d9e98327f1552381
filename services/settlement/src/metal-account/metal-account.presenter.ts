import type { BookWeek, MetalEntry, MetalStage } from '@washcoat/contract-settlement';
import { perMetal } from '@washcoat/metals';
import type { EntryRow, WeekRow } from './metal-account.repository';

/** The book: every week with the stages that are told, and all metals; metal without a due date first. */
export function presentBook(rows: readonly WeekRow[], told: readonly MetalStage[]): BookWeek[] {
  const weeks = [...new Set(rows.map(({ week }) => week))];
  return weeks.map((week) => {
    const of = rows.filter((row) => row.week === week);
    const stages = told.map((stage) => [
      stage,
      perMetal((metal) => Number(of.find((row) => row.stage === stage && row.metal === metal)?.ounces ?? 0)),
    ]);
    return { week, ...(Object.fromEntries(stages) as Omit<BookWeek, 'week'>) };
  });
}

/** An entry of the ledger. */
export function presentEntry(row: EntryRow): MetalEntry {
  return {
    entryId: String(row.entry_id),
    date: row.at.toISOString(),
    stage: row.stage,
    metal: row.metal,
    ounces: Number(row.ounces),
    week: row.week,
    companyName: row.company_name ?? '',
    source: row.source ?? '',
    settlementId: row.settlement_id,
  };
}
