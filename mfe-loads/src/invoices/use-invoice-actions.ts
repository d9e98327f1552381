import { asSpecified, openDownload, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useMemo } from 'react';
import { useLazyInvoicePdfQuery, useResendInvoiceMutation } from './invoices.api';

const RESENT = 'Invoice Resent successfully !!!';
const RESEND_FAILED = 'Unable to resend.';
const PDF_FAILED = asSpecified.wentWrong;

/** What can be done with an opened invoice: export, print, mail again. */
export function useInvoiceActions(loadId: string) {
  const [getPdf, { isFetching: isExporting }] = useLazyInvoicePdfQuery();
  const [resend, { isLoading: isResending }] = useResendInvoiceMutation();
  return useMemo(
    () => ({
      isExporting,
      isResending,
      print: () => window.print(),
      exportPdf: async () => {
        const { data, error } = await getPdf({ loadId });
        if (data) openDownload(data.link);
        else toast.error(problemText(error, PDF_FAILED));
      },
      resend: async () => {
        const { data, error } = await resend({ loadId });
        if (data) toast.success(data.message || RESENT);
        else toast.error(problemText(error, RESEND_FAILED));
      },
    }),
    [loadId, getPdf, isExporting, resend, isResending],
  );
}
