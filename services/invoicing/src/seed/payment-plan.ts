import type { Payment } from '@washcoat/contract-invoicing';
import { orZero } from '@washcoat/metals';

/** An invoice that may be paid. */
export interface PayableInvoice {
  loadId: string;
  grandtotal: string;
  completedAt: Date;
}

export interface PlannedPayment {
  loadId: string;
  paymentMethod: Payment['paymentMethod'];
  referenceNumber: string | null;
  amount: number;
  paidAt: Date;
}

type Random = () => number;

const DAY_MS = 86_400_000;
const SETTLED_SHARE = 0.6;
const PARTLY_PAID_SHARE = 0.2;
/** How much age, against chance, decides whether an invoice is paid. */
const WEIGHT_OF_AGE = 0.6;
const MOST_CASH = 2000;

/**
 * Payments for `invoices` in the order of their days: about 60 % of the invoices are settled, 20 % partly paid, the
 * elder ones rather than the younger, and nothing is paid after `today`.
 */
export function planPayments(
  invoices: readonly PayableInvoice[],
  random: Random,
  today: Date,
): PlannedPayment[] {
  const byAge = [...invoices].sort((a, b) => a.completedAt.getTime() - b.completedAt.getTime());
  const byLuck = byAge
    .map((invoice, index) => ({ invoice, luck: luckOf(index / byAge.length, random) }))
    .sort((a, b) => a.luck - b.luck)
    .map(({ invoice }) => invoice);
  const settled = Math.round(byLuck.length * SETTLED_SHARE);
  const partlyPaid = Math.round(byLuck.length * PARTLY_PAID_SHARE);
  const planned = byLuck
    .slice(0, settled + partlyPaid)
    .flatMap((invoice, index) => paymentsOf(invoice, index < settled, random, today));
  return planned.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

const luckOf = (age: number, random: Random) => WEIGHT_OF_AGE * age + (1 - WEIGHT_OF_AGE) * random();

function paymentsOf(
  { loadId, grandtotal, completedAt }: PayableInvoice,
  isSettled: boolean,
  random: Random,
  today: Date,
): PlannedPayment[] {
  let day = 1 + Math.floor(random() * 9);
  return amountsOf(grandtotal, isSettled, random).map((amount) => {
    const paidAt = new Date(Math.min(completedAt.getTime() + day * DAY_MS, today.getTime()));
    day += 2 + Math.floor(random() * 12);
    return { loadId, amount, paidAt, ...methodOf(amount, random) };
  });
}

/** Whole dollars for all but the last payment of a settled invoice, which pays the rest. */
function amountsOf(grandtotal: string, isSettled: boolean, random: Random): number[] {
  const total = orZero(grandtotal);
  const part = total
    .times(0.3 + random() * 0.45)
    .floor()
    .toNumber();
  const isInParts = random() < 0.35 && part > 0;
  if (!isSettled) return part > 0 ? [part] : [];
  return isInParts ? [part, total.minus(part).toNumber()] : [total.toNumber()];
}

function methodOf(amount: number, random: Random): Pick<PlannedPayment, 'paymentMethod' | 'referenceNumber'> {
  const [choice, number] = [random(), Math.floor(random() * 9000)];
  if (choice < 0.2 && amount <= MOST_CASH) return { paymentMethod: 'CASH', referenceNumber: null };
  if (choice < 0.65) return { paymentMethod: 'CHECK', referenceNumber: String(10_100 + number) };
  return { paymentMethod: 'Bank Transfer', referenceNumber: `FT ${80_000 + number}` };
}
