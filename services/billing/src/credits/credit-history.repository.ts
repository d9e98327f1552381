import type { Knex } from 'knex';
import type { LedgerEntry } from './credit-ledger.repository';

/** A movement with what was left of all pots after it. */
export type HistoryRow = Pick<LedgerEntry, 'at' | 'change' | 'pot' | 'reason'> & {
  oem: string | null;
  balance: number;
};

/**
 * The movements of a user, newest first. A balance is derived: purchased credits of all time, free and earned ones of
 * the month of the movement.
 */
export async function listHistory(
  database: Knex,
  userId: string,
  { count, offset }: { count: number; offset: number },
): Promise<HistoryRow[]> {
  return database('credit_ledger')
    .where({ user_id: userId })
    .select('at', 'oem', 'change', 'pot', 'reason')
    .select(
      database.raw(`
        (coalesce(sum(change) filter (where pot = 'purchased') over (order by at, entry_id), 0)
          + coalesce(sum(change) filter (where pot <> 'purchased')
              over (partition by month order by at, entry_id), 0)) as balance
      `),
    )
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'entry_id', order: 'desc' },
    ])
    .limit(count)
    .offset(offset);
}
