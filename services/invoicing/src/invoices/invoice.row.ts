import type { LoadSnapshot } from '@washcoat/contract-loads';

/** Type of a load that its seller has finished: a pending invoice. */
export const PENDING = 3;
/** Type of a completed load: an invoice with its number. */
export const ISSUED = 4;
/** The list of what is fully paid and not exported yet. */
export const ACCOUNTING_LIST = 1;

/** An invoice as it is stored. Money is decimal text in dollars. */
export interface InvoiceRow {
  load_id: string;
  type: typeof PENDING | typeof ISSUED;
  /** Null until the load is completed. */
  invoice_no: string | null;
  load_name: string;
  company_id: string;
  company_name: string;
  parent_company_id: string | null;
  facility_id: string;
  facility_name: string;
  facility_city: string;
  facility_company_id: string;
  is_franchise_facility: boolean;
  assistant_id: string | null;
  assistant_first_name: string | null;
  assistant_last_name: string | null;
  seller_finalised_by: string | null;
  seller_finalised_date: Date | null;
  buyer_finalised_date: Date | null;
  pay_forward_date: Date | null;
  created_date: Date;
  updated_date: Date;
  /** What lists filter and sort by: when it was completed, before that when it was finished. */
  dated_at: Date;
  subtotal: string;
  grandtotal: string;
  amount_paid: string;
  /** Below 0 only when an amendment made the invoice smaller than what was paid. */
  balance: string;
  /** The buyer's side has put every price before the seller. */
  is_offered: boolean;
  /** The subscriber who paid for every price that was not offered; null where some is unknown to them. */
  paid_for_by: string | null;
  settled_date: Date | null;
  exported_at: Date | null;
  /** It stands in no list any more; it, its number and its revisions stay. */
  deleted_at: Date | null;
  load_info: string | null;
  diesel_lot: string | null;
  ceramic_lot: string | null;
  foil_lot: string | null;
  afm_lot: string | null;
  /** The version of the load that the invoice shows. */
  load_version: number;
  /** Grows with every change of the invoice. */
  version: number;
}

/** An invoice as lists show it. */
export interface ListedInvoiceRow extends InvoiceRow {
  parent_company_name: string | null;
  payment_modes: string[];
}

export interface OpenedInvoiceRow extends ListedInvoiceRow {
  /** Who runs the facility, in whose name the invoice stands. */
  facility_company_name: string | null;
  snapshot: LoadSnapshot;
}
