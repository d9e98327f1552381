import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { useLocation, useNavigate, useSession } from '@washcoat/platform-sdk';
import { useState } from 'react';
import type { AmendingState } from '../load-detail/amending';
import { AmendQuestion } from '../order/amend-question';

/**
 * The way from an issued invoice to its order, opened for changes after the reason was asked. Offered to the buyer's side that may
 * edit invoices; the order decides again.
 */
export function useAmending({ loadId, type, companyId }: InvoiceDetail) {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const buys = session.hierarchy === 1 || (session.hierarchy !== 2 && session.companyId !== companyId);
  return {
    mayAmend: type === 4 && session.canEditInvoice && buys,
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
