import { invoiceAges, type Invoice, type InvoiceTotals } from '@washcoat/contract-invoicing';
import { dueDays } from '@washcoat/metals';
import type { AgeSum, InvoiceSums } from './invoice-list.repository';
import { creditOwedOf, statusOf } from './invoice';
import type { OrderSight } from './invoice.policy';
import type { ListedInvoice } from './invoice.model';

/** What the due days depend on besides the invoice. */
export interface Today {
  now: Date;
  timezone: string;
}

/** An invoice as lists show it; its money is absent for those who see no sums, its lots for all but the house. */
export function presentInvoice(row: ListedInvoice, { now, timezone }: Today, sight: OrderSight): Invoice {
  const creditOwed = creditOwedOf(row);
  const isDue = row.buyerFinalisedDate !== null && creditOwed === 0;
  const dates = {
    buyerFinalisedDate: iso(row.buyerFinalisedDate),
    invoiceSettledDate: iso(row.settledDate),
    payForwardDate: iso(row.payForwardDate),
  };
  return {
    loadId: row.loadId,
    invoiceNo: row.invoiceNo,
    loadName: row.loadName,
    type: row.type,
    status: statusOf(row),
    companyId: row.companyId,
    companyName: row.companyName,
    parentCompanyName: row.parentCompanyName,
    facilityName: row.facilityName,
    assistantFirstName: row.assistantFirstName,
    assistantLastName: row.assistantLastName,
    createdDate: row.createdDate.toISOString(),
    updatedDate: row.updatedDate.toISOString(),
    sellerFinalisedBy: sight.names === false ? null : row.sellerFinalisedBy,
    sellerFinalisedDate: iso(row.sellerFinalisedDate),
    ...dates,
    ...(sight.sums
      ? {
          subtotal: Number(row.subtotal),
          grandtotal: Number(row.grandtotal),
          amountPaid: Number(row.amountPaid),
          balance: Number(row.balance),
          creditOwed,
        }
      : {}),
    dueDays: isDue ? dueDays(dates, now.toISOString(), timezone) : null,
    paymentModes: row.paymentModes,
    ...(sight.lots
      ? {
          loadInfo: row.loadInfo,
          dieselLot: row.dieselLot,
          ceramicLot: row.ceramicLot,
          foilLot: row.foilLot,
          afmLot: row.afmLot,
        }
      : {}),
  };
}

/** What a list comes to, every age in its place; its money is absent for those who see no sums. */
export function presentTotals(
  { invoices, grandtotal, amountPaid, balance }: InvoiceSums,
  ages: readonly AgeSum[],
  areSumsShown: boolean,
): InvoiceTotals {
  const sums = { grandtotal: Number(grandtotal), amountPaid: Number(amountPaid), balance: Number(balance) };
  return {
    invoices,
    ...(areSumsShown ? sums : {}),
    ages: invoiceAges.map((age) => {
      const sum = ages.find((one) => one.age === age);
      return {
        age,
        invoices: sum?.invoices ?? 0,
        ...(areSumsShown ? { balance: Number(sum?.balance ?? 0) } : {}),
      };
    }),
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
