import { DEFAULT_TIME_ZONE, wholeDaysBetween } from './calendar-days';
import type { IsoDate } from './calendar-days';

/** The dates of an invoice that its due days depend on. */
export interface InvoiceDates {
  buyerFinalisedDate?: IsoDate | null;
  /** Counts instead of buyerFinalisedDate when it is set. */
  payForwardDate?: IsoDate | null;
  /** Set once the balance is 0. */
  invoiceSettledDate?: IsoDate | null;
}

/**
 * Whole days from buyerFinalisedDate, or payForwardDate when set, to today while the invoice is open and to
 * invoiceSettledDate once it is settled (domain.md 4). Below 0 before a payForwardDate that is still to come.
 *
 * @param today the moment to count to while the invoice is open
 * @param timeZone whose calendar cuts the days
 * @returns null when there is no date to count from yet
 * @throws RangeError for a date that does not exist or a time without offset
 */
export function dueDays(
  { buyerFinalisedDate, payForwardDate, invoiceSettledDate }: InvoiceDates,
  today: IsoDate,
  timeZone: string = DEFAULT_TIME_ZONE,
): number | null {
  const from = payForwardDate || buyerFinalisedDate;
  return from ? wholeDaysBetween(from, invoiceSettledDate || today, timeZone) : null;
}
