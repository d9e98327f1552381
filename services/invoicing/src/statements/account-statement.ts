import { invoiceAges, type InvoiceAge } from '@washcoat/contract-invoicing';
import { Decimal, orZero, wholeDaysBetween } from '@washcoat/metals';
import type { AccountInvoice, AccountPayment } from './statement.repository';

/** The invoices of a company and their payments. */
export interface Account {
  invoices: readonly AccountInvoice[];
  payments: readonly AccountPayment[];
}

/** One line of an account: an invoice or a payment, and what is open after it. */
export interface AccountLine {
  at: Date;
  text: string;
  invoiced: Decimal | null;
  paid: Decimal | null;
  balance: Decimal;
}

/** An account over some days. Opening, lines and balance add up, and so do the ages less what was paid too much. */
export interface AccountStatement {
  opening: Decimal;
  lines: AccountLine[];
  balance: Decimal;
  ages: { age: InvoiceAge; balance: Decimal }[];
  creditOwed: Decimal;
}

const sum = (amounts: readonly Decimal[]) => Decimal.sum(0, ...amounts);

/** The age of something that has been due for some days. */
export function ageOf(days: number): InvoiceAge {
  if (days <= 30) return 'upTo30';
  if (days <= 60) return 'upTo60';
  return days <= 90 ? 'upTo90' : 'over90';
}

/** What a company sold, apart by who bought it: each has an account with it of its own. */
export function accountsByBuyer({ invoices, payments }: Account): Map<string, Account> {
  const accounts = new Map<string, { invoices: AccountInvoice[]; payments: AccountPayment[] }>();
  const accountWith = (buyerId: string) => {
    const account = accounts.get(buyerId) ?? { invoices: [], payments: [] };
    accounts.set(buyerId, account);
    return account;
  };
  for (const invoice of invoices) accountWith(invoice.facilityCompanyId).invoices.push(invoice);
  for (const payment of payments) accountWith(payment.facilityCompanyId).payments.push(payment);
  return accounts;
}

/**
 * The account of a company with one buyer between two moments, out of all its invoices and payments up to the later one. Ages are those at
 * the later moment, in days of `timezone`.
 */
export function accountStatement(
  { invoices, payments }: Account,
  { from, to, timezone }: { from: Date; to: Date; timezone: string },
): AccountStatement {
  const entries = [
    ...invoices.map(({ datedAt: at, invoiceNo, grandtotal }) => ({
      at,
      text: `Invoice ${invoiceNo}`,
      invoiced: orZero(grandtotal),
      paid: null,
    })),
    ...payments.map(({ paidAt: at, paymentMethod, referenceNumber, invoiceNo, amount }) => ({
      at,
      text: `${[paymentMethod, referenceNumber].filter(Boolean).join(' ')} for ${invoiceNo}`,
      invoiced: null,
      paid: orZero(amount),
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const effect = ({ invoiced, paid }: { invoiced: Decimal | null; paid: Decimal | null }) =>
    orZero(invoiced ?? 0).minus(paid ?? 0);
  const opening = sum(entries.filter(({ at }) => at < from).map(effect));
  let balance = opening;
  const lines = entries
    .filter(({ at }) => at >= from)
    .map((entry) => {
      balance = balance.plus(effect(entry));
      return { ...entry, balance };
    });
  const paid = new Map<string, Decimal>();
  for (const { loadId, amount } of payments)
    paid.set(loadId, (paid.get(loadId) ?? orZero(0)).plus(orZero(amount)));
  const open = invoices.map(({ loadId, grandtotal, dueFrom }) => ({
    age: ageOf(wholeDaysBetween(dueFrom.toISOString(), to.toISOString(), timezone)),
    left: orZero(grandtotal).minus(paid.get(loadId) ?? 0),
  }));
  return {
    opening,
    lines,
    balance,
    ages: invoiceAges.map((age) => ({
      age,
      balance: sum(open.filter((one) => one.age === age && one.left.gt(0)).map(({ left }) => left)),
    })),
    creditOwed: sum(open.filter(({ left }) => left.lt(0)).map(({ left }) => left.negated())),
  };
}
