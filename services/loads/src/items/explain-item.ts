import type { Session } from '@washcoat/contract-entities';
import {
  PAYING_HIERARCHY,
  tellPrices,
  type AnswerOf,
  type InputOf,
  type PriceSight,
  type PriceStep,
} from '@washcoat/contract-kernel';
import type { itemPrice } from '@washcoat/contract-loads';
import { isTermStep, toldSteps } from '@washcoat/metals';
import { forbidden } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import { findPricing } from '../copies/earlier-pricing.repository';
import { findItemPrice, findPriceSetter } from './item-price.repository';
import { findItem } from './item.repository';
import { baseSight, disclosureTo } from './price-disclosure';

/**
 * How the price of an item came about when it was added or last priced again, and who changed it since. The steps are told by the rules of
 * the catalogue: only to those who see its prices, in full to the house's administrators, names to the house.
 *
 * @throws 404 for an item out of scope, 403 without canSeeUnitPrice and for a price that was not disclosed, whatever else was offered for the item
 */
export async function explainItem(
  database: Knex,
  session: Session,
  { loadId, itemId }: InputOf<typeof itemPrice>,
): Promise<AnswerOf<typeof itemPrice>> {
  const { companyId, companyName, facility } = await findLoad(database, session, loadId);
  const item = await findItem(database, loadId, itemId);
  const sight = baseSight(item, session, await disclosureTo(database, session, [item]));
  if (!sight.unit) throw forbidden();
  const { productId, basePrice, adjustedPrice, createdAt, pricedAt, snapshotId } = item;
  const [steps, setter, pricing] = await Promise.all([
    sight.catalogue && session.hierarchy !== PAYING_HIERARCHY ? findItemPrice(database, itemId) : null,
    adjustedPrice === basePrice ? null : findPriceSetter(database, itemId),
    snapshotId ? findPricing(database, snapshotId) : undefined,
  ]);
  return {
    productId,
    companyId,
    facilityName: facility.name,
    facilityId: facility.facilityId,
    takenAt: (pricedAt ?? createdAt).toISOString(),
    basePrice,
    adjustedPrice,
    ...(setter
      ? { adjusted: { date: setter.at.toISOString(), ...(sight.names ? { source: setter.by } : {}) } }
      : {}),
    ...(pricing ? { pricedWith: tellPrices(pricing, sight) } : {}),
    ...(steps ? { explanation: told(steps, sight, companyName) } : {}),
  };
}

function told(steps: readonly PriceStep[], sight: PriceSight, companyName: string): PriceStep[] {
  const shown = toldSteps(steps, sight);
  if (sight.names) return shown;
  return shown.map(({ source: _source, ...step }) =>
    isTermStep(step.step) ? { ...step, source: `Terms of ${companyName}` } : step,
  );
}
