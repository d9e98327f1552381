import { calendarDay } from '@washcoat/contract-kernel';
import { clock, type Job, type Service, type UnitOfWork } from '@washcoat/service-kit';
import { productIdsAfter } from '../product/product.repository';
import { recordPriceHistory } from './record-price-history';

const EVERY_MS = 5 * 60 * 1000;
const BATCH = 200;
/** A run leaves the process to its users again after so many batches; the next one goes on. */
const BATCHES_A_RUN = 50;

/** Records the prices of each day little by little, so that applying prices costs the same for any catalogue. */
export const recordPriceHistoryDaily: Job = {
  name: 'record-price-history',
  everyMs: EVERY_MS,
  async run(service) {
    for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
      if (await recordNextBatch(service, clock.now())) return;
    }
  },
};

/** Records the next converters of the day of `now`; answers whether the day is done. Copies of the service take turns. */
export function recordNextBatch(service: Service, now: Date): Promise<boolean> {
  const day = calendarDay(now, service.platform.timezone);
  return service.inTransaction({ now }, async (unit) => {
    const run = await takeRun(unit, day);
    if (run.is_finished) return true;
    const productIds = await productIdsAfter(unit.trx, run.last_product_id, BATCH);
    const last = productIds.at(-1);
    if (last) await recordPriceHistory(unit, { productIds, day });
    const isFinished = productIds.length < BATCH;
    await unit
      .trx('price_history_run')
      .where({ day })
      .update({ last_product_id: last ?? run.last_product_id, is_finished: isFinished });
    return isFinished;
  });
}

async function takeRun({ trx }: UnitOfWork, day: string) {
  await trx('price_history_run').insert({ day }).onConflict('day').ignore();
  return trx('price_history_run').where({ day }).forUpdate().first('last_product_id', 'is_finished');
}
