import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { loadMargin } from '@washcoat/contract-loads';
import { createValuer, Decimal, isBought, paidShare, roundTo, toCents } from '@washcoat/metals';
import type { Knex } from 'knex';
import { findPricingNow, findProductCopies } from '../copies/earlier-pricing.repository';
import { itemsOf } from '../items/item.repository';
import { repricedItems, type Repriced } from '../items/repriced-items';
import { assertMayBuy } from './load.policy';
import { findLoad } from './load.repository';
import { partyOf } from './party';

const amount = (lines: readonly Repriced[], of: (line: Repriced) => number): Decimal =>
  Decimal.sum(0, ...lines.map(of));

/**
 * What is paid for the converters of a load beside what their metal is worth at the market prices in force now. Lines
 * whose metal is not known count on neither side: free items, and wire of unknown weight.
 *
 * @throws 404 for a load out of scope, 403 for whoever does not buy it, 409 before the first prices
 */
export async function marginOfLoad(
  database: Knex,
  session: Session,
  { loadId }: InputOf<typeof loadMargin>,
): Promise<AnswerOf<typeof loadMargin>> {
  const load = await findLoad(database, session, loadId);
  assertMayBuy(partyOf(load, session));
  const snapshot = await findPricingNow(database);
  const items = (await itemsOf(database, loadId)).filter(isBought);
  const productIds = items.flatMap(({ productId }) => productId ?? []);
  const products = await findProductCopies(database, productIds);
  const valuer = createValuer(snapshot);
  const lines = repricedItems(items, products, (product) => valuer(product).marketPrice);
  const valued = lines.filter(({ priceThen }) => priceThen !== null);
  const part = amount(valued, ({ item }) => item.total);
  const subtotal = amount(lines, ({ item }) => item.total);
  const marketValue = toCents(amount(valued, ({ totalThen }) => totalThen));
  const paid = valued.length
    ? toCents(paidShare({ part: part.toString(), subtotal: subtotal.toString() }, load))
    : 0;
  const margin = new Decimal(marketValue).minus(paid);
  return {
    appliedAt: snapshot.appliedAt,
    marketValue,
    paid,
    margin: margin.toNumber(),
    marginPercent: marketValue ? roundTo(margin.times(100).div(marketValue), 1) : null,
    valuedCount: valued.length,
    unknownCount: lines.length - valued.length,
  };
}
