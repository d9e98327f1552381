import { invoiceDelete, type InvoiceDetail } from '@washcoat/contract-invoicing';
import { allows } from '@washcoat/contract-kernel';
import { loadGet } from '@washcoat/contract-loads';
import { useNavigate, useSession, type Action, type RowAction } from '@washcoat/platform-sdk';
import { RecordActions } from '@washcoat/platform-sdk/lists';
import { breakpoints, useIsNarrow } from '@washcoat/ui';
import {
  ChevronDown,
  ChevronUp,
  Download,
  Mail,
  PackageOpen,
  PencilLine,
  Printer,
  Trash2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DeleteInvoice } from './delete-invoice';
import { isBuyer } from './invoice-party';
import { NeighbourButtons } from './neighbour-buttons';
import { mayAmend, useAmending } from './use-amending';
import { useInvoiceActions } from './use-invoice-actions';
import type { Neighbours } from './use-neighbours';

/** Under this width what those have who may correct an order does not fit beside its heading. */
const roomForAll = 1680;

interface InvoiceActionHandlers extends ReturnType<typeof useInvoiceActions> {
  onOpenOrder: () => void;
  onAmend: () => void;
  onDelete: () => void;
}

type Given = Pick<RowAction<InvoiceDetail>, 'right' | 'run'> & Partial<RowAction<InvoiceDetail>>;

const ofInvoice = (id: string, label: string, Icon: LucideIcon, given: Given): RowAction<InvoiceDetail> => ({
  ...{ id: `${id}-invoice`, of: 'row', label, nameFor: () => label, ...given },
  icon: (size) => <Icon size={size} />,
});

/**
 * What can be done with an opened invoice. A pending one is not mailed yet, and leads to the order that waits to be
 * completed; only the side that buys changes an issued one, and deletes one, pending or issued.
 */
function invoiceActions(on: InvoiceActionHandlers): Action<InvoiceDetail>[] {
  return [
    ofInvoice('export', 'Export PDF', Download, {
      ...{ shortcut: 'X', isMain: true, busyLabel: 'Preparing', isBusyFor: () => on.isExporting },
      right: () => true,
      run: () => void on.exportPdf(),
    }),
    ofInvoice('print', 'Print', Printer, { shortcut: 'P', right: () => true, run: on.print }),
    ofInvoice('resend', 'Resend', Mail, {
      ...{ busyLabel: 'Sending', isBusyFor: () => on.isResending },
      right: (_session, { type }) => type === 4,
      run: () => void on.resend(),
    }),
    ofInvoice('open-order-of', 'Open order', PackageOpen, {
      ...{ shortcut: 'O', right: (session, { type }) => type === 3 && allows(loadGet.access, session) },
      run: on.onOpenOrder,
    }),
    ofInvoice('amend', 'Correct this order', PencilLine, {
      ...{ shortcut: 'C', right: (session, invoice) => mayAmend(invoice, session) },
      run: on.onAmend,
    }),
    ofInvoice('delete', 'Delete invoice', Trash2, {
      isDanger: true,
      right: (session, invoice) => allows(invoiceDelete.access, session) && isBuyer(invoice, session),
      run: on.onDelete,
    }),
  ];
}

/** The ways to the neighbours, for the menu of a phone: beside it they would leave the heading two letters. */
function stepActions({ previous, next }: Neighbours): Action<InvoiceDetail>[] {
  return [
    ofInvoice('previous', 'Previous invoice', ChevronUp, {
      right: () => previous !== undefined,
      run: () => previous?.(),
    }),
    ofInvoice('next', 'Next invoice', ChevronDown, {
      right: () => next !== undefined,
      run: () => next?.(),
    }),
  ];
}

export interface InvoiceActionsProps {
  invoice: InvoiceDetail;
  neighbours: Neighbours;
  /** Called once it is gone. */
  onDeleted: () => void;
}

/** The way to the neighbours of an invoice, what it offers, and the questions before some of it is done. */
export function InvoiceActions({ invoice, neighbours, onDeleted }: InvoiceActionsProps) {
  const session = useSession();
  const [isDeleting, setDeleting] = useState(false);
  const on = useInvoiceActions(invoice.loadId);
  const { ask, question } = useAmending(invoice);
  const navigate = useNavigate();
  const isPhone = useIsNarrow(breakpoints.phone);
  const actions = useMemo(
    () => [
      ...(isPhone ? stepActions(neighbours) : []),
      ...invoiceActions({
        ...on,
        onOpenOrder: () => navigate(`/load/${invoice.loadId}`),
        onAmend: ask,
        onDelete: () => setDeleting(true),
      }),
    ],
    [isPhone, neighbours, on, ask, navigate, invoice.loadId],
  );
  const narrowFrom = mayAmend(invoice, session) ? roomForAll : breakpoints.wide;
  return (
    <>
      {!isPhone && <NeighbourButtons {...neighbours} />}
      <RecordActions actions={actions} row={invoice} label="Invoice" {...{ narrowFrom }} />
      {question}
      {isDeleting && (
        <DeleteInvoice invoice={invoice} onDeleted={onDeleted} onCancel={() => setDeleting(false)} />
      )}
    </>
  );
}
