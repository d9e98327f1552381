import { timers } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Longer nobody who writes rows is made to wait. */
const LOCK_TIMEOUT = '2s';
const LOOK_AGAIN_MS = 200;

/** That others had a table for too long, and that two waited for each other. */
const hadToWait: readonly unknown[] = ['55P03', '40P01'];

/**
 * Does `work` in a transaction during which nobody writes rows of the tables; it is to be short. Whoever writes already is
 * waited for, but never so that others wait behind for long: then it tries again.
 */
export async function whileNobodyWrites(
  database: Knex,
  tables: readonly string[],
  work: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await database.transaction(async (trx) => {
        await trx.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        await trx.raw(`lock table ${tables.join(', ')} in share row exclusive mode`);
        await work(trx);
      });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && hadToWait.includes(error.code))) throw error;
      await timers.pause(LOOK_AGAIN_MS);
    }
  }
}

/** Does `work` while no other process does any under the same name; it may take long. */
export async function aloneAmongProcesses(
  database: Knex,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  while (!(await doneAlone(database, name, work))) await timers.pause(LOOK_AGAIN_MS);
}

function doneAlone(database: Knex, name: string, work: () => Promise<void>): Promise<boolean> {
  return database.transaction(async (guard) => {
    await guard.raw(MAY_IDLE);
    // Without bindings: those keep what the question saw, and who makes an index beside writers would wait for it.
    const { rows } = await guard.raw<{ rows: { is_ours: boolean }[] }>(
      `select pg_try_advisory_xact_lock(hashtext('${name}')) as is_ours`,
    );
    if (!rows[0]?.is_ours) return false;
    await work();
    return true;
  });
}

/** For a transaction that waits for what others do. */
export const MAY_IDLE = 'set local idle_in_transaction_session_timeout = 0';
