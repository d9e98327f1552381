import { invoiceGet } from '@washcoat/contract-invoicing';
import { loadTypes } from '@washcoat/contract-loads';
import { useAllowed } from '@washcoat/platform-sdk';
import { IconButton, Menu, type MenuEntry } from '@washcoat/ui';
import { Download, Ellipsis, Mail, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useInvoiceActions } from '../invoices/use-invoice-actions';
import { useOpenLoad } from './load-context';
import { PaymentStatusDialog } from './payment-status.dialog';

/** What can be done with the invoice of an order, from the order: the same as on the invoice itself. */
export function LoadPaperMenu({ more = [] }: { more?: readonly MenuEntry[] }) {
  const { load } = useOpenLoad();
  const { loadId, type } = load;
  const [arePaymentsShown, setPaymentsShown] = useState(false);
  const { isExporting, isResending, exportPdf, resend } = useInvoiceActions(loadId);
  const mayOpenInvoice = useAllowed(invoiceGet.access);
  const entries: MenuEntry[] = [
    ...(mayOpenInvoice && type === loadTypes.invoice
      ? [
          {
            label: 'Payment status',
            icon: <Wallet size={16} />,
            onSelect: () => setPaymentsShown(true),
          },
          { label: 'Resend invoice', icon: <Mail size={16} />, onSelect: () => void resend() },
        ]
      : []),
    ...(mayOpenInvoice
      ? [{ label: 'Export PDF', icon: <Download size={16} />, onSelect: () => void exportPdf() }]
      : []),
    ...more,
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        label="Actions of the load"
        entries={entries}
        trigger={
          <IconButton size={32} label="Actions of the load" busy={isExporting || isResending} withoutTooltip>
            <Ellipsis size={16} />
          </IconButton>
        }
      />
      {arePaymentsShown && <PaymentStatusDialog loadId={loadId} onClose={() => setPaymentsShown(false)} />}
    </>
  );
}
