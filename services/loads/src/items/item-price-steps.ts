import type { PriceStep } from '@washcoat/contract-kernel';
import { explainValuation, isTermStep, type PriceFor } from '@washcoat/metals';
import type { PriceFacts } from '../copies/price-facts.repository';
import type { ItemPrice } from './item-price';

/** Steps that nothing goes into but the ones above. */
const sums: readonly string[] = ['net', 'calculated', 'listed'];
/** What the converter itself brings; since when is on record with the converter. */
const ownSteps: readonly string[] = ['ownDiscount', 'overridePrice'];

/**
 * How the offer for an item comes about as it is added, with the date and source of each input: the price list in
 * force, and the terms of the customer.
 */
export function itemPriceSteps(
  { product, snapshot }: Pick<ItemPrice, 'product' | 'snapshot'>,
  priceFor: PriceFor,
  customer: PriceFacts['customer'],
): PriceStep[] {
  const applied = { date: snapshot.appliedAt, source: snapshot.appliedBy };
  const terms = customer && { date: customer.changedAt, source: `Terms of ${customer.companyName}` };
  return explainValuation(product, snapshot, priceFor).map((step) => {
    if (isTermStep(step.step)) return { ...step, ...terms };
    return sums.includes(step.step) || ownSteps.includes(step.step) ? step : { ...step, ...applied };
  });
}
