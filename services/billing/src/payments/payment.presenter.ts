import type { transactionList } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { PaymentModel } from './payment.model';

/** A card payment as its payer sees it; amounts in cents, the card by its last digits. */
export function presentPayment(payment: PaymentModel): AnswerOf<typeof transactionList>['list'][number] {
  const { purchase } = payment;
  return {
    transactionId: payment.transactionId,
    planName: payment.planName,
    amount: payment.amountCents,
    tax: purchase?.taxCents ?? 0,
    refunds: (purchase?.refunds ?? []).map(({ createdAt, amountCents, taxCents }) => ({
      ...{ at: createdAt.toISOString(), amount: amountCents, tax: taxCents },
    })),
    card: payment.card,
    brand: payment.brand,
    expiry: payment.expiry,
    created: payment.createdAt.toISOString(),
    status: payment.status,
  };
}
