import type { Session } from '@washcoat/contract-entities';
import { PARTNER_HIERARCHY, PAYING_HIERARCHY, priceSight, type PriceSight } from '@washcoat/contract-kernel';
import { forbidden, withinFacilities, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ACCOUNTING_LIST, ISSUED, type InvoiceRow } from './invoice.row';

/**
 * Cuts a query of `invoice` down to what the user may see (domain.md 1): the companies in scope and, for limited house
 * staff and franchises, their own facility and those that canViewAllFacilityInvoices names. Deleted ones nobody sees.
 */
export function invoicesSeenBy<Q extends Knex.QueryBuilder>(query: Q, session: Session): Q {
  void query.whereNull('invoice.deleted_at');
  return withinFacilities(withinScope(query, session, 'invoice.company_id'), session, {
    name: 'invoice.facility_name',
    city: 'invoice.facility_city',
    companyId: 'invoice.facility_company_id',
  });
}

/** Whether the user may open it: a subscriber only while it is not completed (GAP-INV-09). */
export function mayOpenInvoice(invoice: Pick<InvoiceRow, 'type'>, session: Session): boolean {
  return session.hierarchy !== 2 || invoice.type !== ISSUED;
}

/** What of an order leaves on invoices, papers and mails: which prices, and where its converters went afterwards. */
export type OrderSight = Pick<PriceSight, 'unit' | 'sums' | 'markup' | 'discountAmount'> & {
  /** Lots, and what is said of them: the house's own. On no paper. */
  lots?: boolean;
};

/** What `session` sees of an invoice: hierarchy 2 the prices that were offered to it or that it paid for. */
export function invoiceSight(
  invoice: Pick<InvoiceRow, 'type' | 'is_offered' | 'paid_for_by'>,
  session: Session,
): OrderSight {
  const isPaidFor = invoice.paid_for_by !== null && invoice.paid_for_by === session.userId;
  const isDisclosed = invoice.type === ISSUED || invoice.is_offered || isPaidFor;
  return { ...priceSight(session, { isDisclosed }), lots: isLotSeen(session) };
}

/** Whether the user sees which lots the converters of an order went into: everybody of the house. */
export function isLotSeen({ hierarchy }: Pick<Session, 'hierarchy'>): boolean {
  return hierarchy !== PAYING_HIERARCHY && hierarchy !== PARTNER_HIERARCHY;
}

/** What is fully paid and not yet exported is a list for hierarchy 1 (GAP-INV-03). Throws 403. */
export function assertMayListInvoices(
  session: Session,
  { type, status }: { type: number; status?: number },
): void {
  if ((type === ACCOUNTING_LIST || status !== undefined) && session.hierarchy !== 1) throw forbidden();
}

/** Whether the user sees what many invoices come to: hierarchy 2 knows the prices of single ones only. */
export function isTotalSeen({ canSeeSubtotal, hierarchy }: Session): boolean {
  return canSeeSubtotal && hierarchy !== PAYING_HIERARCHY;
}

/** Which side of the order the signed-in user is on (GAP-LDET-07), by the rule of the load itself. */
export function partyFor(
  { facility_company_id }: Pick<InvoiceRow, 'facility_company_id'>,
  { hierarchy, companyId }: Pick<Session, 'hierarchy' | 'companyId'>,
): 'seller' | 'buyer' {
  if (hierarchy === 1) return 'buyer';
  return hierarchy !== PAYING_HIERARCHY && companyId === facility_company_id ? 'buyer' : 'seller';
}

/** Whether the user may delete an invoice that it sees: the side that buys. */
export function mayDeleteInvoice(
  invoice: Pick<InvoiceRow, 'facility_company_id'>,
  session: Session,
): boolean {
  return session.canDeleteInvoice && partyFor(invoice, session) === 'buyer';
}
