import type { Knex } from 'knex';
import { raw } from 'objection';
import { insertOnce } from '../payments/insert-once';
import { FREE_CREDITS, type CreditBalance } from './credit-balance';
import type { CreditDate } from './credit-calendar';
import { CreditAccountModel, CreditEntryModel, type LedgerEntry } from './credit-ledger.model';

const { columns: c } = CreditEntryModel;

/** Appends a movement. What must happen once and has happened changes nothing. Answers whether it was written. */
export const appendOnce = (trx: Knex.Transaction, entry: LedgerEntry): Promise<boolean> =>
  insertOnce(trx, CreditEntryModel, entry);

/** Makes sure that there is an account that takes, corrections and the end of a month wait for. */
export async function keepAccount(trx: Knex.Transaction, userId: string): Promise<void> {
  await insertOnce(trx, CreditAccountModel, { userId });
}

/** The same, locked until the end of the transaction: what a user has left is decided by one at a time. */
export async function lockAccount(trx: Knex.Transaction, userId: string): Promise<void> {
  await keepAccount(trx, userId);
  await CreditAccountModel.query(trx).findById(userId).forUpdate();
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
  const row = await CreditEntryModel.query(database)
    .where(c.userId, userId)
    .where((query) => void query.where(c.month, month).orWhere(c.pot, 'purchased'))
    .select(
      raw(
        `coalesce(sum(change) filter (where pot = 'free'), 0) as free,
         coalesce(sum(change) filter (where pot = 'earned'), 0) as earned,
         coalesce(sum(change) filter (where pot = 'purchased'), 0) as purchased,
         count(*) filter (where reason = 'lookup' and month = ?) as used,
         count(*) filter (where reason = 'month') as granted`,
        [month],
      ),
    )
    .first()
    .throwIfNotFound()
    .castTo<CreditBalance & { granted: number }>();
  const { free, earned, purchased, used, granted } = row;
  return { free: granted ? free : FREE_CREDITS, earned, purchased, used };
}

/** Whether this lookup is paid: it was taken before, or the user opened the same converter on the same day. */
export async function isPaid(
  trx: Knex.Transaction,
  { userId, productId, lookupId }: { userId: string; productId: string; lookupId: string },
  { day }: CreditDate,
): Promise<boolean> {
  const paid = await CreditEntryModel.query(trx)
    .where({ [c.userId]: userId, [c.reason]: 'lookup' })
    .where(
      (query) => void query.where(c.lookupId, lookupId).orWhere({ [c.day]: day, [c.productId]: productId }),
    )
    .select(c.entryId)
    .first();
  return paid !== undefined;
}

/** Lookups that all users of a company paid in a month. */
export async function countCompanyLookups(
  trx: Knex.Transaction,
  companyId: string,
  month: string,
): Promise<number> {
  return CreditEntryModel.query(trx)
    .where({ [c.companyId]: companyId, [c.month]: month, [c.reason]: 'lookup' })
    .resultSize();
}
