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
  const ranges = await readPriceRanges(database, productIds, yearBefore(now, timezone));
  return (productId) => shownRange(ranges.get(productId) ?? { high: null, low: null, average: null });
}

/** Adds high, low and average to those converters whose prices the answer shows. */
export async function addPriceRanges(
  database: Knex,
  products: readonly Product[],
  now: Date,
  timezone: string,
): Promise<void> {
  const priced = products.filter(isPriced);
  if (!priced.length) return;
  const productIds = priced.map(({ productId }) => productId);
  const rangeOf = await priceRangesOf(database, productIds, now, timezone);
  for (const product of priced) Object.assign(product, rangeOf(product.productId));
}

/**
 * Adds a range that was read with the converter where the answer shows its prices. In the row itself: V8 gives every
 * copy `{ ...row }` of so many fields a hidden class of its own, which lies in memory until all of it is collected.
 */
export function addReadRange(product: Product, range: PriceRange): void {
  if (isPriced(product)) Object.assign(product, shownRange(range));
}

/** The first day of the last twelve months, `YYYY-MM-DD`. */
export function yearBefore(now: Date, timezone: string): string {
  const day = calendarDay(now, timezone);
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`.replace('-02-29', '-02-28');
}

const isPriced = ({ offerPrice }: Product) => offerPrice !== undefined;

function shownRange({ high, low, average }: PriceRange): ShownRange {
  return { high: numberOrNull(high), low: numberOrNull(low), average: numberOrNull(average) };
}

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));
