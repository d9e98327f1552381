import type { Knex } from 'knex';
import { FREE_CREDITS } from './credit-balance';
import { creditDate, type CreditDate } from './credit-calendar';
import { CreditAccountModel, MonthEndModel } from './credit-ledger.model';

const { columns: a } = CreditAccountModel;
const { columns: m } = MonthEndModel;

/** Accounts whose month ends in one transaction: so long takes of theirs wait. */
const BATCH = 5_000;
/** So long after the end of a month it is done once more, for what was under way at midnight. */
const SWEEP_AFTER_MS = 60 * 60 * 1000;

/** What came of the end of a month. */
export interface MonthEnd {
  /** The month that ended, `2026-10`. */
  month: string;
  accounts: number;
  /** Entries that were written: pots that lapsed, and months that were given. */
  lapsed: number;
  given: number;
}

/**
 * Lets what is left of free and earned credits lapse that belong to a month before the one of `now`, and gives every
 * account the free ones of this month: dated at midnight of the zone however late it is done. Done twice, or by two at
 * once, it changes nothing: what is left is reckoned under the lock of the accounts, which takes wait for too.
 *
 * @returns null when the end of the last month is done already
 */
export async function endMonth(database: Knex, now: Date, timezone: string): Promise<MonthEnd | null> {
  const date = creditDate(now, timezone);
  const { month } = creditDate(new Date(date.monthStart.getTime() - 1), timezone);
  const known = await MonthEndModel.query(database).findById(month);
  const isSweep = now.getTime() >= date.monthStart.getTime() + SWEEP_AFTER_MS;
  if (known && (known.closedAt || !isSweep)) return null;
  const closed = await MonthEndModel.query(database)
    .whereNotNull(m.closedAt)
    .orderBy(m.month, 'desc')
    .first();
  const since = closed?.month ?? '';
  const end: MonthEnd = { month, accounts: 0, lapsed: 0, given: 0 };
  let after: string | null = null;
  do {
    const batch = await database.transaction((trx) => endMonthOfBatch(trx, { date, since, timezone, after }));
    end.accounts += batch.accounts;
    end.lapsed += batch.lapsed;
    end.given += batch.given;
    after = batch.last;
  } while (after !== null);
  await MonthEndModel.query(database)
    .insert({ month, firstDoneAt: now, closedAt: isSweep ? now : null })
    .onConflict('month')
    .merge(['closed_at']);
  return end;
}

interface Batch extends Omit<MonthEnd, 'month'> {
  /** The last account of the batch; null when there was none. */
  last: string | null;
}

interface BatchOf {
  date: CreditDate;
  /** The last month whose end is closed; before it nothing is left to lapse. */
  since: string;
  timezone: string;
  /** The last account of the batch before. */
  after: string | null;
}

/** The next accounts after one, by their ids. */
async function endMonthOfBatch(
  trx: Knex.Transaction,
  { date, since, timezone, after }: BatchOf,
): Promise<Batch> {
  const next = CreditAccountModel.query(trx).orderBy(a.userId).limit(BATCH).forUpdate();
  if (after) void next.where(a.userId, '>', after);
  const users = (await next).map(({ userId }) => userId);
  if (!users.length) return { accounts: 0, lapsed: 0, given: 0, last: null };
  const meant = {
    ...{ users, since, timezone, free: FREE_CREDITS },
    ...{ month: date.month, firstDay: `${date.month}-01`, monthStart: date.monthStart },
  };
  const lapsed = await written(trx, LAPSE, meant);
  const given = await written(trx, GIVE, meant);
  return { accounts: users.length, lapsed, given, last: users.at(-1) ?? null };
}

async function written(
  trx: Knex.Transaction,
  sql: string,
  values: Record<string, Knex.Value>,
): Promise<number> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(sql, values);
  return rowCount;
}

/** What is left of each pot of a month that is over, dated at the start of the month after it. */
const LAPSE = `
  with remaining as (
    select user_id, pot, month, sum(change)::int as amount
    from credit_ledger
    where user_id = any(:users) and pot <> 'purchased' and month < :month and month > :since
    group by user_id, pot, month
    having sum(change) > 0
  ), ended as (
    select *, ((month || '-01')::date + interval '1 month')::date as next_day from remaining
  )
  insert into credit_ledger (user_id, company_id, pot, change, reason, month, day, at)
  select ended.user_id, company_id, pot, -amount, 'lapse', month, next_day,
    next_day::timestamp at time zone :timezone
  from ended left join user_copy using (user_id)
  order by ended.user_id, month`;

/** The free credits of the month, once. */
const GIVE = `
  insert into credit_ledger (user_id, company_id, pot, change, reason, month, day, at)
  select account.user_id, company_id, 'free', :free, 'month', :month, :firstDay, :monthStart
  from unnest(:users::uuid[]) as account (user_id) left join user_copy using (user_id)
  order by account.user_id
  on conflict do nothing`;
