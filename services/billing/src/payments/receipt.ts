import { conflict } from '@washcoat/service-kit';
import type { PaymentRecord } from './payment.model';

/** What a receipt is given for: money that was taken, also when it was given back later. */
const PAID = ['success', 'refunded', 'disputed', 'lost'];

/** Throws 409 for a payment that came to nothing. */
export function assertHasReceipt({ status }: Pick<PaymentRecord, 'status'>): void {
  if (!PAID.includes(status)) throw conflict('This payment was not taken, so it has no receipt.', 'NOT_PAID');
}
