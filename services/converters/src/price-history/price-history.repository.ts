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
 * Writes the prices of a day where they differ from the last ones written before; a day that has a row keeps one, with
 * its latest prices.
 */
export async function writePricesOfDay(
  trx: Knex.Transaction,
  day: string,
  prices: readonly PriceOfDay[],
): Promise<void> {
  await trx.raw(
    `insert into price_history (product_id, day, list_price, publish_price)
     select new."productId", ?::date, new."listPrice", new."publishPrice"
     from jsonb_to_recordset(?::jsonb) as new("productId" uuid, "listPrice" numeric, "publishPrice" numeric)
     left join lateral (
       select list_price, publish_price from price_history as old
       where old.product_id = new."productId" and old.day <= ?::date order by old.day desc limit 1
     ) as last on true
     where (last.list_price, last.publish_price) is distinct from (new."listPrice", new."publishPrice")
     on conflict (product_id, day) do update
       set list_price = excluded.list_price, publish_price = excluded.publish_price`,
    [day, JSON.stringify(prices), day],
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

/** USD as decimal text. */
export interface PriceRange {
  high: string;
  low: string;
  average: string;
}

/** The highest, lowest and average published price of converters since a day, by id; none without history. */
export async function readPriceRanges(
  database: Knex,
  productIds: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, PriceRange>> {
  const rows: (PriceRange & { productId: string })[] = await database('price_history')
    .whereIn('product_id', [...productIds])
    .where('day', '>=', from)
    .groupBy('product_id')
    .select(
      'product_id as productId',
      database.raw(
        'max(publish_price) as high, min(publish_price) as low, round(avg(publish_price), 2) as average',
      ),
    );
  return new Map(rows.map(({ productId, ...range }) => [productId, range]));
}
