import type { PaymentOrder } from '../provider/card-provider';
import type { PurchaseRecord } from './purchase.model';

/** What the provider is to open for a purchase: the same whenever it is asked. */
export function orderOf(purchase: PurchaseRecord): PaymentOrder {
  const { purchaseId, amountCents: amount, planName, userId, email, fullName, renews: keepsCard } = purchase;
  return {
    purchaseId,
    amount,
    planName,
    userId,
    email,
    fullName,
    keepsCard,
    customerId: purchase.customerId,
  };
}
