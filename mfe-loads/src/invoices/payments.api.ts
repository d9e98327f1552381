import { paymentAdd, paymentDelete, paymentList, paymentSplit } from '@washcoat/contract-invoicing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** A payment with the key that makes sending it twice harmless. */
export type KeyedPayment = RequestOf<typeof paymentAdd> & { key: string };
/** The same over several invoices. */
export type KeyedSplit = RequestOf<typeof paymentSplit> & { key: string };

export const paymentsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    payments: asks(builder, paymentList, { providesTags: ['Payments'] }),
    addPayment: builder.mutation<AnswerOf<typeof paymentAdd>, KeyedPayment>({
      query: ({ key, ...input }) => call(paymentAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Payments', 'Invoice', 'Invoices'],
    }),
    splitPayment: builder.mutation<AnswerOf<typeof paymentSplit>, KeyedSplit>({
      query: ({ key, ...input }) => call(paymentSplit, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Payments', 'Invoice', 'Invoices'],
    }),
    deletePayment: sends(builder, paymentDelete, { invalidatesTags: ['Payments', 'Invoice', 'Invoices'] }),
  }),
});

export const { usePaymentsQuery, useAddPaymentMutation, useSplitPaymentMutation, useDeletePaymentMutation } =
  paymentsApi;
