import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { useLocation, useNavigate, useSession } from '@washcoat/platform-sdk';
import { useState } from 'react';
import type { AmendingState } from '../load-detail/amending';
import { AmendQuestion } from '../order/amend-question';
import { isBuyer } from './invoice-party';

/**
 * The way from an issued invoice to its order, opened for changes after the reason was asked. Offered to the buyer's side that may
 * edit invoices; the order decides again.
 */
export function useAmending(invoice: InvoiceDetail) {
  const { loadId, type } = invoice;
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return {
    mayAmend: type === 4 && session.canEditInvoice && isBuyer(invoice, session),
    ask: () => setAsking(true),
    question: (
      <AmendQuestion
        isOpen={isAsking}
        onConfirm={(reason) => {
          const state: AmendingState = { amends: true, reason, from: pathname };
          navigate(`/loads/load/${loadId}`, { state });
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
