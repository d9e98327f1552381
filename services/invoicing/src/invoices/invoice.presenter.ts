import { invoiceAges, type Invoice, type InvoiceTotals } from '@washcoat/contract-invoicing';
import { dueDays } from '@washcoat/metals';
import type { AgeSum, InvoiceSums } from './invoice-list.repository';
import { creditOwedOf, statusOf } from './invoice';
import type { OrderSight } from './invoice.policy';
import type { ListedInvoiceRow } from './invoice.row';

/** What the due days depend on besides the invoice. */
export interface Today {
  now: Date;
  timezone: string;
}

/** An invoice as lists show it; its money is absent for those who see no sums, its lots for all but the house. */
export function presentInvoice(row: ListedInvoiceRow, { now, timezone }: Today, sight: OrderSight): Invoice {
  const creditOwed = creditOwedOf(row);
  const isDue = row.buyer_finalised_date !== null && creditOwed === 0;
  const dates = {
    buyerFinalisedDate: iso(row.buyer_finalised_date),
    invoiceSettledDate: iso(row.settled_date),
    payForwardDate: iso(row.pay_forward_date),
  };
  return {
    loadId: row.load_id,
    invoiceNo: row.invoice_no,
    loadName: row.load_name,
    type: row.type,
    status: statusOf(row),
    companyId: row.company_id,
    companyName: row.company_name,
    parentCompanyName: row.parent_company_name,
    facilityName: row.facility_name,
    assistantFirstName: row.assistant_first_name,
    assistantLastName: row.assistant_last_name,
    createdDate: row.created_date.toISOString(),
    updatedDate: row.updated_date.toISOString(),
    sellerFinalisedBy: row.seller_finalised_by,
    sellerFinalisedDate: iso(row.seller_finalised_date),
    ...dates,
    ...(sight.sums
      ? {
          subtotal: Number(row.subtotal),
          grandtotal: Number(row.grandtotal),
          amountPaid: Number(row.amount_paid),
          balance: Number(row.balance),
          creditOwed,
        }
      : {}),
    dueDays: isDue ? dueDays(dates, now.toISOString(), timezone) : null,
    paymentModes: row.payment_modes,
    ...(sight.lots
      ? {
          loadInfo: row.load_info,
          dieselLot: row.diesel_lot,
          ceramicLot: row.ceramic_lot,
          foilLot: row.foil_lot,
          afmLot: row.afm_lot,
        }
      : {}),
  };
}

/** What a list comes to, every age in its place; its money is absent for those who see no sums. */
export function presentTotals(
  { invoices, grandtotal, amount_paid, balance }: InvoiceSums,
  ages: readonly AgeSum[],
  areSumsShown: boolean,
): InvoiceTotals {
  const sums = { grandtotal: Number(grandtotal), amountPaid: Number(amount_paid), balance: Number(balance) };
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
