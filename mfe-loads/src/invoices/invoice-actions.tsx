import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { breakpoints, Button, IconButton, Menu, useIsNarrow, type MenuEntry } from '@washcoat/ui';
import { Download, Ellipsis, Mail, Printer } from 'lucide-react';
import { useInvoiceActions } from './use-invoice-actions';

/** Resend, Print and Export PDF; on a phone they lie behind the dots. A pending invoice is not mailed yet. */
export function InvoiceActions({ invoice: { loadId, type } }: { invoice: InvoiceDetail }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { isExporting, isResending, print, exportPdf, resend } = useInvoiceActions(loadId);
  const canResend = type === 4;
  if (isPhone) {
    const mail: MenuEntry[] = canResend
      ? [{ label: 'Resend', icon: <Mail size={16} />, onSelect: () => void resend() }]
      : [];
    return (
      <Menu
        label="Invoice"
        trigger={
          <IconButton label="More" size={44} busy={isExporting || isResending}>
            <Ellipsis size={18} />
          </IconButton>
        }
        entries={[
          { label: 'Export PDF', icon: <Download size={16} />, onSelect: () => void exportPdf() },
          { label: 'Print', icon: <Printer size={16} />, onSelect: print },
          ...mail,
        ]}
      />
    );
  }
  return (
    <>
      {canResend && (
        <Button
          icon={<Mail size={14} />}
          busy={isResending}
          busyLabel="Sending"
          onClick={() => void resend()}
        >
          Resend
        </Button>
      )}
      <Button icon={<Printer size={14} />} onClick={print}>
        Print
      </Button>
      <Button
        kind="main"
        icon={<Download size={14} />}
        busy={isExporting}
        busyLabel="Preparing"
        onClick={() => void exportPdf()}
      >
        Export PDF
      </Button>
    </>
  );
}
