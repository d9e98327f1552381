import { calendarDay } from '@washcoat/contract-kernel';
import { clock, type Job, type Service, type UnitOfWork } from '@washcoat/service-kit';
import { PriceBoard } from '../pricing/price-board';
import { lockProductIdsAfter } from '../product/product.repository';
import { notePass, takePass, type PriceHistoryRun } from './price-history-run.repository';
import { recordPriceHistory } from './record-price-history';

const EVERY_MS = 5 * 60 * 1000;
const BATCH = 200;
/** A run leaves the process to its users again after so many batches; the next one goes on. */
const BATCHES_A_RUN = 50;
/** A batch holds its converters while it waits for the next one; longer nobody who edits them is made to wait. */
const LOCK_TIMEOUT = '1s';
/** That somebody had a converter for longer. */
const HAD_TO_WAIT = '55P03';

/**
 * Records the prices of each day little by little, so that applying prices costs the same for any catalogue: one pass
 * over all converters, which goes around once more whenever prices are applied or an upload lands. The row of a day
 * therefore holds the last price of that day; one that was in force between two passes leaves no trace. What a day
 * that is over has not come to is recorded for that day first, with its last prices.
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
 * left for this run. That is so too when somebody, an upload mostly, has one of the converters for long: then nothing is
 * recorded, and those who edit the others do not wait. Copies of the service take turns.
 */
export async function recordNextBatch(service: Service, now: Date, count = BATCH): Promise<boolean> {
  const { timezone } = service.platform;
  const today = calendarDay(now, timezone);
  try {
    return await service.inTransaction({ now }, async (unit) => {
      const pass = await takePass(unit.trx, today, timezone);
      return !pass || ((await recordBatch(unit, pass, { timezone, count })) && pass.day === today);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === HAD_TO_WAIT) return true;
    throw error;
  }
}

/** Records the next converters of a pass, and answers whether it is done. */
async function recordBatch(
  unit: UnitOfWork,
  pass: PriceHistoryRun,
  { timezone, count }: { timezone: string; count: number },
): Promise<boolean> {
  const { day, lastProductId, untilProductId, hasWrapped } = pass;
  await unit.trx.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  const products = { after: lastProductId, upTo: hasWrapped ? untilProductId : null, day, timezone };
  const productIds = await lockProductIdsAfter(unit.trx, products, count);
  if (productIds.length) await recordPriceHistory(unit, { productIds, day }, new PriceBoard(timezone));
  const isAtEnd = productIds.length < count;
  const comesAround = isAtEnd && untilProductId !== null && !hasWrapped;
  const next = comesAround
    ? { ...pass, lastProductId: null, hasWrapped: true }
    : { ...pass, lastProductId: productIds.at(-1) ?? lastProductId };
  await notePass(unit.trx, next, isAtEnd && !comesAround);
  return isAtEnd && !comesAround;
}
