import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { InvoiceModel } from '../invoices/invoice.model';
import { invoicesSeenBy } from '../invoices/invoice.repository';
import { PaymentModel, type PaymentRecord } from '../payments/payment.model';

const { columns: i } = InvoiceModel;
const { columns: p } = PaymentModel;

/** An invoice as an account counts it; money is decimal text in dollars. */
export interface AccountInvoice {
  loadId: string;
  invoiceNo: string;
  datedAt: Date;
  /** From when on it is due. */
  dueFrom: Date;
  /** Who runs the facility that bought it. */
  facilityCompanyId: string;
  grandtotal: string;
}

/** A payment as an account counts it. */
export type AccountPayment = Pick<AccountInvoice, 'loadId' | 'facilityCompanyId' | 'invoiceNo'> &
  Pick<PaymentRecord, 'paymentMethod' | 'referenceNumber' | 'amount' | 'paidAt'>;

/** The completed invoices of a company that the user may see, up to a moment, and what was paid of them by then. */
export async function findAccount(
  database: Knex,
  session: Session,
  { companyId, until }: { companyId: string; until: Date },
): Promise<{ invoices: AccountInvoice[]; payments: AccountPayment[] }> {
  const seen = () => accountInvoices(database, session, companyId).where(i.datedAt, '<=', until);
  const [invoices, payments] = await Promise.all([
    seen()
      .orderBy([i.datedAt, i.invoiceNo])
      .select(i.loadId, i.invoiceNo, i.datedAt, i.grandtotal, i.facilityCompanyId)
      .select(raw('coalesce(??, ??, ??)', [i.payForwardDate, i.buyerFinalisedDate, i.datedAt]).as('dueFrom'))
      .castTo<(InvoiceModel & AccountInvoice)[]>(),
    paid(seen())
      .where(p.paidAt, '<=', until)
      .orderBy([p.paidAt, p.recordedAt, p.paymentId])
      .select(i.loadId, i.facilityCompanyId, i.invoiceNo)
      .select(p.paymentMethod, p.referenceNumber, p.amount, p.paidAt)
      .castTo<(InvoiceModel & AccountPayment)[]>(),
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
    seen().whereBetween(i.datedAt, [from, until]).resultSize(),
    paid(seen()).whereBetween(p.paidAt, [from, until]).resultSize(),
  ]);
  return invoices + payments;
}

/** The completed invoices of a company that the user may see. */
const accountInvoices = (database: Knex, session: Session, companyId: string) =>
  invoicesSeenBy(database, session).where(i.companyId, companyId).modify('issued');

/** The payments of invoices, each with its invoice. */
const paid = (invoices: ReturnType<typeof accountInvoices>) =>
  invoices.joinRelated('payments', { alias: PaymentModel.tableName });
