import type { PurchaseRequest } from './purchase.api';

/** Who pays, as the first tab asks for it. */
export type Customer = Required<
  Pick<
    PurchaseRequest,
    'fullName' | 'email' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'pincode' | 'country'
  >
>;

/** A card as the provider names it: its number stays with the provider. */
export type NamedCard = Required<Pick<PurchaseRequest, 'paymentId' | 'card' | 'brand' | 'expiry'>>;

/** The fields of a card provider, once they are there. */
export interface CardFields {
  /** Has the provider name what was entered, for a customer where one was asked for. Rejects with its words for the holder of the card. */
  name(customer: Customer | null): Promise<NamedCard>;
  /** Has the holder confirm the payment in the provider's dialog; comes back when the dialog is gone. */
  confirm(clientSecret: string): Promise<void>;
}

/** The words of what a provider refused. */
export class CardProblem extends Error {
  override name = 'CardProblem';
}

/** No card, for what costs nothing. */
export const noCard = (): NamedCard => ({
  paymentId: `free_${crypto.randomUUID()}`,
  card: '',
  brand: '',
  expiry: '',
});
