import { useLocation, useNavigate, usePageHeading, useParams } from '@washcoat/platform-sdk';
import { breakpoints, useIsNarrow } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { InvoiceActions } from './invoice-actions';
import { titleOf } from './invoice-columns';
import { InvoiceDetail } from './invoice-detail';
import { InvoicePage } from './invoice-page';
import { dueText, InvoiceStatus } from './invoice-status';
import { InvoiceWait } from './invoice-wait';
import { useFreshInvoice } from './use-fresh-invoice';
import { useNeighbours } from './use-neighbours';
import type { Invoice } from '@washcoat/contract-invoicing';
import { invoiceVariants } from './invoice-variant';

const Due = styled.span`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
  white-space: nowrap;
`;

/** One invoice: under /invoices/pdf the paper alone, else the paper beside its payments. */
export default function InvoiceDetailScreen() {
  const { loadId = '' } = useParams();
  const { pathname } = useLocation();
  const [isPayingOn, setPayingOn] = useState(false);
  return isPaperAlone(pathname) ? (
    <InvoicePage key={loadId} loadId={loadId} />
  ) : (
    <OpenedInvoice key={loadId} {...{ loadId, pathname, isPayingOn, setPayingOn }} />
  );
}

interface OpenedInvoiceProps {
  loadId: string;
  pathname: string;
  /** Whether the invoice before it was paid with Pay and next: the next payment is typed at once. */
  isPayingOn: boolean;
  setPayingOn: (isPayingOn: boolean) => void;
}

function OpenedInvoice({ loadId, pathname, isPayingOn, setPayingOn }: OpenedInvoiceProps) {
  const { invoice, problem, isBeingMade, refetch } = useFreshInvoice(loadId);
  const neighbours = useNeighbours(loadId);
  const navigate = useNavigate();
  const list = neighbours.listPath ?? listOf(pathname, invoice);
  const isTight = useIsNarrow(breakpoints.wide);
  const isPhone = useIsNarrow(breakpoints.phone);
  usePageHeading({
    prefix: invoice && !isTight ? 'Invoice' : undefined,
    heading: invoice ? titleOf(invoice) : 'Invoice',
    backTo: list,
    status: invoice && !isPhone && (
      <>
        <InvoiceStatus status={invoice.status} />
        {!isTight && <Due>{dueText(invoice)}</Due>}
      </>
    ),
    actions: invoice && (
      <InvoiceActions
        invoice={invoice}
        neighbours={neighbours}
        onDeleted={() => (neighbours.next ? neighbours.next() : navigate(list))}
      />
    ),
  });
  const { next } = neighbours;
  const payOn = () => {
    setPayingOn(true);
    next?.();
  };
  if (invoice) {
    return (
      <InvoiceDetail
        invoice={invoice}
        onPaid={next && payOn}
        startsAtPayment={isPayingOn}
        onStarted={() => setPayingOn(false)}
      />
    );
  }
  return (
    <InvoiceWait problem={problem} isBeingMade={isBeingMade} onRetry={() => void refetch()} homePath={list} />
  );
}

/** The list that an invoice was opened from, by its address; a pending one stands on the pending list. */
function listOf(pathname: string, invoice: Pick<Invoice, 'type'> | undefined): string {
  if (pathname.startsWith('/invoices/Franchise/')) return invoiceVariants.franchise.path;
  return invoice?.type === 3 ? invoiceVariants.pending.path : invoiceVariants.settled.path;
}

/** Whether an address is the one that shows nothing but the paper. */
function isPaperAlone(pathname: string): boolean {
  return pathname.startsWith('/invoices/pdf/');
}
