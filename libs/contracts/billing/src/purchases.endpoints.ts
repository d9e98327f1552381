import {
  allow,
  email,
  endpoint,
  id,
  linkAnswer,
  open,
  requiredLine,
  line,
  saved,
  usStates,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { noCardNumber, providerId } from './provider-id';

const service = 'billing';
const access = allow({ hierarchy: [1, 2] });
/** What is bought is credited to whoever pays; the house buys nothing of itself. */
const buyers = allow({ hierarchy: [2] });

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
    /** What is to be paid for the plan with it, cents, and the sales tax in that; null without a plan. */
    amount: z.number().int().nullable(),
    tax: z.number().int().nullable(),
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
