import type { PricingSnapshotData } from '@washcoat/contract-converters';
import { calendarDay } from '@washcoat/contract-kernel';
import { createValuer, type PieceValue, type Valuer } from '@washcoat/metals';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { StoredProduct } from '../product/product.columns';
import { priceForIn, type Buyer } from './buyer';
import {
  findOrigin,
  findSnapshot,
  findSnapshotId,
  findSnapshotIdOfDay,
  readSnapshot,
} from './pricing-snapshot.repository';

const SNAPSHOTS = 2;
const VALUATIONS = 50_000;

/** What a converter is worth. */
export interface Prices extends PieceValue {
  /** The global defaults that stood in for a missing weight or assay; null when the converter has its own. */
  defaults: PricingSnapshotData['globalDefaults'] | null;
}

/** When an input of a price became what it is, and who saw to it where that is known. */
export interface Origin {
  at: Date;
  by?: string;
}

/** What converters are worth in one snapshot. Prices are remembered, because they cost more than reading a row. */
export class PriceList {
  private readonly valuer: Valuer;
  private readonly known = new LRUCache<string, Prices>({ max: VALUATIONS });
  private readonly origins = new Map<string, Origin>();

  constructor(readonly snapshot: PricingSnapshotData) {
    this.valuer = createValuer(snapshot);
  }

  pricesOf(product: StoredProduct, buyer: Buyer): Prices {
    const key = `${product.productId}:${product.version}|${buyer.key}`;
    const known = this.known.get(key);
    if (known) return known;
    const value = this.valuer(product, priceForIn(this, buyer));
    const prices = { ...value, defaults: value.isDefaultAssay ? this.snapshot.globalDefaults : null };
    this.known.set(key, prices);
    return prices;
  }

  /**
   * Since when the value at `path` of the snapshot stands (at `formerPath` in those before there was the other), and who
   * applied it. Remembered, because it never changes.
   */
  async originOf(
    database: Knex,
    path: readonly string[],
    formerPath: readonly string[] = path,
  ): Promise<Origin | undefined> {
    const key = JSON.stringify([path, formerPath]);
    const known = this.origins.get(key);
    if (known) return known;
    const origin = await findOrigin(database, this.snapshot.snapshotId, [path, formerPath]);
    if (!origin) return undefined;
    this.origins.set(key, origin);
    return origin;
  }
}

/** The price lists of the last snapshots. A snapshot never changes, so its list is right as long as it is kept. */
export class PriceBoard {
  private readonly lists = new LRUCache<string, PriceList>({ max: SNAPSHOTS });

  /** @param timezone in which days begin and end */
  constructor(private readonly timezone: string) {}

  /** The day of a moment, `YYYY-MM-DD`. */
  dayOf(moment: Date): string {
    return calendarDay(moment, this.timezone);
  }

  /** The list of a snapshot. */
  async listOf(database: Knex, snapshotId: string): Promise<PriceList> {
    const known = this.lists.get(snapshotId);
    if (known) return known;
    const list = new PriceList(await readSnapshot(database, snapshotId));
    this.lists.set(snapshotId, list);
    return list;
  }

  /** The list in force; null before the first prices are applied. */
  async currentList(database: Knex): Promise<PriceList | null> {
    const snapshotId = await findSnapshotId(database);
    return snapshotId ? this.listOf(database, snapshotId) : null;
  }

  /** The list of a snapshot that somebody asked for; null when there is none. What is in force stays remembered. */
  async askedList(database: Knex, snapshotId: string): Promise<PriceList | null> {
    const known = this.lists.get(snapshotId);
    if (known) return known;
    const snapshot = await findSnapshot(database, snapshotId);
    return snapshot && new PriceList(snapshot);
  }

  /**
   * The list in force at the end of a day, `YYYY-MM-DD`; null before the first prices were applied. What is in force now
   * is remembered.
   */
  async listOfDay(database: Knex, day: string): Promise<PriceList | null> {
    const snapshotId = await findSnapshotIdOfDay(database, day, this.timezone);
    if (!snapshotId) return null;
    const known = this.lists.get(snapshotId);
    if (known) return known;
    if (snapshotId === (await findSnapshotId(database))) return this.listOf(database, snapshotId);
    return new PriceList(await readSnapshot(database, snapshotId));
  }
}
