import {
  allow,
  email,
  endpoint,
  id,
  linkAnswer,
  moment,
  open,
  requiredLine,
  line,
  saved,
  usStates,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { mayBeCardNumber } from './card-number';

const service = 'billing';
const access = allow({ hierarchy: [1, 2] });
/** What is bought is credited to whoever pays; the house buys nothing of itself. */
const buyers = allow({ hierarchy: [2] });

const CARD_NUMBER = 'A card number is never sent here. Enter it into the field of the card provider.';
const noCardNumber = <T extends z.ZodType<string>>(text: T) =>
  text.refine((value) => !mayBeCardNumber(value), CARD_NUMBER);

/** The card provider's id of something: words of letters and digits, of which none is a card number. */
const providerId = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,254}$/, 'Please enter the valid value')
  .refine(
    (value) => !value.split('_').some((word) => /^[\d-]+$/.test(word) && mayBeCardNumber(word)),
    CARD_NUMBER,
  );

/** The message of a purchase that is done, word for word as pages wait for it. */
export const PURCHASED = 'updated.successfully';

export const paymentSettings = endpoint({
  id: 'paymentSettings',
  service,
  method: 'GET',
  path: '/read/v1/payment/settings',
  summary: 'How cards are paid with here: the provider, and the key that its fields in the page need',
  access,
  input: z.object({}),
  output: z.object({
    provider: z.enum(['stripe', 'test', 'none']),
    publishableKey: z.string().nullable(),
  }),
});

export const promoCheck = endpoint({
  id: 'promoCheck',
  service,
  method: 'POST',
  path: '/write/v1/promocode/check',
  summary:
    'Whether a promo code takes something off, and what; with a plan also what is then to be paid, in cents',
  access,
  rateLimit: 'purchase',
  input: z.object({ promocode: requiredLine(100), modelId: id.optional() }),
  output: z.object({
    code: z.string(),
    isActive: z.boolean(),
    isPercentage: z.boolean(),
    value: z.number(),
    /** What the plan costs with it, cents; null without a plan. */
    amount: z.number().int().nullable(),
  }),
});

const state = z.enum(usStates.map(([code]) => code) as [string, ...string[]], 'Choose a state');

export const purchase = endpoint({
  id: 'purchase',
  service,
  method: 'POST',
  path: '/write/v1/payment/purchase',
  summary:
    'Buys a plan by a card that the provider named; the payment id counts once, sent again it gets its first answer',
  access: buyers,
  rateLimit: 'purchase',
  input: z.strictObject({
    /** The payment method that the provider's fields made in the page; where nothing is to be paid a new id of the page. */
    paymentId: providerId,
    modelId: id,
    promocode: noCardNumber(line(100)).nullish(),
    card: z
      .string()
      .regex(/^(\d{4})?$/, 'The last four digits')
      .default(''),
    brand: noCardNumber(line(40)).default(''),
    expiry: z
      .string()
      .regex(/^(\d{2}\/\d{2}(\d{2})?)?$/, 'Month and year')
      .default(''),
    fullName: noCardNumber(requiredLine(200)),
    email: noCardNumber(email),
    addressLine1: noCardNumber(requiredLine(200)),
    addressLine2: noCardNumber(line(200)).default(''),
    city: noCardNumber(requiredLine(100)),
    state,
    pincode: z.string().regex(/^\d{5,10}$/, 'Please enter the valid value'),
    country: z.literal('United States', 'Purchases are made in the United States.').default('United States'),
    /** What the page said is to be paid, cents: another price is refused with 409, never taken. */
    seenAmount: z.number().int().min(0).max(2_000_000_000).optional(),
    /** Buys the same plan again every month, by the same card, until it is ended. */
    renews: z.boolean().default(false),
  }),
  output: z.object({
    message: z.string().optional(),
    /** The holder of the card has to confirm it, in the provider's own dialog. */
    requiresAction: z.boolean().optional(),
    clientSecret: z.string().optional(),
  }),
});

export const paymentWebhook = endpoint({
  id: 'paymentWebhook',
  service,
  method: 'POST',
  path: '/write/v1/payment/webhook',
  summary: 'What the card provider tells, by its signature over the body as it was sent',
  access: open,
  input: z.looseObject({}),
  output: z.object({ received: z.boolean() }),
});

export const testConfirm = endpoint({
  id: 'testConfirm',
  service,
  method: 'POST',
  path: '/write/v1/payment/testConfirm',
  summary:
    'Confirms or refuses a payment as the holder of a test card would; only where no real cards are taken',
  access: buyers,
  input: z.object({ clientSecret: providerId, isConfirmed: z.boolean() }),
  output: saved,
});

export const receipt = endpoint({
  id: 'receipt',
  service,
  method: 'GET',
  path: '/read/v1/payment/receipt',
  summary: 'The receipt of a card payment as PDF',
  access,
  input: z.object({ transactionId: id }),
  output: linkAnswer,
});

export const renewalList = endpoint({
  id: 'renewalList',
  service,
  method: 'GET',
  path: '/read/v1/payment/renewals',
  summary: 'The plans that are bought again every month, newest first',
  access,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        renewalId: id,
        planName: z.string(),
        /** Cents. */
        amount: z.number().int(),
        status: z.enum(['active', 'past_due', 'ended']),
        nextAt: moment.nullable(),
        created: moment,
      }),
    ),
  }),
});

export const renewalEnd = endpoint({
  id: 'renewalEnd',
  service,
  method: 'POST',
  path: '/write/v1/payment/renewal/end',
  summary: 'Ends the renewal of a plan; what was bought stays',
  access,
  input: z.object({ renewalId: id }),
  output: saved,
});
