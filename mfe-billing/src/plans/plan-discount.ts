/** How much the final price is below the original one, in percent; null without a discount. */
export function planDiscount(plan: { finalPrice: number; originalPrice: number }): number | null {
  const { finalPrice, originalPrice } = plan;
  if (originalPrice <= finalPrice || finalPrice === 0) return null;
  return ((originalPrice - finalPrice) / originalPrice) * 100;
}
