import { invoiceGet } from '@washcoat/contract-invoicing';
import { problemText, useAllowed, useNavigate } from '@washcoat/platform-sdk';
import { formatDate, toast } from '@washcoat/ui';
import { useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { useCompleteLoadMutation, useSignLoadMutation } from '../load-detail/load-detail.api';
import { isRealDate, type Signing } from './missing-documents';

/** Whether the page stands inside another one, which then stays where it is. */
const isEmbedded = (): boolean => window.self !== window.top;

const ORDER_FAILED = 'Failed to update the load';

/** The two ends of an order: the seller finishes it, the buyer completes it. */
export type OrderStep = 'finish' | 'complete';

/** Signing and sending of the open order. `problem` is what the server said against it. */
export function useOrder() {
  const { load } = useOpenLoad();
  const navigate = useNavigate();
  const mayOpenInvoice = useAllowed(invoiceGet.access);
  const [complete, { isLoading }] = useCompleteLoadMutation();
  const [keep] = useSignLoadMutation();
  const [signed, setSigned] = useState<Partial<Signing>>({});
  const [asked, setAsked] = useState<OrderStep | null>(null);
  const [problem, setProblem] = useState('');
  const signing: Signing = {
    signature: load.signature,
    date: load.date ?? (load.buyerFinalisedDate ? '' : formatDate(new Date(), 'short')),
    ...signed,
  };

  const send = async () => {
    if (!asked) return;
    const { signature, date } = signing;
    const isInvoice = asked === 'complete';
    const result = await complete({ loadId: load.loadId, isInvoice, signature, date: date || null });
    setAsked(null);
    if (result.error) {
      setProblem(problemText(result.error, ORDER_FAILED));
      return;
    }
    setProblem('');
    toast.success(result.data.message);
    if (isInvoice && mayOpenInvoice && !isEmbedded()) navigate(`/invoices/settled/load/${load.loadId}`);
  };
  /** Keeps a drawn signature at once; one that could not be kept stays on the page. */
  const save = async (drawn: Signing) => {
    setSigned(drawn);
    const { signature, date } = drawn;
    if (!signature) return;
    const result = await keep({ loadId: load.loadId, signature, date: isRealDate(date) ? date : undefined });
    if (result.error) toast.error(problemText(result.error, ORDER_FAILED));
    else toast.success(result.data.message);
  };
  return { signing, sign: setSigned, save, asked, ask: setAsked, send, isSending: isLoading, problem };
}

export type Order = ReturnType<typeof useOrder>;
