import type { PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { itemStatuses, loadTypes, type HeldMetal } from '@washcoat/contract-loads';
import { lineOunces, type MetalLine } from '@washcoat/metals';
import type { Knex } from 'knex';
import { ItemModel, type ItemRecord } from '../items/item.model';
import { LoadModel } from './load.model';

const { columns: l } = LoadModel;
const { columns: i } = ItemModel;

/** How much of one converter is promised at the prices of one snapshot. */
export type PromisedLine = Pick<ItemRecord, 'productId' | 'snapshotId' | 'group'> & {
  pieces: number | string;
};

/** The metal in the open quotes in scope whose prices are held at `now`. */
export async function heldMetal(database: Knex, session: Session, now: Date): Promise<HeldMetal> {
  const held = () =>
    LoadModel.query(database)
      .joinRelated('facilityCopy', { alias: 'facility_copy' })
      .modify('seenBy', session)
      .where(l.type, loadTypes.quote)
      .where(l.heldUntil, '>', now);
  const quotes = await held().select(l.heldUntil);
  const lines = await ItemModel.query(database)
    .whereIn(i.loadId, held().select(l.loadId))
    .whereNot(i.status, itemStatuses.rejected)
    .where(i.isDidNotBuy, false)
    .select(i.productId, i.snapshotId, i.group)
    .sum(`${i.finalQty} as pieces`)
    .groupBy(i.productId, i.snapshotId, i.group)
    .castTo<PromisedLine[]>();
  const ends = quotes.flatMap(({ heldUntil }) => heldUntil?.getTime() ?? []);
  const known = await withAssays(database, lines);
  const { ounces, unknownLines } = lineOunces(known);
  return {
    quotes: quotes.length,
    ounces,
    unknownLines: unknownLines + lines.length - known.length,
    endsAt: ends.length ? new Date(Math.min(...ends)).toISOString() : null,
  };
}

/** The lines of converters that are known, with what their metal follows from. */
export async function withAssays(database: Knex, lines: readonly PromisedLine[]): Promise<MetalLine[]> {
  const products = await copies<ProductCopy>(
    database,
    'product_copy',
    'product_id',
    lines.map(({ productId }) => productId),
  );
  const snapshots = await copies<PricingSnapshotData>(
    database,
    'pricing_copy',
    'snapshot_id',
    lines.map(({ snapshotId }) => snapshotId),
  );
  return lines.flatMap(({ productId, snapshotId, group, pieces }) => {
    const converter = products.get(productId ?? '');
    const snapshot = snapshots.get(snapshotId ?? '');
    return converter && snapshot ? [{ converter, snapshot, group, finalQty: pieces }] : [];
  });
}

async function copies<Data>(
  database: Knex,
  table: 'product_copy' | 'pricing_copy',
  idColumn: 'product_id' | 'snapshot_id',
  ids: readonly (string | null)[],
): Promise<Map<string, Data>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows: { id: string; data: Data }[] = await database(table)
    .whereIn(idColumn, wanted)
    .select({ id: idColumn, data: 'data' });
  return new Map(rows.map(({ id, data }) => [id, data]));
}
