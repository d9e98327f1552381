import type { PricingSnapshotData } from '@washcoat/contract-converters';
import { createValuer, type Valuation, type Valuer } from '@washcoat/metals';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { StoredProduct } from '../product/product';
import type { Buyer } from './buyer';
import { findSnapshotId, readSnapshot } from './pricing-snapshot.repository';

const SNAPSHOTS = 4;
const VALUATIONS = 50_000;

/** What converters are worth in one snapshot. A valuation is remembered, because it costs more than reading its row. */
export class PriceList {
  private readonly valuer: Valuer;
  private readonly valuations = new LRUCache<string, Valuation>({ max: VALUATIONS });

  constructor(readonly snapshot: PricingSnapshotData) {
    this.valuer = createValuer(snapshot);
  }

  valuation(product: StoredProduct, buyer: Buyer): Valuation {
    const key = `${product.productId}:${product.version}|${buyer.key}`;
    const known = this.valuations.get(key);
    if (known) return known;
    const valuation = this.valuer(product, buyer.priceFor);
    this.valuations.set(key, valuation);
    return valuation;
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
