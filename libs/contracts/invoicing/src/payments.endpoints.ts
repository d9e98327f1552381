import { allow, endpoint, id, line, listOf, paging, saved } from '@washcoat/contract-kernel';
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
      paymentMethod: z.enum(['CHECK', 'CASH', 'Bank Transfer']),
      referenceNumber: line(80).nullable().optional(),
      amount: z
        .number()
        .positive('Enter an amount above zero')
        .max(100_000_000)
        .multipleOf(0.01, 'Enter dollars and cents'),
      /** Not before today; today when absent. */
      date: z.iso.datetime().optional(),
      isEditInvoice: z.boolean().default(false),
    })
    .refine((entry) => entry.paymentMethod === 'CASH' || Boolean(entry.referenceNumber?.trim()), {
      path: ['referenceNumber'],
      message: 'CHECK and Bank Transfer need a reference number',
    }),
  output: saved.extend({ paymentId: id, balance: z.number().optional() }),
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
