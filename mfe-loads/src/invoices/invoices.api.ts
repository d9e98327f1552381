import { invoiceGet, invoiceList, invoicePdf, invoiceResend } from '@washcoat/contract-invoicing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type InvoiceListAnswer = AnswerOf<typeof invoiceList>;
export type InvoiceListRequest = RequestOf<typeof invoiceList>;

export const invoicesApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    invoices: builder.query<InvoiceListAnswer, InvoiceListRequest>({
      query: call(invoiceList),
      providesTags: ['Invoices'],
    }),
    invoice: builder.query<AnswerOf<typeof invoiceGet>, RequestOf<typeof invoiceGet>>({
      query: call(invoiceGet),
      providesTags: ['Invoice'],
    }),
    invoicePdf: builder.query<AnswerOf<typeof invoicePdf>, RequestOf<typeof invoicePdf>>({
      query: call(invoicePdf),
      keepUnusedDataFor: 0,
    }),
    resendInvoice: builder.mutation<AnswerOf<typeof invoiceResend>, RequestOf<typeof invoiceResend>>({
      query: call(invoiceResend),
    }),
  }),
});

export const { useInvoicesQuery, useInvoiceQuery, useLazyInvoicePdfQuery, useResendInvoiceMutation } =
  invoicesApi;

/** Keeps an invoice fresh without reading it. */
export const useInvoiceSubscription = invoicesApi.endpoints.invoice.useQuerySubscription;
