import type { PriceStep } from '@washcoat/contract-kernel';
import {
  Decimal,
  explainValuation,
  isTermStep,
  piecePounds,
  pricePerPound,
  type PriceFor,
} from '@washcoat/metals';
import { termChangeOf } from '@washcoat/service-kit';
import type { PriceFacts } from '../copies/price-facts.repository';
import type { ItemPrice } from './item-price';

/** Steps that nothing goes into but the ones above. */
const sums: readonly string[] = ['net', 'calculated', 'listed'];
/** What the converter itself brings; since when is on record with the converter. */
const ownSteps: readonly string[] = ['ownDiscount', 'overridePrice'];

/**
 * How the offer for an item comes about as it is added, with the date and source of each input: the price list in
 * force, and the last change of each term of the customer.
 */
export function itemPriceSteps(
  { product, snapshot }: Pick<ItemPrice, 'product' | 'snapshot'>,
  priceFor: PriceFor,
  customer: PriceFacts['customer'],
): PriceStep[] {
  const applied = { date: snapshot.appliedAt, source: snapshot.appliedBy };
  return explainValuation(product, snapshot, priceFor).map((step) => {
    if (isTermStep(step.step)) return { ...step, ...termOf(step.step, customer, priceFor) };
    return sums.includes(step.step) || ownSteps.includes(step.step) ? step : { ...step, ...applied };
  });
}

/** The step from the price of a piece of wire to that of a pound, by which the steps end on the price of the line. */
export function perPoundStep(offerPrice: number, subweight: number | null): PriceStep[] {
  const after = pricePerPound(offerPrice, subweight);
  if (after === null) return [];
  return [
    {
      kind: 'change',
      step: 'perPound',
      label: 'Per pound',
      reason: `÷ ${piecePounds(subweight)} lb, what a piece weighs`,
      before: offerPrice,
      change: new Decimal(after).minus(offerPrice).toNumber(),
      after,
    },
  ];
}

/** Where a term comes from: who changed it last and when; only whose it is where that is not on record. */
function termOf(step: string, customer: PriceFacts['customer'], place: PriceFor) {
  if (!customer) return {};
  const change = termChangeOf(customer, step, place);
  return change ? { date: change.at, source: change.by } : { source: `Terms of ${customer.companyName}` };
}
