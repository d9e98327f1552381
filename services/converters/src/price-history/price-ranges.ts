import { calendarDay } from '@washcoat/contract-kernel';
import type { Product } from '@washcoat/contract-converters';
import type { Knex } from 'knex';
import { readPriceRanges, type PriceRange } from './price-history.repository';

/** What a converter's price was over the last twelve months, as it leaves; null without history. */
export type ShownRange = Record<keyof PriceRange, number | null>;

/** High, low and average of converters over the last twelve months, by id. */
export async function priceRangesOf(
  database: Knex,
  productIds: readonly string[],
  now: Date,
  timezone: string,
): Promise<(productId: string) => ShownRange> {
  const ranges = await readPriceRanges(database, productIds, yearBefore(calendarDay(now, timezone)));
  return (productId) => {
    const range = ranges.get(productId);
    if (!range) return { high: null, low: null, average: null };
    return { high: Number(range.high), low: Number(range.low), average: Number(range.average) };
  };
}

/**
 * Adds high, low and average to those converters whose prices the answer shows. In the rows themselves: V8 gives every
 * copy `{ ...row }` of so many fields a hidden class of its own, which lies in memory until all of it is collected.
 */
export async function addPriceRanges(
  database: Knex,
  products: readonly Product[],
  now: Date,
  timezone: string,
): Promise<void> {
  const priced = products.filter(({ offerPrice }) => offerPrice !== undefined);
  if (!priced.length) return;
  const productIds = priced.map(({ productId }) => productId);
  const rangeOf = await priceRangesOf(database, productIds, now, timezone);
  for (const product of priced) Object.assign(product, rangeOf(product.productId));
}

function yearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`.replace('-02-29', '-02-28');
}
