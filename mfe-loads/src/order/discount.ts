import { MOST_MARK_DOWN, type LoadDetail } from '@washcoat/contract-loads';
import { formatMoney, formatPercent } from '@washcoat/ui';

const NO_NUMBER = 'Write a number like 1250.5';
const MARK_DOWN_ONLY = 'You may only mark down: start with a minus.';

/** The discount in words: `−1.5 %`, `$20.00`. */
export function formatDiscount({
  discount,
  discountIsPercentage,
}: Pick<LoadDetail, 'discount' | 'discountIsPercentage'>): string {
  return discountIsPercentage ? formatPercent(discount) : formatMoney(discount);
}

/** What is wrong with a typed discount; with canAddMarkDownOnly it must be a minus (LDET-060). */
export function discountProblem(
  text: string,
  { marksDownOnly, isPercentage }: { marksDownOnly: boolean; isPercentage: boolean },
): string | undefined {
  const discount = Number(text);
  if (!Number.isFinite(discount)) return NO_NUMBER;
  if (marksDownOnly && discount > 0) return MARK_DOWN_ONLY;
  return isPercentage && discount < -100 ? MOST_MARK_DOWN : undefined;
}
