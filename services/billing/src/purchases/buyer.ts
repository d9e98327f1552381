import type { purchase } from '@washcoat/contract-billing';
import type { InputOf } from '@washcoat/contract-kernel';
import type { PurchaseRecord } from './purchase.model';

/** What a page sends to buy a plan. */
export type PurchaseForm = InputOf<typeof purchase>;

/** Who pays and by what, as the page said it; nothing of it decides what is charged. */
export const buyerOf = (
  form: PurchaseForm,
): Pick<
  PurchaseRecord,
  | 'card'
  | 'brand'
  | 'expiry'
  | 'fullName'
  | 'email'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'pincode'
  | 'country'
> => ({
  card: form.card,
  brand: form.brand,
  expiry: form.expiry,
  fullName: form.fullName,
  email: form.email,
  addressLine1: form.addressLine1,
  addressLine2: form.addressLine2,
  city: form.city,
  state: form.state,
  pincode: form.pincode,
  country: form.country,
});
