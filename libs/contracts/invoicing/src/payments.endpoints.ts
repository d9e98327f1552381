import { allow, endpoint, id, line, listOf, moment, paging, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { payment } from './invoices.endpoints';

const service = 'invoicing';
const changes = allow({ hierarchy: [1, 4], flags: ['canBuildCart'] });

export const paymentList = endpoint({
  id: 'paymentList',
  service,
  method: 'GET',
  path: '/read/v1/load/payments/getAll',
  summary: 'Payments of a load, oldest first',
  access: allow({ flags: ['canBuildCart'] }, { hierarchy: [10] }),
  input: z.object({ loadId: id, ...paging(20) }),
  output: listOf(payment).extend({ amountReceived: z.number().optional() }),
});

/** What was done with the money of a load. Figures are absent for those who may not see what is owed. */
export const paymentStep = z.object({
  stepId: z.string(),
  at: moment,
  action: z.enum([
    'recorded a payment',
    'dated a payment',
    'deleted a payment',
    'settled it',
    'opened it again',
  ]),
  /** Who did it; empty for those who may not see the names of others, and where an order did it that was corrected. */
  by: z.string(),
  paymentMethod: payment.shape.paymentMethod.optional(),
  referenceNumber: z.string().nullable().optional(),
  amount: z.number().optional(),
});
export type PaymentStep = z.infer<typeof paymentStep>;

export const paymentSteps = endpoint({
  id: 'paymentSteps',
  service,
  method: 'GET',
  path: '/read/v1/load/payments/timeline',
  summary: 'Who recorded and deleted payments of a load, and what that settled or opened again, newest first',
  access: paymentList.access,
  input: z.object({ loadId: id, ...paging(20) }),
  output: listOf(paymentStep),
});

/** Who may say that something was paid on a day that is over: who corrects orders of the house. */
export const datingBack = allow({ hierarchy: [1], flags: ['canEditInvoice'] });

/** How many days ahead a payment may be dated: a year. Beyond it the year was mistyped. */
export const MOST_DAYS_AHEAD = 366;
export const TOO_FAR_AHEAD = 'Choose a day within a year';

/** When something was paid: today or later, an earlier day only where it says so. */
const paidOn = {
  date: z.iso.datetime(),
  /** It was received on the named day, which is over; for those who may correct orders. */
  isEarlier: z.boolean().optional(),
};
/** The same; today when absent. */
const paidOnOrToday = { ...paidOn, date: paidOn.date.optional() };

const paymentMethod = z.enum(['CHECK', 'CASH', 'Bank Transfer']);
const amount = z
  .number()
  .positive('Enter an amount above zero')
  .max(100_000_000)
  .multipleOf(0.01, 'Enter dollars and cents');

const hasReference = (entry: { paymentMethod: string; referenceNumber?: string | null }) =>
  entry.paymentMethod === 'CASH' || Boolean(entry.referenceNumber?.trim());
const noReference = {
  path: ['referenceNumber'],
  message: 'CHECK and Bank Transfer need a reference number',
};

export const paymentAdd = endpoint({
  id: 'paymentAdd',
  service,
  method: 'POST',
  path: '/write/v1/load/payments/add',
  summary: 'Records a payment; one that would make the balance negative is refused',
  access: changes,
  input: z
    .object({
      loadId: id,
      paymentMethod,
      referenceNumber: line(80).nullable().optional(),
      amount,
      ...paidOnOrToday,
      isEditInvoice: z.boolean().default(false),
    })
    .refine(hasReference, noReference),
  output: saved.extend({ paymentId: id, balance: z.number().optional() }),
});

export const paymentSplit = endpoint({
  id: 'paymentSplit',
  service,
  method: 'POST',
  path: '/write/v1/load/payments/split',
  summary: 'Records one payment over several invoices of one company, or nothing of it',
  access: changes,
  input: z
    .object({
      paymentMethod,
      referenceNumber: line(80).nullable().optional(),
      ...paidOnOrToday,
      /** What of it pays which invoice. */
      parts: z
        .array(z.object({ loadId: id, amount }))
        .min(1)
        .max(100)
        .refine((parts) => new Set(parts.map(({ loadId }) => loadId.toLowerCase())).size === parts.length, {
          message: 'Name every invoice once',
        }),
    })
    .refine(hasReference, noReference),
  output: saved.extend({ payments: z.number().int() }),
});

export const paymentEdit = endpoint({
  id: 'paymentEdit',
  service,
  method: 'PUT',
  path: '/write/v1/load/payments/edit',
  summary: 'Dates a payment on another day',
  access: changes,
  input: z.object({ paymentId: id, loadId: id, ...paidOn, isEditInvoice: z.unknown().optional() }),
  output: saved,
});

export const paymentDelete = endpoint({
  id: 'paymentDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/load/payments/delete',
  summary: 'Removes a payment and re-opens the invoice; the sent amount is ignored',
  access: changes,
  input: z.object({
    paymentId: id,
    loadId: id,
    amount: z.coerce.number().optional(),
    isEditInvoice: z.unknown().optional(),
  }),
  output: saved.extend({ balance: z.number().optional() }),
});
