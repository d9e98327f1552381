import type { transactionList } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { PaymentRecord } from './payment.model';

/** A card payment as its payer sees it; the amount in cents, the card by its last digits. */
export function presentPayment(payment: PaymentRecord): AnswerOf<typeof transactionList>['list'][number] {
  return {
    transactionId: payment.transactionId,
    planName: payment.planName,
    amount: payment.amountCents,
    card: payment.card,
    brand: payment.brand,
    expiry: payment.expiry,
    created: payment.createdAt.toISOString(),
    status: payment.status,
  };
}
