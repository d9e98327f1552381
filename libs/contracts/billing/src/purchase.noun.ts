import {
  centsField,
  derivedField,
  momentField,
  neededChoiceField,
  noun,
  shownOnly,
  wholeField,
  type Answer,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

/** What became of the money of a purchase; `lost`: a bank took it back for good; `none`: nothing had to be paid. */
export const purchaseStatus = z.enum(['success', 'refunded', 'disputed', 'lost', 'none']);
export type PurchaseStatus = z.output<typeof purchaseStatus>;

const count = (label: string) => shownOnly(wholeField(label, [0, 2 ** 31 - 1]));

/** A plan that somebody bought, as the house's books need it; amounts are cents. Nobody edits one. */
export const purchaseNoun = noun(
  ['purchase', 'purchases'],
  {
    at: momentField('Date', { format: 'listed' }),
    companyName: derivedField('Company'),
    userName: derivedField('User'),
    userId: { ...derivedField('User id', { export: false }), read: z.guid() },
    planName: derivedField('Plan'),
    /** Null of those from before there were any. */
    planVersion: { ...count('Plan Version'), read: z.nullable(z.int()) },
    lookups: count('Lookups'),
    /** What the plan cost, and what its promo code took off. */
    listPrice: centsField('Price'),
    promoCode: derivedField('Promo Code'),
    discount: centsField('Discount'),
    /** What was paid: without sales tax, the tax, and both together. */
    net: centsField('Net'),
    tax: centsField('Tax'),
    amount: centsField('Paid'),
    /** What was given back of that, in the same parts. */
    refundedNet: centsField('Net Refunded'),
    refundedTax: centsField('Tax Refunded'),
    refunded: centsField('Refunded'),
    /** What a bank took back of the rest, by a dispute that was lost. */
    lostNet: centsField('Net Lost'),
    lostTax: centsField('Tax Lost'),
    lost: centsField('Lost'),
    /** By which its receipt is asked for; null where nothing had to be paid. */
    transactionId: { ...derivedField('Transaction', { export: false }), read: z.nullable(z.guid()) },
    paymentId: derivedField('Payment'),
    card: derivedField('Card'),
    status: shownOnly(
      neededChoiceField('Status', purchaseStatus, {
        choices: [
          { value: 'success', label: 'Paid' },
          { value: 'refunded', label: 'Refunded' },
          { value: 'disputed', label: 'Disputed' },
          { value: 'lost', label: 'Dispute lost' },
          { value: 'none', label: 'Free' },
        ],
      }),
    ),
  },
  { isVersioned: false },
);
export type Purchase = Answer<typeof purchaseNoun>;
