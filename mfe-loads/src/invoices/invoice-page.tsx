import { useEffect } from 'react';
import styled from 'styled-components';
import { titleOf } from './invoice-columns';
import { InvoicePaper } from './invoice-paper';
import { InvoiceWait } from './invoice-wait';
import { useFreshInvoice } from './use-fresh-invoice';

const Ground = styled.main`
  padding: ${({ theme }) => theme.space(4)};

  @media print {
    padding: 0;
  }
`;

/** Nothing but the paper, to be printed from the browser; the window is named like the file should be. */
export function InvoicePage({ loadId }: { loadId: string }) {
  const { invoice, problem, isBeingMade, refetch } = useFreshInvoice(loadId);
  const title = invoice && titleOf(invoice);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  if (!invoice)
    return (
      <InvoiceWait
        problem={problem}
        isBeingMade={isBeingMade}
        onRetry={() => void refetch()}
        homePath="/invoices/settled"
      />
    );
  return (
    <Ground>
      <InvoicePaper invoice={invoice} />
    </Ground>
  );
}
