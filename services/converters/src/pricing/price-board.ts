import type { PricingSnapshotData } from '@washcoat/contract-converters';
import { createValuer, type Valuation, type Valuer } from '@washcoat/metals';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { StoredProduct } from '../product/product';
import type { Buyer } from './buyer';
import { findSnapshotId, readSnapshot } from './pricing-snapshot.repository';

const SNAPSHOTS = 2;
const VALUATIONS = 50_000;

/** What a converter is worth, without its ounces, which nobody is shown. */
export interface Prices extends Omit<Valuation, 'ounces'> {
  /** The global defaults that stood in for a missing weight or assay; null when the converter has its own. */
  defaults: PricingSnapshotData['globalDefaults'] | null;
}

/** What converters are worth in one snapshot. Prices are remembered, because they cost more than reading a row. */
export class PriceList {
  private readonly valuer: Valuer;
  private readonly known = new LRUCache<string, Prices>({ max: VALUATIONS });

  constructor(readonly snapshot: PricingSnapshotData) {
    this.valuer = createValuer(snapshot);
  }

  pricesOf(product: StoredProduct, buyer: Buyer): Prices {
    const key = `${product.productId}:${product.version}|${buyer.key}`;
    const known = this.known.get(key);
    if (known) return known;
    const { ounces: _ounces, ...values } = this.valuer(product, buyer.priceFor);
    const prices = { ...values, defaults: values.isDefaultAssay ? this.snapshot.globalDefaults : null };
    this.known.set(key, prices);
    return prices;
  }
}

/** The price lists of the last snapshots. A snapshot never changes, so its list is right as long as it is kept. */
export class PriceBoard {
  private readonly lists = new LRUCache<string, PriceList>({ max: SNAPSHOTS });

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
}
