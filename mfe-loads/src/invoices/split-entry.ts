import type { Invoice } from '@washcoat/contract-invoicing';
import { formatMoney } from '@washcoat/ui';
import Decimal from 'decimal.js';

/** What of a payment goes to one invoice, as it is typed. */
export type Split = Readonly<Record<string, string>>;

const since = (row: Invoice) => row.payForwardDate ?? row.buyerFinalisedDate ?? row.createdDate;

/** The invoices that have been due longest first. */
export function oldestFirst(invoices: readonly Invoice[]): Invoice[] {
  return [...invoices].sort((a, b) => since(a).localeCompare(since(b)) || a.loadId.localeCompare(b.loadId));
}

/** An amount of money as it is typed; null while it is none. */
export function amountIn(text: string): Decimal | null {
  const isAmount = /^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(text);
  return isAmount ? new Decimal(text) : null;
}

/** What is open of them together. */
export function openOf(invoices: readonly Invoice[]): Decimal {
  return invoices.reduce((sum, { balance = 0 }) => sum.plus(balance), new Decimal(0));
}

/** A payment shared out over invoices in their order: each gets what is open of it while something is left. */
export function shareOut(total: string, invoices: readonly Invoice[]): Split {
  let left = amountIn(total) ?? new Decimal(0);
  return Object.fromEntries(
    invoices.map(({ loadId, balance = 0 }) => {
      const part = Decimal.min(left, balance);
      left = left.minus(part);
      return [loadId, part.isZero() ? '' : part.toFixed(2)];
    }),
  );
}

/** What the parts add up to. */
export function sumOf(split: Split): Decimal {
  return Object.values(split).reduce((sum, text) => sum.plus(amountIn(text) ?? 0), new Decimal(0));
}

/** What is wrong with the whole payment, or undefined: what is typed beyond everything that is open would be recorded nowhere. */
export function totalProblem(text: string, invoices: readonly Invoice[]): string | undefined {
  const [amount, open] = [amountIn(text), openOf(invoices)];
  if (!amount) return 'Enter dollars and cents';
  if (amount.isZero()) return 'Enter an amount above zero';
  return amount.gt(open) ? `Only ${formatMoney(open)} is open` : undefined;
}

/** What is wrong with a part, or undefined; empty is nothing for that invoice. */
export function partProblem(text: string, { balance = 0 }: Invoice): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = amountIn(text);
  if (!amount) return 'Enter dollars and cents';
  return amount.gt(balance) ? `Only ${formatMoney(balance)} is open` : undefined;
}

/** The parts that pay something, as the call takes them. */
export function partsOf(split: Split): { loadId: string; amount: number }[] {
  return Object.entries(split).flatMap(([loadId, text]) => {
    const amount = amountIn(text);
    return amount?.gt(0) ? [{ loadId, amount: amount.toNumber() }] : [];
  });
}
