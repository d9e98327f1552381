import {
  paymentAdd,
  paymentDelete,
  paymentEdit,
  paymentList,
  paymentSplit,
  paymentSteps,
} from '@washcoat/contract-invoicing';
import { asks, sends, sendsOnce, type Keyed } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** A payment with the key that makes sending it twice harmless. */
export type KeyedPayment = Keyed<typeof paymentAdd>;

export const paymentsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    payments: asks(builder, paymentList, { providesTags: ['Payments'] }),
    paymentSteps: asks(builder, paymentSteps, { providesTags: ['Payments'] }),
    addPayment: sendsOnce(builder, paymentAdd, { invalidatesTags: ['Payments', 'Invoice', 'Invoices'] }),
    splitPayment: sendsOnce(builder, paymentSplit, { invalidatesTags: ['Payments', 'Invoice', 'Invoices'] }),
    datePayment: sends(builder, paymentEdit, { invalidatesTags: ['Payments', 'Invoice'] }),
    deletePayment: sends(builder, paymentDelete, { invalidatesTags: ['Payments', 'Invoice', 'Invoices'] }),
  }),
});

export const {
  usePaymentsQuery,
  usePaymentStepsQuery,
  useAddPaymentMutation,
  useSplitPaymentMutation,
  useDatePaymentMutation,
  useDeletePaymentMutation,
} = paymentsApi;
