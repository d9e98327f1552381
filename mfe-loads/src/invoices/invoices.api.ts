import {
  accountStatement,
  invoiceDelete,
  invoiceDump,
  invoiceGet,
  invoiceList,
  invoicePdf,
  invoiceResend,
  invoiceRevision,
  invoiceTotals,
  lotUpdate,
  sageExportFile,
  sageExportList,
  sageExportMake,
} from '@washcoat/contract-invoicing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type InvoiceListAnswer = AnswerOf<typeof invoiceList>;
/** What a list is narrowed and sorted by, and which one it is. */
export type InvoiceSelection = RequestOf<typeof invoiceTotals>;

export const invoicesApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    invoices: builder.query<InvoiceListAnswer, RequestOf<typeof invoiceList>>({
      query: call(invoiceList),
      providesTags: ['Invoices'],
    }),
    invoiceTotals: builder.query<AnswerOf<typeof invoiceTotals>, InvoiceSelection>({
      query: call(invoiceTotals),
      providesTags: ['Invoices'],
    }),
    invoiceDump: builder.query<AnswerOf<typeof invoiceDump>, RequestOf<typeof invoiceDump>>({
      query: call(invoiceDump),
      keepUnusedDataFor: 0,
    }),
    accountStatement: builder.query<AnswerOf<typeof accountStatement>, RequestOf<typeof accountStatement>>({
      query: call(accountStatement),
      keepUnusedDataFor: 0,
    }),
    deleteInvoice: builder.mutation<AnswerOf<typeof invoiceDelete>, RequestOf<typeof invoiceDelete>>({
      query: call(invoiceDelete),
      invalidatesTags: ['Invoices'],
    }),
    updateLots: builder.mutation<AnswerOf<typeof lotUpdate>, RequestOf<typeof lotUpdate>>({
      query: call(lotUpdate),
      invalidatesTags: ['Invoices', 'Invoice'],
    }),
    sageExports: builder.query<AnswerOf<typeof sageExportList>, RequestOf<typeof sageExportList>>({
      query: call(sageExportList),
      providesTags: ['Invoices'],
    }),
    makeSageExport: builder.mutation<AnswerOf<typeof sageExportMake>, RequestOf<typeof sageExportMake>>({
      query: call(sageExportMake),
      invalidatesTags: ['Invoices'],
    }),
    sageExportFile: builder.query<AnswerOf<typeof sageExportFile>, RequestOf<typeof sageExportFile>>({
      query: call(sageExportFile),
      keepUnusedDataFor: 0,
    }),
    invoice: builder.query<AnswerOf<typeof invoiceGet>, RequestOf<typeof invoiceGet>>({
      query: call(invoiceGet),
      providesTags: ['Invoice'],
    }),
    invoiceRevision: builder.query<AnswerOf<typeof invoiceRevision>, RequestOf<typeof invoiceRevision>>({
      query: call(invoiceRevision),
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

export const {
  useInvoicesQuery,
  useLazyInvoicesQuery,
  useInvoiceTotalsQuery,
  useLazyInvoiceDumpQuery,
  useLazyAccountStatementQuery,
  useInvoiceQuery,
  useInvoiceRevisionQuery,
  useLazyInvoicePdfQuery,
  useResendInvoiceMutation,
  useDeleteInvoiceMutation,
  useUpdateLotsMutation,
  useSageExportsQuery,
  useMakeSageExportMutation,
  useLazySageExportFileQuery,
} = invoicesApi;

/** Keeps an invoice fresh without reading it. */
export const useInvoiceSubscription = invoicesApi.endpoints.invoice.useQuerySubscription;
