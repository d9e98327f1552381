import type { PriceChange, pricingEffect, PricingSnapshotData } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { createValuer, Decimal, overridePriceOf, toCents } from '@washcoat/metals';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { storedProductColumns, type StoredProduct } from '../product/product.columns';
import { withChanges, type PricingChanges } from './pricing-changes';
import { spreadOf } from './price-spread';

/** So many converters are looked at, however many there are. */
const LOOKED_AT = 2000;
const LARGEST = 8;
/** Drafts whose effect is remembered: there is one for each company that sets prices. */
const DRAFTS = 20;
const sample = 'from product where deleted_at is null and is_active order by product_id limit';

export type DraftEffect = AnswerOf<typeof pricingEffect>;

/** What a draft is put on, and what it changes. */
export interface TriedPrices {
  base: PricingSnapshotData;
  changes: PricingChanges;
}

/**
 * What drafts do to listed prices: how many go up, down and stay, by how much, and the largest moves. Of a large
 * catalogue a random part is looked at, the first by their random ids, so that the cost does not grow with it.
 * Remembered until prices, draft or converters are others, because it costs more than a page of the catalogue.
 */
export class DraftEffects {
  private readonly known = new LRUCache<string, Promise<DraftEffect>>({ max: DRAFTS });

  async of(database: Knex, tried: TriedPrices): Promise<DraftEffect> {
    const { base, changes } = tried;
    const key = JSON.stringify([base.snapshotId, changes, await markOfSample(database)]);
    const known = this.known.get(key);
    if (known) return known;
    const effect = reckoned(database, tried);
    this.known.set(key, effect);
    // A refusal of the database is no effect of the draft.
    effect.catch(() => this.known.delete(key));
    return effect;
  }
}

async function reckoned(database: Knex, { base, changes: draft }: TriedPrices): Promise<DraftEffect> {
  const products = await readSample(database);
  const [now, tried] = [createValuer(base), createValuer(withChanges(base, draft))];
  const looked = products.slice(0, LOOKED_AT);
  const changes = looked.map((product) => {
    const [listedPrice, previewPrice] = [now(product).listedPrice, tried(product).listedPrice];
    return {
      product,
      listedPrice,
      previewPrice,
      difference: toCents(new Decimal(previewPrice).minus(listedPrice)),
    };
  });
  const stay = changes.filter(({ difference }) => difference === 0);
  const sum = changes.reduce((total, { difference }) => total.plus(difference), new Decimal(0));
  return {
    lookedAt: looked.length,
    isSample: products.length > LOOKED_AT,
    up: changes.filter(({ difference }) => difference > 0).length,
    down: changes.filter(({ difference }) => difference < 0).length,
    same: stay.length,
    overridden: stay.filter(({ product }) => overridePriceOf(product) !== null).length,
    averageChange: looked.length ? toCents(sum.div(looked.length)) : 0,
    spread: spreadOf(changes.map(({ difference }) => difference)),
    largest: largestOf(changes),
  };
}

type Change = Omit<PriceChange, 'productId' | 'oem' | 'description'> & { product: StoredProduct };

/** The largest moves, those upwards first. */
function largestOf(changes: readonly Change[]): PriceChange[] {
  return changes
    .filter(({ difference }) => difference !== 0)
    .sort((left, right) => Math.abs(right.difference) - Math.abs(left.difference))
    .slice(0, LARGEST)
    .sort((left, right) => right.difference - left.difference)
    .map(({ product: { productId, oem, description }, ...prices }) => ({
      productId,
      oem,
      description,
      ...prices,
    }));
}

/** One more than are looked at tells whether there are more. */
async function readSample(database: Knex): Promise<StoredProduct[]> {
  const { rows } = await database.raw<{ rows: StoredProduct[] }>(
    `select ${storedProductColumns} ${sample} ?`,
    [LOOKED_AT + 1],
  );
  return rows;
}

/** Another one when the converters that are looked at are others, or one of them was changed. */
async function markOfSample(database: Knex): Promise<string | null> {
  const { rows } = await database.raw<{ rows: { mark: string | null }[] }>(
    `select md5(string_agg(product_id || ':' || version, ',' order by product_id)) as mark
       from (select product_id, version ${sample} ?) as looked`,
    [LOOKED_AT + 1],
  );
  return rows[0]?.mark ?? null;
}
