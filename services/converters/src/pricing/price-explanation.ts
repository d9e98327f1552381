import type { waterfallStep } from '@washcoat/contract-converters';
import { explainValuation, type ValuationStep } from '@washcoat/metals';
import type { z } from 'zod';
import type { ProductRights } from '../product/product.policy';
import type { StoredProduct } from '../product/product';
import type { Buyer } from './buyer';
import type { PriceList } from './price-board';

type WaterfallStep = z.infer<typeof waterfallStep>;

/**
 * How an offer came about, step by step. The house's administrators see every step; others see market and listed price
 * and what leads on from there, because the steps between would tell base and override price.
 */
export function explainPrice(
  product: StoredProduct,
  { snapshot }: PriceList,
  { priceFor }: Buyer,
  rights: ProductRights,
): WaterfallStep[] {
  const steps = explainValuation(product, snapshot, priceFor);
  if (rights.housePrices) return steps;
  const listed = steps.findIndex(({ step }) => step === 'listed');
  return steps.filter(({ step }, index) => step === 'market' || index >= listed).map(withoutOverride);
}

function withoutOverride(step: ValuationStep): WaterfallStep {
  return step.step === 'listed' ? { ...step, reason: 'What it is listed at' } : step;
}
