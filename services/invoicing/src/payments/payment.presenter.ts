import type { Payment } from '@washcoat/contract-invoicing';
import type { OrderSight } from '../invoices/invoice.policy';
import type { PaymentRow } from './payment.repository';

/** A payment as lists and the invoice show it; its date is the day it was paid. Its amount tells the sum that it pays. */
export function presentPayment(row: PaymentRow, { sums }: Pick<OrderSight, 'sums'>): Payment {
  return {
    paymentId: row.payment_id,
    loadId: row.load_id,
    paymentMethod: row.payment_method,
    referenceNumber: row.reference_number,
    ...(sums ? { amount: Number(row.amount) } : {}),
    createdDate: row.paid_at.toISOString(),
  };
}
