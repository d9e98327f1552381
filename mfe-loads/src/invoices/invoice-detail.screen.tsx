import { usePageHeading } from '@washcoat/platform-sdk';
import { useLocation, useParams } from 'react-router-dom';
import { InvoiceActions } from './invoice-actions';
import { titleOf } from './invoice-columns';
import { InvoiceDetail } from './invoice-detail';
import { InvoicePage } from './invoice-page';
import { isPaperAlone, listOf } from './invoice-place';
import { dueText, InvoiceStatus } from './invoice-status';
import { InvoiceWait } from './invoice-wait';
import { useFreshInvoice } from './use-fresh-invoice';

/** One invoice: under /invoices/pdf the paper alone, else the paper beside its payments. */
export default function InvoiceDetailScreen() {
  const { loadId = '' } = useParams();
  const { pathname } = useLocation();
  return isPaperAlone(pathname) ? (
    <InvoicePage key={loadId} loadId={loadId} />
  ) : (
    <OpenedInvoice key={loadId} loadId={loadId} pathname={pathname} />
  );
}

function OpenedInvoice({ loadId, pathname }: { loadId: string; pathname: string }) {
  const { invoice, problem, isBeingMade, refetch } = useFreshInvoice(loadId);
  const list = listOf(pathname, invoice);
  usePageHeading({
    prefix: invoice && 'Invoice',
    heading: invoice ? titleOf(invoice) : 'Invoice',
    backTo: list,
    status: invoice && (
      <>
        <InvoiceStatus status={invoice.status} />
        {dueText(invoice)}
      </>
    ),
    actions: invoice && <InvoiceActions invoice={invoice} />,
  });
  if (invoice) return <InvoiceDetail invoice={invoice} />;
  return (
    <InvoiceWait problem={problem} isBeingMade={isBeingMade} onRetry={() => void refetch()} homePath={list} />
  );
}
