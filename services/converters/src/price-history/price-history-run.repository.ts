import type { UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Where the pass over the converters stands that records a day. */
export interface PriceHistoryRun {
  day: string;
  /** The converter that was recorded last; null before the first. */
  lastProductId: string | null;
  /** The converter with which it ends when it has come around; null when it ends with the last of all. */
  untilProductId: string | null;
  /** It has been at the last converter, and goes on from the first. */
  hasWrapped: boolean;
}

/**
 * Has the pass of the day go around once more: prices of any number of converters became others. It is noted with the
 * commit and in a row of its own, so that an apply never waits for the pass, nor for an upload that lands meanwhile.
 */
export function openPassAgain({ trx, now, writeLast }: UnitOfWork): void {
  writeLast(trx('price_history_opening').insert({ at: now }));
}

/**
 * The pass to go on with: that of the day before while it is open, then that of `day`; undefined when both are done. What
 * was opened since, from the day on which that was, goes around once from where it stands, or from the first converter
 * when it was done. Others wait until the transaction ends, whatever their day.
 */
export async function takePass(
  trx: Knex.Transaction,
  day: string,
  timezone: string,
): Promise<PriceHistoryRun | undefined> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('converters.price-history'))`);
  await trx('price_history_run').insert({ day }).onConflict('day').ignore();
  await trx.raw(
    `with opening as (delete from price_history_opening returning at)
     update price_history_run
        set last_product_id = case when not is_finished then last_product_id end,
            until_product_id = case when not is_finished then last_product_id end,
            has_wrapped = false, is_finished = false
      where day >= (select min((at at time zone ?)::date) from opening)`,
    [timezone],
  );
  return trx('price_history_run')
    .where({ is_finished: false })
    .whereRaw('day between ?::date - 1 and ?::date', [day, day])
    .orderBy('day')
    .forUpdate()
    .first(
      'day',
      'last_product_id as lastProductId',
      'until_product_id as untilProductId',
      'has_wrapped as hasWrapped',
    );
}

/** Notes where a pass stands. */
export async function notePass(
  trx: Knex.Transaction,
  { day, lastProductId, untilProductId, hasWrapped }: PriceHistoryRun,
  isFinished: boolean,
): Promise<void> {
  await trx('price_history_run').where({ day }).update({
    last_product_id: lastProductId,
    until_product_id: untilProductId,
    has_wrapped: hasWrapped,
    is_finished: isFinished,
  });
}
