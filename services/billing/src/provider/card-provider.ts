/** A card as receipts name it: never its number. */
export interface CardFacts {
  /** The last four digits. */
  card: string;
  brand: string;
  /** `MM/YY`. */
  expiry: string;
}

/**
 * What a provider says of a payment now, whatever it said before. `unconfirmed`: nothing was asked of the card yet;
 * `processing`: the provider does not know yet itself; `failed`: nothing was taken. Amounts are cents.
 */
export interface ProviderPayment {
  intentId: string;
  /** The purchase that it was opened for; null for one of somebody else. */
  purchaseId: string | null;
  status: 'unconfirmed' | 'requires_action' | 'processing' | 'succeeded' | 'failed';
  amount: number;
  /** What the page confirms it with, while that has to be done. */
  clientSecret: string | null;
  card: CardFacts | null;
  /** Why it failed, in the provider's words. */
  failure: string | null;
  refunded: number;
  dispute: 'open' | 'won' | 'lost' | null;
}

/** What is to be paid. */
export interface PaymentOrder {
  purchaseId: string;
  /** Cents. */
  amount: number;
  planName: string;
  userId: string;
  email: string;
  fullName: string;
  /** Keeps the card for renewals. */
  keepsCard: boolean;
  /** Who keeps it; without one the payment gets a customer of its own. */
  customerId?: string | null;
}

/** Whose cards are kept. */
export interface CardBuyer {
  userId: string;
  email: string;
  fullName: string;
}

/** A card that the provider keeps. */
export interface SavedCard extends CardFacts {
  cardId: string;
  /** It pays what is bought every month. */
  isDefault: boolean;
}

/** What became of keeping a card: kept, or to be confirmed by its holder with the secret. */
export interface CardSetup {
  clientSecret: string | null;
}

/** Which card pays the renewals of a customer from now on. */
export interface CardUse {
  customerId: string;
  cardId: string;
  /** What the provider calls them. */
  renewals: readonly string[];
}

/**
 * What the provider is to charge every month, by the card of a payment. All of it is reckoned from what is stored: asked
 * once more it is the same, and one at the provider.
 */
export interface RenewalOrder {
  purchaseId: string;
  renewalId: string;
  intentId: string;
  planName: string;
  amount: number;
  /** When it is charged first. */
  nextAt: Date;
  /** Who keeps the card, where somebody does. */
  customerId?: string | null;
}

/** The same once more, by a card that is kept; what has the same key is one. */
export interface RenewalAgain {
  key: string;
  renewalId: string;
  customerId: string;
  cardId: string;
  planName: string;
  amount: number;
  nextAt: Date;
}

/** A renewal at the provider. */
export interface ProviderRenewal {
  providerId: string;
  customerId: string;
  /** When it is charged next. */
  nextAt: Date;
}

/** A renewal that the provider charges on. */
export interface RunningRenewal {
  providerId: string;
  /** What it was told to be the one of when it began; null for one of somebody else. */
  renewalId: string | null;
}

/** What the provider tells of a bill of a renewal. */
export interface ProviderBill {
  billId: string;
  /** The renewal at the provider. */
  providerId: string;
  /** What the renewal was told to be the one of when it began; null for one of somebody else. */
  renewalId: string | null;
  isPaid: boolean;
  amount: number;
  intentId: string | null;
  nextAt: Date | null;
}

/** What a provider told, once its signature was found right. */
export interface ProviderEvent {
  eventId: string;
  kind: string;
  toldAt: Date;
  /** The object that it is about, as it was then. */
  payload: Readonly<Record<string, unknown>>;
}

/**
 * Takes payments by card. Each call may be sent again, and is done once; none of them is made within a transaction.
 * What is never learned (an answer that got lost) is asked for with `find`.
 */
export interface CardProvider {
  readonly kind: 'stripe' | 'test';
  readonly publishableKey: string | null;
  /** Whether an id is one of this provider's: what was begun with another one is not asked of it. */
  owns(id: string): boolean;
  /** Whether an id names a payment method as this provider names them. */
  isPaymentMethod(id: string): boolean;
  /** Opens a payment of which nothing is taken yet, one per purchase. */
  open(order: PaymentOrder): Promise<ProviderPayment>;
  /** Takes the payment from the card. */
  confirm(intentId: string, paymentMethod: string): Promise<ProviderPayment>;
  /** What is known of a payment; null for one that is not there. */
  find(intentId: string): Promise<ProviderPayment | null>;
  /** Gives a payment up that was not taken; one that was stays what it is. */
  abandon(intentId: string): Promise<ProviderPayment>;
  /** All payments since a moment, in no order that matters. */
  payments(since: Date): AsyncIterable<ProviderPayment>;
  /** Reads what was told. Throws SignatureProblem for what the provider did not sign, or signed long ago. */
  readEvent(body: string, signature: string): ProviderEvent;
  renew(order: RenewalOrder): Promise<ProviderRenewal>;
  renewAgain(order: RenewalAgain): Promise<ProviderRenewal>;
  endRenewal(providerId: string): Promise<void>;
  /** Whether a renewal has ended, whoever ended it; null for one that the provider does not know. */
  hasEnded(providerId: string): Promise<boolean | null>;
  /** The renewals that have not ended, in no order that matters. */
  runningRenewals(): AsyncIterable<RunningRenewal>;
  /** Who keeps the cards of somebody; made once for what is sent again. */
  customerOf(buyer: CardBuyer): Promise<string>;
  cards(customerId: string): Promise<SavedCard[]>;
  /** Keeps a card, of which nothing is taken. Throws ProviderRefusal for one that is declined. */
  keepCard(customerId: string, paymentMethod: string): Promise<CardSetup>;
  /** Has a card pay renewals, and tries what is open of them; answers the bills that were tried. */
  useCard(use: CardUse): Promise<string[]>;
  /** The cards that renewals of a customer are charged to, whichever is the default one. */
  payers(customerId: string, renewals: readonly string[]): Promise<string[]>;
  forgetCard(cardId: string): Promise<void>;
  findBill(billId: string): Promise<ProviderBill | null>;
  /** The bill that a payment was made for; null for one that was made for none. */
  findBillOf(intentId: string): Promise<ProviderBill | null>;
  /** Tries a bill once more by the card that it is charged to, once per attempt: what came of it stands in the bill. */
  payBill(billId: string, attempt: string): Promise<void>;
  /** The bills of renewals that were made since a moment and are paid, in no order that matters. */
  paidBills(since: Date): AsyncIterable<ProviderBill>;
}

/** The provider refused for good: the card, or what was said of it. Its message is for the holder of the card. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** Nobody knows what the provider did: it did not answer, or its answer got lost. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** What was told is not signed by the provider of this installation, or too long ago. */
export class SignatureProblem extends Error {
  override name = 'SignatureProblem';
}
