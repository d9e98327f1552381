import type { Knex } from 'knex';

/**
 * Does `work` unless another copy of the service is at it, and answers whether it was done. The turn ends with the
 * connection that holds it: a process that is killed gives it back by that.
 */
export function takeTurn(database: Knex, work: () => Promise<void>): Promise<boolean> {
  return database.transaction(async (trx) => {
    await trx.raw('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await trx.raw<{ rows: { is_ours: boolean }[] }>(
      `select pg_try_advisory_xact_lock(hashtext('converters bulk upload')) as is_ours`,
    );
    const isOurs = rows[0]?.is_ours ?? false;
    if (isOurs) await work();
    return isOurs;
  });
}
