import type { Session } from '@washcoat/contract-entities';
import type { MetalStage } from '@washcoat/contract-settlement';
import type { Metal } from '@washcoat/metals';
import { pageOf, withinScope, type Page, type PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Ounces of a metal at a stage that are due in a week. */
export interface WeekRow {
  week: string | null;
  stage: MetalStage;
  metal: Metal;
  ounces: string;
}

/** An entry of the ledger, with what its source is called. */
export interface EntryRow {
  entry_id: string;
  at: Date;
  stage: MetalStage;
  metal: Metal;
  ounces: string;
  week: string | null;
  company_name: string | null;
  source: string | null;
  settlement_id: string | null;
}

/** The Monday of the week in which metal is due, on the calendar of the zone. */
const WEEK = `to_char(date_trunc('week', metal_due_at at time zone ?), 'YYYY-MM-DD')`;

/**
 * The ounces within the scope of the reader by week, stage and metal; those of 0 left out. They come of the sums that the
 * database keeps of the ledger by due date, so that a longer ledger takes no longer; weeks are cut of them here.
 */
export async function readBook(database: Knex, session: Session, timezone: string): Promise<WeekRow[]> {
  const dueDates = withinScope(database('metal_sum as entry'), session, 'entry.company_id')
    .groupBy('metal_due_at', 'stage', 'metal')
    .select('metal_due_at', 'stage', 'metal')
    .sum({ due: 'ounces' });
  return byWeek(database, dueDates, timezone);
}

/**
 * The same without what follows from the assays of converters: nothing is bought, and with the refiner lies what lots were
 * assayed to hold.
 */
export async function readAssayedBook(
  database: Knex,
  session: Session,
  timezone: string,
): Promise<WeekRow[]> {
  const sums = withinScope(database('metal_sum as entry'), session, 'entry.company_id')
    .whereIn('stage', ['locked', 'settled'])
    .select('metal_due_at', 'stage', 'metal', 'ounces as due');
  const lots = withinScope(database('settlement'), session, 'settlement.company_id')
    .join('lot_ounces', 'lot_ounces.settlement_id', 'settlement.settlement_id')
    .select('metal_due_at', database.raw(`'shipped' as stage`), 'metal', 'ounces as due');
  return byWeek(database, sums.unionAll(lots), timezone);
}

function byWeek(database: Knex, dueDates: Knex.QueryBuilder, timezone: string): Promise<WeekRow[]> {
  return database(dueDates.as('due_date'))
    .groupBy('week', 'stage', 'metal')
    .select<WeekRow[]>(database.raw(`${WEEK} as week`, [timezone]), 'stage', 'metal')
    .sum({ ounces: 'due' })
    .havingRaw('sum(due) <> 0')
    .orderByRaw('week nulls first, stage, metal');
}

/** A page of the ledger within the scope of the reader, of the stages that it is told, newest first. */
export async function listEntries(
  database: Knex,
  { session, timezone, told }: { session: Session; timezone: string; told: readonly MetalStage[] },
  { stage, metal, ...page }: PageRequest & { stage?: MetalStage; metal?: Metal },
): Promise<Page<EntryRow>> {
  const query = withinScope(database('metal_entry as entry'), session, 'entry.company_id')
    .leftJoin('company_copy as company', 'company.company_id', 'entry.company_id')
    .leftJoin('settlement', 'settlement.settlement_id', 'entry.source_id')
    .leftJoin('bought_invoice as invoice', 'invoice.load_id', 'entry.source_id')
    .whereIn('entry.stage', [...told])
    .modify((narrowed) => {
      if (stage) void narrowed.where('entry.stage', stage);
      if (metal) void narrowed.where('entry.metal', metal);
    })
    .select('entry.entry_id', 'entry.at', 'entry.stage', 'entry.metal', 'entry.ounces')
    .select('company.company_name', 'settlement.settlement_id')
    .select(
      database.raw(`${WEEK.replace('metal_due_at', 'entry.metal_due_at')} as week`, [timezone]),
      database.raw('coalesce(settlement.settlement_no, invoice.invoice_no) as source'),
    )
    .orderBy('entry.entry_id', 'desc');
  return pageOf<EntryRow>(query, page);
}
