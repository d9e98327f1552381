import type { Session } from '@washcoat/contract-entities';
import { isOfHouse, PAYING_HIERARCHY, priceSight, type PriceSight } from '@washcoat/contract-kernel';
import { forbidden } from '@washcoat/service-kit';
import { ACCOUNTING_LIST, ISSUED } from './invoice';
import type { InvoiceRecord, SeenInvoice } from './invoice.model';

/** Whether the user may open it: a subscriber only while it is not completed (GAP-INV-09). */
export function mayOpenInvoice(invoice: Pick<InvoiceRecord, 'type'>, session: Session): boolean {
  return session.hierarchy !== 2 || invoice.type !== ISSUED;
}

/** What of an order leaves on invoices, papers and mails: which prices, and where its converters went afterwards. */
export type OrderSight = Pick<PriceSight, 'unit' | 'sums' | 'markup' | 'discountAmount'> & {
  /** Lots, and what is said of them: the house's own. On no paper. */
  lots?: boolean;
  /** Which of its revisions went to the books. On no paper. */
  books?: boolean;
  /** Who of the house changed it, or finished it for the seller: known to the side that buys. On no paper. */
  names?: boolean;
};

/** What `session` sees of an invoice that was read for it: hierarchy 2 the prices that were offered to it or that it paid for. */
export function invoiceSight(
  invoice: Pick<SeenInvoice, 'isDisclosed' | 'facilityCompanyId'>,
  session: Session,
): OrderSight {
  return {
    ...priceSight(session, invoice),
    lots: isOfHouse(session),
    books: isBookSeen(session),
    names: partyFor(invoice, session) === 'buyer',
  };
}

/** Whether the user sees what went to the books: hierarchy 1, as its lists (GAP-INV-03). */
export const isBookSeen = ({ hierarchy }: Pick<Session, 'hierarchy'>): boolean => hierarchy === 1;

/** What is fully paid and not yet exported is a list for hierarchy 1 (GAP-INV-03). Throws 403. */
export function assertMayListInvoices(
  session: Session,
  { type, status }: { type: number; status?: number },
): void {
  if ((type === ACCOUNTING_LIST || status !== undefined) && !isBookSeen(session)) throw forbidden();
}

/** Whether the user sees what many invoices come to: hierarchy 2 knows the prices of single ones only. */
export function isTotalSeen({ canSeeSubtotal, hierarchy }: Session): boolean {
  return canSeeSubtotal && hierarchy !== PAYING_HIERARCHY;
}

/** Which side of the order the signed-in user is on (GAP-LDET-07), by the rule of the load itself. */
export function partyFor(
  { facilityCompanyId }: Pick<InvoiceRecord, 'facilityCompanyId'>,
  { hierarchy, companyId }: Pick<Session, 'hierarchy' | 'companyId'>,
): 'seller' | 'buyer' {
  if (hierarchy === 1) return 'buyer';
  return hierarchy !== PAYING_HIERARCHY && companyId === facilityCompanyId ? 'buyer' : 'seller';
}

/** Whether the user may delete an invoice that it sees: the side that buys. */
export function mayDeleteInvoice(
  invoice: Pick<InvoiceRecord, 'facilityCompanyId'>,
  session: Session,
): boolean {
  return session.canDeleteInvoice && partyFor(invoice, session) === 'buyer';
}
