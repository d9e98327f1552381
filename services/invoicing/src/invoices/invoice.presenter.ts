import type { Invoice } from '@washcoat/contract-invoicing';
import { dueDays } from '@washcoat/metals';
import { creditOwedOf, statusOf } from './invoice';
import type { OrderSight } from './invoice.policy';
import type { ListedInvoiceRow } from './invoice.row';

/** What the due days depend on besides the invoice. */
export interface Today {
  now: Date;
  timezone: string;
}

/** An invoice as lists show it; its money is absent for those who see no sums. */
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
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
