import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** How far a renewal that could not be charged has come: at once, after 3 and 7 days, and when it was ended. */
export const unpaidStep = z.enum(['failed', 'reminder', 'last', 'ended']);
export type UnpaidStep = z.infer<typeof unpaidStep>;

/** A renewal could not be charged, still is not, or was ended because of it: its payer is to be written to. */
export const renewalUnpaid = defineEvent({
  name: 'billing.renewal-unpaid.v1',
  topic: 'billing.renewal',
  kind: 'message',
  schema: z.object({
    renewalId: id,
    step: unpaidStep,
    email: z.string(),
    userName: z.string(),
    planName: z.string(),
    /** Cents. */
    amount: z.number().int(),
    /** When the renewal ends if nothing is paid, or ended. */
    endsAt: moment,
    /** Nothing is wrong with the card: its bank asks the payer to confirm the payment. */
    isToConfirm: z.boolean().optional(),
  }),
  example: {
    renewalId: '018f3c1e-0000-7000-8000-000000000801',
    step: 'reminder',
    email: 'subscriber@corner.test',
    userName: 'Lee Corner',
    planName: 'Starter',
    amount: 4900,
    endsAt: '2026-12-04T15:00:00.000Z',
  },
});
