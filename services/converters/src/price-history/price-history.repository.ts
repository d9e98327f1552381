import type { Knex } from 'knex';

/** The prices of a converter on a day; USD as decimal text when read. */
export interface PriceHistoryRow {
  day: string;
  listPrice: string;
  publishPrice: string;
}

export interface PriceOfDay {
  productId: string;
  listPrice: number;
  publishPrice: number;
}

/**
 * Writes the prices of a day where they differ from those of the row before; a day that has a row keeps one, with its
 * latest prices. When they are again those of the row before, the row of the day is taken away: a row says that a price
 * became another one, so this one would be a change of 0 %, and the average, which is over rows, would count one price
 * twice. A price that stood for hours of a day is in neither high nor low, as the first of two of a day is not.
 *
 * A converter with a row of a later day is left as it is: its prices are those of after, for which that row stands.
 */
export async function writePricesOfDay(
  trx: Knex.Transaction,
  day: string,
  prices: readonly PriceOfDay[],
): Promise<void> {
  await trx.raw(
    `with valued as (
       select new."productId" as product_id, new."listPrice" as list_price, new."publishPrice" as publish_price,
              (old.list_price, old.publish_price) is not distinct from (new."listPrice", new."publishPrice") as is_again
         from jsonb_to_recordset(:prices::jsonb) as new("productId" uuid, "listPrice" numeric, "publishPrice" numeric)
         left join lateral (
           select list_price, publish_price from price_history as earlier
            where earlier.product_id = new."productId" and earlier.day < :day::date order by earlier.day desc limit 1
         ) as old on true
        where not exists (
          select from price_history as later
           where later.product_id = new."productId" and later.day > :day::date)
     ), gone as (
       delete from price_history using valued
        where price_history.product_id = valued.product_id and price_history.day = :day::date and valued.is_again
     )
     insert into price_history (product_id, day, list_price, publish_price)
     select product_id, :day::date, list_price, publish_price from valued where not is_again
     on conflict (product_id, day) do update
       set list_price = excluded.list_price, publish_price = excluded.publish_price
       where (price_history.list_price, price_history.publish_price)
         is distinct from (excluded.list_price, excluded.publish_price)`,
    { day, prices: JSON.stringify(prices) },
  );
}

/** Which part of a history is read: days from one to another, both included, and a page of their rows. */
export interface HistoryPage {
  from: string;
  to: string;
  count: number;
  offset: number;
}

/** A page of the history of a converter, newest first, with the row before its oldest. */
export async function readPriceHistory(
  database: Knex,
  productId: string,
  { from, to, count, offset }: HistoryPage,
): Promise<{ rows: PriceHistoryRow[]; before: PriceHistoryRow | null }> {
  const read: PriceHistoryRow[] = await database('price_history')
    .where({ product_id: productId })
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .limit(count + 1)
    .offset(offset)
    .select('day', 'list_price as listPrice', 'publish_price as publishPrice');
  const rows = read.slice(0, count).filter(({ day }) => day >= from);
  return { rows, before: read[rows.length] ?? null };
}

/** USD as decimal text; null without history. */
export interface PriceRange {
  high: string | null;
  low: string | null;
  average: string | null;
}

/**
 * Joins to the converters of a statement the highest, lowest and average published price since a day, the value of its
 * question mark, as `price_range`. `productId` is the column of their ids.
 */
export const joinPriceRange = (productId: string) => `left join lateral (
    select max(publish_price) as high, min(publish_price) as low, round(avg(publish_price), 2) as average
      from price_history where price_history.product_id = ${productId} and day >= ?
  ) as price_range on true`;

/** What `joinPriceRange` joins, as a select list of `PriceRange`. */
export const priceRangeColumns = 'price_range.high, price_range.low, price_range.average';

/** The highest, lowest and average published price of converters since a day, by id. */
export async function readPriceRanges(
  database: Knex,
  productIds: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, PriceRange>> {
  const { rows } = await database.raw<{ rows: (PriceRange & { productId: string })[] }>(
    `select asked.product_id as "productId", ${priceRangeColumns}
       from unnest(?::uuid[]) as asked(product_id) ${joinPriceRange('asked.product_id')}`,
    [[...productIds], from],
  );
  return new Map(rows.map(({ productId, ...range }) => [productId, range]));
}
