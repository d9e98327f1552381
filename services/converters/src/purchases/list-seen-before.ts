import type { seenBefore } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { mayListInactive, productSight } from '../product/product.policy';
import { findProduct } from '../product/product.repository';
import { lastPurchases } from './purchase.repository';

/**
 * The last purchases of a converter in the user's scope, newest first; their prices only for those who see prices
 * of converters and of lines.
 * Empty for a company out of scope; 404 for a converter that is not there.
 */
export async function listSeenBefore(
  database: Knex,
  session: Session,
  input: InputOf<typeof seenBefore>,
): Promise<AnswerOf<typeof seenBefore>> {
  const [product, purchases] = await Promise.all([
    findProduct(database, input.productId, mayListInactive(session)),
    lastPurchases(database, session, input),
  ]);
  if (!product) throw notFound('This converter');
  const { catalogue, unit } = productSight(session);
  return {
    list: purchases.map((purchase) => ({
      loadId: purchase.load_id,
      companyName: purchase.company_name,
      date: purchase.at.toISOString(),
      finalQty: Number(purchase.final_qty),
      ...(catalogue && unit ? { adjustedPrice: Number(purchase.adjusted_price) } : {}),
    })),
  };
}
