import type { Session } from '@washcoat/contract-entities';
import { priceSight, type PriceSight } from '@washcoat/contract-kernel';
import { withinFacilities, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ISSUED, type InvoiceRow } from './invoice.row';

/**
 * Cuts a query of `invoice` down to what the user may see (domain.md 1): the companies in scope and, for limited house
 * staff and franchises, their own facility and those that canViewAllFacilityInvoices names.
 */
export function invoicesSeenBy<Q extends Knex.QueryBuilder>(query: Q, session: Session): Q {
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

/** Which prices of an order leave on invoices, papers and mails. */
export type OrderSight = Pick<PriceSight, 'unit' | 'sums' | 'markup' | 'discountAmount'>;

/** What `session` sees of the prices of an invoice: hierarchy 2 those that were offered to it or that it paid for. */
export function invoiceSight(
  invoice: Pick<InvoiceRow, 'type' | 'is_offered' | 'paid_for_by'>,
  session: Session,
): OrderSight {
  const isPaidFor = invoice.paid_for_by !== null && invoice.paid_for_by === session.userId;
  return priceSight(session, { isDisclosed: invoice.type === ISSUED || invoice.is_offered || isPaidFor });
}

/** Whether the user may work with the accounting list of settled invoices (GAP-INV-03). */
export function mayExportToAccounting(session: Session): boolean {
  return session.hierarchy === 1;
}
