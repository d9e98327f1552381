import type { Payment } from '@washcoat/contract-invoicing';
import type { OrderSight } from '../invoices/invoice.policy';
import type { PaymentRecord } from './payment.model';

/** A payment as lists and the invoice show it; its date is the day it was paid. Its amount tells the sum that it pays. */
export function presentPayment(row: PaymentRecord, { sums }: Pick<OrderSight, 'sums'>): Payment {
  return {
    paymentId: row.paymentId,
    loadId: row.loadId,
    paymentMethod: row.paymentMethod,
    referenceNumber: row.referenceNumber,
    ...(sums ? { amount: Number(row.amount) } : {}),
    createdDate: row.paidAt.toISOString(),
  };
}
