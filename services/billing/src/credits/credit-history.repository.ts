import type { Knex } from 'knex';
import { FREE_CREDITS } from './credit-balance';
import type { LedgerEntry } from './credit-ledger.model';

/** A movement with what was left of all pots after it. */
export type HistoryRow = Pick<LedgerEntry, 'at' | 'change' | 'pot'> & {
  reason: LedgerEntry['reason'] | 'expired';
  oem: string | null;
  balance: number;
};

/**
 * What the ledger holds of a user, and what follows from the calendar as long as the end of a month has not written it:
 * free credits of a month whose first lookup is still to come, and what was left of free and earned ones at the end of
 * a month. With both, every balance is the sum of the movements up to it.
 */
const movements = `
  with ledger as (
    select at, oem, change, pot, reason, month, case reason when 'lapse' then 0 when 'month' then 1 else 2 end as step,
      case reason when 'lapse' then 0 else entry_id end as entry_id
    from credit_ledger where user_id = :userId
  ), months as (
    select month from ledger union select :month where exists (select from ledger)
  ), granted as (
    select (month || '-01')::timestamp at time zone :timezone as at, null::text as oem, :free::int as change,
      'free' as pot, 'month' as reason, month, 1 as step, 0::bigint as entry_id
    from months
    where not exists (select from ledger where ledger.month = months.month and reason = 'month')
  ), given as (
    select * from ledger union all select * from granted
  ), expired as (
    select ((month || '-01')::timestamp + interval '1 month') at time zone :timezone as at, null::text as oem,
      -sum(change)::int as change, pot, 'expired' as reason, month, 0 as step, 0::bigint as entry_id
    from given
    where pot <> 'purchased' and month < :month
    group by month, pot
    having sum(change) > 0
  ), movement as (
    select * from given union all select * from expired
  )`;

/** The movements of a user up to the month of now, newest first. */
export async function listHistory(
  database: Knex,
  { userId, month, timezone }: { userId: string; month: string; timezone: string },
  { count, offset }: { count: number; offset: number },
): Promise<HistoryRow[]> {
  const { rows } = await database.raw<{ rows: HistoryRow[] }>(
    `${movements}
    select at, oem, change, pot, reason, sum(change) over (order by at, step, entry_id, pot) as balance
    from movement
    order by at desc, step desc, entry_id desc, pot desc
    limit :count offset :offset`,
    { userId, month, timezone, free: FREE_CREDITS, count, offset },
  );
  return rows;
}
