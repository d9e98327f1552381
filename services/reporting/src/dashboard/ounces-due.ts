import { calendarDay, dayAfter, momentIn, weekdayOf } from '@washcoat/contract-kernel';
import { METALS, type Metal } from '@washcoat/metals';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { reportSight } from '../report/report.policy';
import type { Morning, MorningAsking } from './morning';

type Sums = Record<`${Metal}_${'due' | 'hedged' | 'open'}`, string>;
interface Due extends Sums {
  settlements: number;
  overdue: number;
  without_terms: number;
  amount: string;
}
interface First {
  settlement_id: string;
  settlement_no: string;
  company_name: string;
  metal_due_at: Date;
}

const NOTHING_DUE = METALS.map((metal) => `${metal}_due = 0`).join(' and ');
const metalSums = METALS.flatMap((metal) => [
  `coalesce(sum(${metal}_due), 0) as ${metal}_due`,
  `coalesce(sum(${metal}_hedged), 0) as ${metal}_hedged`,
  `coalesce(sum(greatest(${metal}_due - ${metal}_hedged, 0)), 0) as ${metal}_open`,
]).join(', ');

/** The metal that refiners owe by the end of this week, overdue metal included, within the scope of the asking. */
export async function ouncesDue(asking: MorningAsking): Promise<NonNullable<Morning['ouncesDue']>> {
  const { database, now, timezone } = asking;
  const today = momentIn(timezone, calendarDay(now, timezone), '00:00:00.000');
  const [[sums], [first]] = await Promise.all([
    dueThisWeek(asking).select<Due[]>(
      database.raw(
        `count(*)::int as settlements, (count(*) filter (where metal_due_at < ?))::int as overdue,
         (count(*) filter (where ${NOTHING_DUE}))::int as without_terms,
         coalesce(sum(amount), 0) as amount, ${metalSums}`,
        [today],
      ),
    ),
    dueThisWeek(asking)
      .orderBy(['metal_due_at', 'settlement_id'])
      .limit(1)
      .select<First[]>('settlement_id', 'settlement_no', 'company_name', 'metal_due_at'),
  ]);
  const seesSums = reportSight(asking.session).sums;
  return {
    settlements: sums?.settlements ?? 0,
    overdue: sums?.overdue ?? 0,
    withoutTerms: sums?.without_terms ?? 0,
    ...(seesSums ? { amount: Number(sums?.amount ?? 0) } : {}),
    metals: METALS.map((metal) => ({
      metal,
      dueOz: Number(sums?.[`${metal}_due`] ?? 0),
      hedgedOz: Number(sums?.[`${metal}_hedged`] ?? 0),
      openOz: Number(sums?.[`${metal}_open`] ?? 0),
    })),
    first: first
      ? {
          settlementId: first.settlement_id,
          settlementNo: first.settlement_no,
          companyName: first.company_name,
          metalDueDate: first.metal_due_at.toISOString(),
        }
      : null,
  };
}

function dueThisWeek({ database, session, now, timezone }: MorningAsking): Knex.QueryBuilder {
  const query = database('settlement_copy as settlement')
    .where('is_complete', false)
    .where('metal_due_at', '<', nextMonday(now, timezone));
  return withinScope(query, session, 'settlement.company_id');
}

/** The moment that the next week begins at on the calendar of the zone. */
export function nextMonday(now: Date, timezone: string): Date {
  const today = calendarDay(now, timezone);
  return momentIn(timezone, dayAfter(today, 8 - weekdayOf(today)), '00:00:00.000');
}
