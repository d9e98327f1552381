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
import { asks, sends } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type InvoiceListAnswer = AnswerOf<typeof invoiceList>;
/** What a list is narrowed and sorted by, and which one it is. */
export type InvoiceSelection = RequestOf<typeof invoiceTotals>;

export const invoicesApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    invoices: asks(builder, invoiceList, { providesTags: ['Invoices'] }),
    invoiceTotals: asks(builder, invoiceTotals, { providesTags: ['Invoices'] }),
    invoiceDump: asks(builder, invoiceDump, { keepUnusedDataFor: 0 }),
    accountStatement: asks(builder, accountStatement, { keepUnusedDataFor: 0 }),
    deleteInvoice: sends(builder, invoiceDelete, { invalidatesTags: ['Invoices'] }),
    updateLots: sends(builder, lotUpdate, { invalidatesTags: ['Invoices', 'Invoice'] }),
    sageExports: asks(builder, sageExportList, { providesTags: ['Invoices'] }),
    makeSageExport: sends(builder, sageExportMake, { invalidatesTags: ['Invoices'] }),
    sageExportFile: asks(builder, sageExportFile, { keepUnusedDataFor: 0 }),
    invoice: asks(builder, invoiceGet, { providesTags: ['Invoice'] }),
    invoiceRevision: asks(builder, invoiceRevision, { providesTags: ['Invoice'] }),
    invoicePdf: asks(builder, invoicePdf, { keepUnusedDataFor: 0 }),
    resendInvoice: sends(builder, invoiceResend),
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
