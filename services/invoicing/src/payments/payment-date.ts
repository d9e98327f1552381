import type { Session } from '@washcoat/contract-entities';
import { MOST_DAYS_AHEAD, TOO_FAR_AHEAD } from '@washcoat/contract-invoicing';
import { dateText } from '@washcoat/contract-kernel';
import { wholeDaysBetween } from '@washcoat/metals';
import { badInput } from '@washcoat/service-kit';
import type { InvoiceRecord } from '../invoices/invoice.model';
import { assertMayDateBack } from './payment.policy';

/** What the days of payments depend on. */
interface Today {
  now: Date;
  timezone: string;
}

/**
 * When something is paid, on the calendar of the installation: today or later within a year, now where no moment is named. A day that is
 * over is taken from those who may date back and say that they mean it. Throws 400, and 403 for others.
 */
export function paymentDateOf(
  { date, isEarlier }: { date?: string; isEarlier?: boolean },
  session: Session,
  { now, timezone }: Today,
): Date {
  const paidAt = date === undefined ? now : new Date(date);
  const daysAhead = wholeDaysBetween(now.toISOString(), paidAt.toISOString(), timezone);
  if (daysAhead > MOST_DAYS_AHEAD) throw badInput({ date: TOO_FAR_AHEAD });
  if (daysAhead >= 0) return paidAt;
  if (!isEarlier) throw badInput({ date: 'Choose today or a later day' });
  assertMayDateBack(session);
  return paidAt;
}

/** Nothing is paid of an order before it was completed. Throws 400. */
export function assertPaidSince(
  { buyerFinalisedDate }: Pick<InvoiceRecord, 'buyerFinalisedDate'>,
  paidAt: Date,
  timezone: string,
): void {
  if (!buyerFinalisedDate) return;
  if (wholeDaysBetween(buyerFinalisedDate.toISOString(), paidAt.toISOString(), timezone) >= 0) return;
  const completed = dateText(buyerFinalisedDate, 'short', timezone);
  throw badInput({ date: `The order was completed on ${completed}. Choose that day or a later one` });
}
