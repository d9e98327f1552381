import type { creditHistoryRow, creditsGet } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { z } from 'zod';
import { countOf, isUnlimited, type CreditBalance } from './credit-balance';
import type { CreditDate } from './credit-calendar';
import type { HistoryRow } from './credit-history.repository';

const reasons: Record<HistoryRow['reason'], string> = {
  month: 'Free lookups of the month',
  lookup: 'Lookup',
  sale: 'Earned by a sale',
  purchase: 'Purchase',
  refund: 'Refund or dispute',
  grant: 'Grant',
  correction: 'Correction',
  lapse: 'Expired at the end of the month',
  expired: 'Expired at the end of the month',
};

/** What is left, by pot; `restriction` is how many lookups a month the company may open. */
export function presentBalance(
  balance: CreditBalance,
  restriction: number | null,
  { nextMonth }: CreditDate,
): AnswerOf<typeof creditsGet> {
  const count = countOf(balance);
  return {
    count,
    ...balance,
    unlimited: isUnlimited(count),
    restriction,
    resetsAt: nextMonth.toISOString(),
  };
}

/** One movement with its reason in words. */
export function presentMovement(row: HistoryRow): z.output<typeof creditHistoryRow> {
  const { at, oem, change, pot, reason, balance } = row;
  return { date: at.toISOString(), oem, change, pot, reason: reasons[reason], balance };
}
