import type { LoadDetail } from '@washcoat/contract-loads';
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
export function discountProblem(text: string, marksDownOnly: boolean): string | undefined {
  if (!Number.isFinite(Number(text))) return NO_NUMBER;
  return marksDownOnly && Number(text) > 0 ? MARK_DOWN_ONLY : undefined;
}
