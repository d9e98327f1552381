import type { purchase } from '@washcoat/contract-billing';
import type { InputOf } from '@washcoat/contract-kernel';

/** What a page sends to buy a plan. */
export type PurchaseForm = InputOf<typeof purchase>;

/** Who pays and by what, as the page said it; nothing of it decides what is charged. */
export function buyerOf(form: PurchaseForm) {
  const { card, brand, expiry, fullName, email } = form;
  const { addressLine1, addressLine2, city, state, pincode, country } = form;
  return { card, brand, expiry, fullName, email, addressLine1, addressLine2, city, state, pincode, country };
}
