import type { Knex } from 'knex';
import { FREE_CREDITS, type CreditBalance, type Pot } from './credit-balance';
import type { CreditDate } from './credit-calendar';

/** A movement of credits as the ledger holds it. */
export interface LedgerEntry {
  user_id: string;
  company_id: string | null;
  pot: Pot;
  change: number;
  reason: 'month' | 'lookup' | 'sale' | 'purchase' | 'refund' | 'grant' | 'correction' | 'lapse';
  oem?: string;
  product_id?: string;
  lookup_id?: string;
  /** The load or subscription that the credits came with. */
  source_id?: string;
  month: string;
  day: string;
  at: Date;
}

/** Appends a movement. What must happen once and has happened changes nothing. Answers whether it was written. */
export async function appendOnce(trx: Knex.Transaction, entry: LedgerEntry): Promise<boolean> {
  const written = await trx('credit_ledger').insert(entry).onConflict().ignore().returning('entry_id');
  return written.length > 0;
}

/** Makes sure that there is an account that takes, corrections and the end of a month wait for. */
export async function keepAccount(trx: Knex.Transaction, userId: string): Promise<void> {
  await trx('credit_account').insert({ user_id: userId }).onConflict('user_id').ignore();
}

/** The same, locked until the end of the transaction: what a user has left is decided by one at a time. */
export async function lockAccount(trx: Knex.Transaction, userId: string): Promise<void> {
  await keepAccount(trx, userId);
  await trx('credit_account').where({ user_id: userId }).forUpdate().first('user_id');
}

/**
 * What a user has left in a month. The month's free credits count from its start, also before the ledger has them:
 * they are written with the first lookup.
 */
export async function readBalance(
  database: Knex,
  userId: string,
  { month }: Pick<CreditDate, 'month'>,
): Promise<CreditBalance> {
  const row = await database('credit_ledger')
    .where({ user_id: userId })
    .where((query) => query.where({ month }).orWhere({ pot: 'purchased' }))
    .select(
      database.raw(
        `coalesce(sum(change) filter (where pot = 'free'), 0) as free,
         coalesce(sum(change) filter (where pot = 'earned'), 0) as earned,
         coalesce(sum(change) filter (where pot = 'purchased'), 0) as purchased,
         count(*) filter (where reason = 'lookup' and month = ?) as used,
         count(*) filter (where reason = 'month') as granted`,
        [month],
      ),
    )
    .first();
  return {
    free: row.granted ? row.free : FREE_CREDITS,
    earned: row.earned,
    purchased: row.purchased,
    used: row.used,
  };
}

/** Whether this lookup is paid: it was taken before, or the user opened the same converter on the same day. */
export async function isPaid(
  trx: Knex.Transaction,
  { userId, productId, lookupId }: { userId: string; productId: string; lookupId: string },
  { day }: CreditDate,
): Promise<boolean> {
  const paid = await trx('credit_ledger')
    .where({ user_id: userId, reason: 'lookup' })
    .where((query) => query.where({ lookup_id: lookupId }).orWhere({ day, product_id: productId }))
    .first('entry_id');
  return paid !== undefined;
}

/** Lookups that all users of a company paid in a month. */
export async function countCompanyLookups(
  trx: Knex.Transaction,
  companyId: string,
  month: string,
): Promise<number> {
  const row = await trx('credit_ledger')
    .where({ company_id: companyId, month, reason: 'lookup' })
    .count('* as lookups')
    .first();
  return Number(row?.lookups ?? 0);
}
