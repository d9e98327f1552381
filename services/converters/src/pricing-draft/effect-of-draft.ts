import type { PriceChange, pricingEffect } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { createValuer, Decimal, overridePriceOf, toCents } from '@washcoat/metals';
import type { Knex } from 'knex';
import { storedProductColumns, type StoredProduct } from '../product/product.columns';
import { withChanges } from './pricing-changes';
import { readStanding } from './pricing-draft.repository';
import { spreadOf } from './price-spread';

/** So many converters are looked at, however many there are. */
const LOOKED_AT = 2000;
const LARGEST = 8;

/**
 * What the draft of the user's company does to listed prices: how many go up, down and stay, by how much, and the
 * largest moves. Of a large catalogue a random part is looked at, the first by their random ids, so that the cost does not
 * grow with it.
 */
export async function effectOfDraft(
  database: Knex,
  session: Session,
): Promise<AnswerOf<typeof pricingEffect>> {
  const [{ current, draft }, products] = await Promise.all([
    readStanding(database, session),
    readSample(database, LOOKED_AT + 1),
  ]);
  const [now, tried] = [createValuer(current), createValuer(withChanges(current, draft?.changes ?? {}))];
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

async function readSample(database: Knex, count: number): Promise<StoredProduct[]> {
  const { rows } = await database.raw<{ rows: StoredProduct[] }>(
    `select ${storedProductColumns} from product where deleted_at is null and is_active order by product_id limit ?`,
    [count],
  );
  return rows;
}
