import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import { buildsCarts } from '@washcoat/contract-loads';
import { useLocation, useNavigate } from '@washcoat/platform-sdk';
import { useCallback, useState } from 'react';
import type { AmendingState } from '../load-detail/amending';
import { AmendQuestion } from '../order/amend-question';
import { isBuyer } from './invoice-party';

/** Whether an issued invoice is corrected: by the buyer's side that builds carts and may edit invoices; the order decides again. */
export const mayAmend = (invoice: InvoiceDetail, session: Session) =>
  invoice.type === 4 && session.canEditInvoice && allows(buildsCarts, session) && isBuyer(invoice, session);

/** The way from an issued invoice to its order, opened for changes after the reason was asked. */
export function useAmending({ loadId }: InvoiceDetail) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return {
    ask: useCallback(() => setAsking(true), []),
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
