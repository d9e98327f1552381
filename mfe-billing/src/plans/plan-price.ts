import type { Plan } from './plans.api';

/** A plan at price zero is sold by talking. */
export const isCallUs = ({ finalPrice }: Pick<Plan, 'finalPrice'>): boolean => finalPrice === 0;

/** How much the final price is below the original one, in percent; null without a discount. */
export function planDiscount({
  finalPrice,
  originalPrice,
}: Pick<Plan, 'finalPrice' | 'originalPrice'>): number | null {
  if (originalPrice <= finalPrice || finalPrice === 0) return null;
  return ((originalPrice - finalPrice) / originalPrice) * 100;
}
