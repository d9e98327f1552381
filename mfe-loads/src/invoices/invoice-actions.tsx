import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { breakpoints, Button, IconButton, Menu, useIsNarrow } from '@washcoat/ui';
import { Download, Ellipsis, Mail, PencilLine, Printer } from 'lucide-react';
import { useAmending } from './use-amending';
import { useInvoiceActions } from './use-invoice-actions';

/**
 * Correct this order, Resend, Print and Export PDF; where the bar is too narrow they lie behind the dots, Export PDF only on a phone. A
 * pending invoice is not mailed yet.
 */
export function InvoiceActions({ invoice }: { invoice: InvoiceDetail }) {
  const { loadId, type } = invoice;
  const isTight = useIsNarrow(breakpoints.wide);
  const isPhone = useIsNarrow(breakpoints.phone);
  const { isExporting, isResending, print, exportPdf, resend } = useInvoiceActions(loadId);
  const { mayAmend, ask, question } = useAmending(invoice);
  const exporting = {
    label: 'Export PDF',
    icon: <Download size={16} />,
    onSelect: () => void exportPdf(),
  };
  const printing = { label: 'Print', icon: <Printer size={16} />, onSelect: print };
  const mailing = { label: 'Resend', icon: <Mail size={16} />, onSelect: () => void resend() };
  const amending = { label: 'Correct this order', icon: <PencilLine size={16} />, onSelect: ask };
  const canResend = type === 4;
  const entries = [
    ...(isPhone ? [exporting] : []),
    printing,
    ...(canResend ? [mailing] : []),
    ...(mayAmend ? [amending] : []),
  ];
  return (
    <>
      {isTight && (
        <Menu
          label="Invoice"
          trigger={
            <IconButton label="More" size={isPhone ? 44 : 32} busy={isResending || (isPhone && isExporting)}>
              <Ellipsis size={18} />
            </IconButton>
          }
          entries={entries}
        />
      )}
      {!isTight && mayAmend && (
        <Button icon={<PencilLine size={14} />} onClick={ask}>
          Correct this order
        </Button>
      )}
      {!isTight && canResend && (
        <Button icon={<Mail size={14} />} busy={isResending} busyLabel="Sending" onClick={mailing.onSelect}>
          Resend
        </Button>
      )}
      {!isTight && (
        <Button icon={<Printer size={14} />} onClick={print}>
          Print
        </Button>
      )}
      {!isPhone && (
        <Button
          kind="main"
          icon={<Download size={14} />}
          busy={isExporting}
          busyLabel="Preparing"
          onClick={exporting.onSelect}
        >
          Export PDF
        </Button>
      )}
      {question}
    </>
  );
}
