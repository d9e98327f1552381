import type { Knex } from 'knex';

export const USERS = 100_000;
/** Lookups of each in the month that ends. */
export const LOOKUPS = 10;
/** Every so many-th user has earned credits as well. */
const EARNERS = 3;
const MONTH = '2026-11';

const userOf = `md5('user ' || number)::uuid`;

/** Users with the free credits of a month, lookups in it, and some with earned and bought credits. */
export async function addManyAccounts(database: Knex): Promise<void> {
  const numbers = `generate_series(1, ${USERS}) number`;
  await database.raw(`insert into credit_account select ${userOf} from ${numbers}`);
  await database.raw(
    `insert into user_copy select ${userOf}, md5('company ' || number % 900)::uuid, 1 from ${numbers}`,
  );
  await database.raw(`
    insert into credit_ledger (user_id, pot, change, reason, month, day, at)
    select ${userOf}, 'free', 50, 'month', '${MONTH}', '${MONTH}-01', '${MONTH}-01T05:00:00Z' from ${numbers}`);
  await database.raw(`
    insert into credit_ledger (user_id, pot, change, reason, source_id, month, day, at)
    select ${userOf}, pot, 7, reason, md5(pot || number)::uuid, '${MONTH}', '${MONTH}-09', '${MONTH}-09T15:00:00Z'
    from ${numbers}, (values ('earned', 'sale'), ('purchased', 'purchase')) as pots (pot, reason)
    where number % ${EARNERS} = 0`);
  await database.raw(`
    insert into credit_ledger (user_id, pot, change, reason, oem, product_id, lookup_id, month, day, at)
    select ${userOf}, 'free', -1, 'lookup', 'GD3', md5('product ' || lookup)::uuid,
      md5(number || ' looked up ' || lookup)::uuid, '${MONTH}', '${MONTH}-10', '${MONTH}-10T15:00:00Z'
    from ${numbers}, generate_series(1, ${LOOKUPS}) lookup`);
  await database.raw('create table bare_ledger (like credit_ledger including identity)');
  for (const table of ['credit_ledger', 'credit_account', 'user_copy'])
    await database.raw(`vacuum analyze ${table}`);
}

/** The floor: two entries for each user, written into a table without indexes. */
export async function bareMonthEnd(database: Knex): Promise<void> {
  await database.raw('truncate bare_ledger');
  await database.raw(`
    insert into bare_ledger (user_id, pot, change, reason, month, day, at)
    select user_id, 'free', change, reason, '${MONTH}', '${MONTH}-01', now()
    from credit_account, (values (-30, 'lapse'), (50, 'month')) as entries (change, reason)`);
}
