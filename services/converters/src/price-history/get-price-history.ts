import type { priceHistory, priceHistoryRow } from '@washcoat/contract-converters';
import { calendarDay, type AnswerOf, type InputOf } from '@washcoat/contract-kernel';
import { Decimal, roundTo } from '@washcoat/metals';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { readPriceHistory, type PriceHistoryRow } from './price-history.repository';
import { priceRangesOf } from './price-ranges';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

type Row = z.infer<typeof priceHistoryRow>;

/**
 * A page of the price history of a converter, newest first. A change is that of the published price against the row before, in
 * percent with three decimals (GAP-CONV-14); high, low and average are over the last twelve months.
 */
export async function getPriceHistory(
  database: Knex,
  { productId, from, to, count, offset }: InputOf<typeof priceHistory>,
  now: Date,
  timezone: string,
): Promise<AnswerOf<typeof priceHistory>> {
  const dayOf = (milliseconds: number) => calendarDay(new Date(milliseconds), timezone);
  const [{ rows, before }, rangeOf] = await Promise.all([
    readPriceHistory(database, productId, {
      from: from === undefined ? FIRST_DAY : dayOf(from),
      to: to === undefined ? LAST_DAY : dayOf(to),
      count,
      offset,
    }),
    priceRangesOf(database, [productId], now, timezone),
  ]);
  return {
    list: rows.map((row, index) => presentRow(row, rows[index + 1] ?? before)),
    ...rangeOf(productId),
  };
}

function presentRow(row: PriceHistoryRow, previous: PriceHistoryRow | null): Row {
  return {
    date: row.day,
    abListPrice: Number(row.listPrice),
    abPublishPrice: Number(row.publishPrice),
    changePercent: previous && changePercent(row.publishPrice, previous.publishPrice),
  };
}

/** Null against a price of 0, of which no percent can be told. */
function changePercent(price: string, previous: string): number | null {
  const base = new Decimal(previous);
  if (base.isZero()) return null;
  return roundTo(new Decimal(price).minus(base).times(100).div(base), 3);
}
