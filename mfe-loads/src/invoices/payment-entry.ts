import {
  MOST_DAYS_AHEAD,
  TOO_FAR_AHEAD,
  type InvoiceDetail,
  type Payment,
} from '@washcoat/contract-invoicing';
import { dayAfter, momentIn } from '@washcoat/contract-kernel';
import { formatMoney, installationZone, today } from '@washcoat/ui';
import Decimal from 'decimal.js';
import type { KeyedPayment } from './payments.api';

/** A payment as it is typed: the day as `YYYY-MM-DD`, the amount as text. */
export interface PaymentEntry {
  paymentMethod: Payment['paymentMethod'];
  referenceNumber: string;
  date: string;
  /** It was received on the named day, which is over. */
  isEarlier: boolean;
  amount: string;
}

export const paymentMethods: readonly Payment['paymentMethod'][] = ['CHECK', 'CASH', 'Bank Transfer'];

/** A new payment over everything that is open; an empty one for those who see no sums. */
export function newEntry(balance: number | undefined): PaymentEntry {
  return {
    paymentMethod: 'CHECK',
    referenceNumber: '',
    date: today(),
    isEarlier: false,
    amount: balance === undefined ? '' : new Decimal(balance).toFixed(2),
  };
}

function amountOf(text: string): Decimal | null {
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? new Decimal(text) : null;
}

/** What is wrong with an amount, or true. */
export function checkAmount(text: string, balance: number | undefined): string | true {
  const amount = amountOf(text);
  if (!amount || amount.lte(0)) return 'Enter an amount above zero';
  if (amount.decimalPlaces() > 2) return 'Enter dollars and cents';
  if (balance !== undefined && amount.gt(balance))
    return `Only ${formatMoney(balance)} of this invoice is open`;
  return true;
}

/** What is wrong with a reference, or true: only cash needs none. */
export function checkReference(text: string, paymentMethod: Payment['paymentMethod']): string | true {
  return paymentMethod === 'CASH' || text.trim() !== '' || `${paymentMethod} needs a reference number`;
}

/** What is wrong with the day of a payment, or true: a day that is over is meant only where it says so. */
export function checkDate({ date, isEarlier }: Pick<PaymentEntry, 'date' | 'isEarlier'>): string | true {
  if (date === '') return 'Choose a day';
  if (date > dayAfter(today(), MOST_DAYS_AHEAD)) return TOO_FAR_AHEAD;
  return isEarlier || date >= today() || 'Choose today or a later day';
}

/** The day of a payment as calls take it. */
export const paidOnOf = ({ date, isEarlier }: Pick<PaymentEntry, 'date' | 'isEarlier'>) => ({
  date: dateOf(date),
  ...(isEarlier ? { isEarlier } : {}),
});

/** What the amount leaves open, in words; nothing while it is no amount. */
export function remainderText(text: string, balance: number | undefined): string {
  const amount = amountOf(text);
  if (!amount || balance === undefined || checkAmount(text, balance) !== true) return '';
  const left = new Decimal(balance).minus(amount);
  return left.isZero() ? 'Settles the invoice in full.' : `Leaves ${formatMoney(left)} open.`;
}

/** What the button says: it names the amount. */
export function submitLabel(text: string): string {
  const amount = amountOf(text);
  return amount?.gt(0) ? `Add payment of ${formatMoney(amount)}` : 'Add payment';
}

/** Today is left to the server, another day counts from its noon in the installation. */
const dateOf = (day: string) => (day === today() ? undefined : momentOf(day));

/** A day as a moment: its noon in the installation. */
export const momentOf = (day: string) => momentIn(installationZone(), day, '12:00:00.000').toISOString();

/** The payment as the call takes it. */
export function paymentOf(
  entry: PaymentEntry,
  { loadId, type }: Pick<InvoiceDetail, 'loadId' | 'type'>,
  key: string,
): KeyedPayment {
  const { paymentMethod, referenceNumber, amount } = entry;
  return {
    loadId,
    paymentMethod,
    referenceNumber: referenceNumber.trim() || null,
    amount: new Decimal(amount).toNumber(),
    ...paidOnOf(entry),
    isEditInvoice: type === 4,
    key,
  };
}
