import type { Session } from '@washcoat/contract-entities';
import type { Payment } from '@washcoat/contract-invoicing';
import type { Knex } from 'knex';
import { invoicesSeenBy } from '../invoices/invoice.policy';
import { ISSUED } from '../invoices/invoice.row';

/** An invoice as an account counts it; money is decimal text in dollars. */
export interface AccountInvoice {
  load_id: string;
  invoice_no: string;
  dated_at: Date;
  /** From when on it is due. */
  due_from: Date;
  /** Who runs the facility that bought it. */
  facility_company_id: string;
  grandtotal: string;
}

/** A payment as an account counts it. */
export interface AccountPayment {
  load_id: string;
  facility_company_id: string;
  invoice_no: string;
  payment_method: Payment['paymentMethod'];
  reference_number: string | null;
  amount: string;
  paid_at: Date;
}

/** The completed invoices of a company that the user may see, up to a moment, and what was paid of them by then. */
export async function findAccount(
  database: Knex,
  session: Session,
  { companyId, until }: { companyId: string; until: Date },
): Promise<{ invoices: AccountInvoice[]; payments: AccountPayment[] }> {
  const seen = () => accountInvoices(database, session, companyId).where('invoice.dated_at', '<=', until);
  const [invoices, payments] = await Promise.all([
    seen()
      .orderBy(['invoice.dated_at', 'invoice.invoice_no'])
      .select('load_id', 'invoice_no', 'dated_at', 'grandtotal', 'facility_company_id')
      .select(database.raw('coalesce(pay_forward_date, buyer_finalised_date, dated_at) as due_from')),
    seen()
      .join('payment', 'payment.load_id', 'invoice.load_id')
      .where('payment.paid_at', '<=', until)
      .orderBy(['payment.paid_at', 'payment.recorded_at', 'payment.payment_id'])
      .select('payment.load_id', 'facility_company_id', 'invoice_no', 'payment_method', 'reference_number')
      .select('amount', 'paid_at'),
  ]);
  return { invoices, payments };
}

/** How many invoices and payments of a company fall between two moments. */
export async function countAccountLines(
  database: Knex,
  session: Session,
  { companyId, from, until }: { companyId: string; from: Date; until: Date },
): Promise<number> {
  const seen = () => accountInvoices(database, session, companyId);
  const [invoices, payments] = await Promise.all([
    seen().whereBetween('invoice.dated_at', [from, until]).count({ lines: '*' }).first(),
    seen()
      .join('payment', 'payment.load_id', 'invoice.load_id')
      .whereBetween('payment.paid_at', [from, until])
      .count({ lines: '*' })
      .first(),
  ]);
  return Number(invoices?.lines) + Number(payments?.lines);
}

/** The completed invoices of a company that the user may see. */
const accountInvoices = (database: Knex, session: Session, companyId: string) =>
  invoicesSeenBy(database('invoice'), session)
    .where('invoice.company_id', companyId)
    .where('invoice.type', ISSUED);
