import { calendarDay } from '@washcoat/contract-kernel';
import { clock, type Job, type Service } from '@washcoat/service-kit';
import { PriceBoard } from '../pricing/price-board';
import { lockProductIdsAfter } from '../product/product.repository';
import { notePass, takePass } from './price-history-run.repository';
import { recordPriceHistory } from './record-price-history';

const EVERY_MS = 5 * 60 * 1000;
const BATCH = 200;
/** A run leaves the process to its users again after so many batches; the next one goes on. */
const BATCHES_A_RUN = 50;

/**
 * Records the prices of each day little by little, so that applying prices costs the same for any catalogue: one pass
 * over all converters, which begins again whenever prices are applied or an upload lands. The row of a day therefore
 * holds the last price of that day; one that was in force between two passes leaves no trace. What a day that is over
 * has not come to is recorded for that day first, with its last prices.
 */
export const recordPriceHistoryDaily: Job = {
  name: 'record-price-history',
  everyMs: EVERY_MS,
  async run(service) {
    for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
      if (await recordNextBatch(service, clock.now())) return;
    }
  },
};

/**
 * Records the next converters of the day of `now`, or of the one before while that is not done; answers whether nothing is
 * left. Copies of the service take turns.
 */
export function recordNextBatch(service: Service, now: Date): Promise<boolean> {
  const { timezone } = service.platform;
  const today = calendarDay(now, timezone);
  return service.inTransaction({ now }, async (unit) => {
    const pass = await takePass(unit.trx, today, timezone);
    if (!pass) return true;
    const { day } = pass;
    const productIds = await lockProductIdsAfter(unit.trx, pass.lastProductId, BATCH);
    const last = productIds.at(-1);
    if (last) await recordPriceHistory(unit, { productIds, day }, new PriceBoard(timezone));
    const isFinished = productIds.length < BATCH;
    await notePass(unit.trx, { day, lastProductId: last ?? pass.lastProductId }, isFinished);
    return isFinished && day === today;
  });
}
