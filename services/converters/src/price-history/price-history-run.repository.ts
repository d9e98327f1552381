import type { UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** How far the pass over the converters has come that records a day. */
export interface PriceHistoryRun {
  day: string;
  lastProductId: string | null;
}

/**
 * Has the pass of the day begin again: prices of any number of converters became others. It is noted with the commit and
 * in a row of its own, so that an apply never waits for the pass, nor for an upload that lands meanwhile.
 */
export function openPassAgain({ trx, now, writeLast }: UnitOfWork): void {
  writeLast(trx('price_history_opening').insert({ at: now }));
}

/**
 * The pass to go on with: that of the day before while it is open, then that of `day`; undefined when both are done. What
 * was opened since begins at the first converter, from the day on which that was. Others wait until the transaction ends.
 */
export async function takePass(
  trx: Knex.Transaction,
  day: string,
  timezone: string,
): Promise<PriceHistoryRun | undefined> {
  await trx('price_history_run').insert({ day }).onConflict('day').ignore();
  await trx('price_history_run').where({ day }).forUpdate().first('day');
  await trx.raw(
    `with opening as (delete from price_history_opening returning at)
     update price_history_run set last_product_id = null, is_finished = false
      where day >= (select min((at at time zone ?)::date) from opening)`,
    [timezone],
  );
  return trx('price_history_run')
    .where({ is_finished: false })
    .whereRaw('day between ?::date - 1 and ?::date', [day, day])
    .orderBy('day')
    .first('day', 'last_product_id as lastProductId');
}

/** Notes how far a pass has come. */
export async function notePass(
  trx: Knex.Transaction,
  { day, lastProductId }: PriceHistoryRun,
  isFinished: boolean,
): Promise<void> {
  await trx('price_history_run')
    .where({ day })
    .update({ last_product_id: lastProductId, is_finished: isFinished });
}
