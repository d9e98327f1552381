import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { invoiceDelete } from '@washcoat/contract-invoicing';
import { useAllowed, useSession } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, Menu, useIsNarrow } from '@washcoat/ui';
import { Download, Ellipsis, Mail, PencilLine, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteInvoice } from './delete-invoice';
import { isBuyer } from './invoice-party';
import { NeighbourButtons } from './neighbour-buttons';
import type { Neighbours } from './use-neighbours';
import { useAmending } from './use-amending';
import { useInvoiceActions } from './use-invoice-actions';

export interface InvoiceActionsProps {
  invoice: InvoiceDetail;
  neighbours: Neighbours;
  /** Called once it is gone. */
  onDeleted: () => void;
}

/**
 * Correct this order, Resend, Print and Export PDF; where the bar is too narrow they lie behind the dots, Export PDF only on a phone,
 * and Delete always. A pending invoice is not mailed yet.
 */
export function InvoiceActions({ invoice, neighbours, onDeleted }: InvoiceActionsProps) {
  const { loadId, type } = invoice;
  const session = useSession();
  const [isDeleting, setDeleting] = useState(false);
  const mayDelete = useAllowed(invoiceDelete.access) && type === 4 && isBuyer(invoice, session);
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
  const deleting = {
    label: 'Delete invoice',
    icon: <Trash2 size={16} />,
    danger: true,
    onSelect: () => setDeleting(true),
  };
  const narrow = [
    ...(isPhone ? [exporting] : []),
    printing,
    ...(canResend ? [mailing] : []),
    ...(mayAmend ? [amending] : []),
  ];
  const entries = [...(isTight ? narrow : []), ...(mayDelete ? [deleting] : [])];
  return (
    <>
      <NeighbourButtons {...neighbours} />
      {entries.length > 0 && (
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
      {isDeleting && (
        <DeleteInvoice invoice={invoice} onDeleted={onDeleted} onCancel={() => setDeleting(false)} />
      )}
    </>
  );
}
