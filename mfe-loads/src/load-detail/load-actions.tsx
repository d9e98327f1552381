import { invoiceGet } from '@washcoat/contract-invoicing';
import { allows, type RequestOf } from '@washcoat/contract-kernel';
import {
  loadLinkMake,
  loadPricedAt,
  loadTypes,
  type LoadDetail,
  type loadEdit,
} from '@washcoat/contract-loads';
import { problemText, useSession, type Action, type RowAction } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { Download, Mail, Wallet } from 'lucide-react';
import { useMemo } from 'react';
import { useInvoiceActions } from '../invoices/use-invoice-actions';
import type { HoldStep } from '../price-hold/hold-prices.dialog';
import { useIsHoldOver } from '../price-hold/use-remaining';
import { useOpenLoad } from './load-context';
import { useEditLoadMutation } from './load-detail.api';
import type { LoadRights } from './load-rights';

const UPDATE_FAILED = 'Failed to update the load';
const movable: readonly number[] = [loadTypes.cart, loadTypes.quote];
const onPaper: readonly number[] = [loadTypes.finished, loadTypes.invoice];

/** Why a quote becomes no cart now: held prices are the seller's to agree to, and those that were held nobody's. */
function reasonAgainstCart(
  party: LoadRights['party'],
  heldUntil: string | null | undefined,
  isOver: boolean,
): string | undefined {
  if (!heldUntil) return undefined;
  if (isOver)
    return `Its prices are not held any more: ${party === 'buyer' ? 'price it again, or send it again' : 'the buyer has to price it again'}.`;
  return party === 'buyer' ? 'Only the seller turns it into a cart while its prices are held.' : undefined;
}

/** What is asked or shown in a dialog. */
export type LoadStep = HoldStep | 'split' | 'merge' | 'labels' | 'link' | 'payments' | 'earlier';

/** An action of the open load, offered when `isOpen`. */
const ofLoad = (label: string, isOpen: boolean, run: () => void): RowAction<LoadDetail> => ({
  id: `${label.toLowerCase().replaceAll(' ', '-')}-load`,
  of: 'row',
  label,
  nameFor: () => label,
  right: () => isOpen,
  run,
});

/** What can be done with the open load, by its state and for who looks at it; `onStep` opens a dialog. */
export function useLoadActions(onStep: (step: LoadStep) => void): Action<LoadDetail>[] {
  const session = useSession();
  const { load, rights } = useOpenLoad();
  const isHoldOver = useIsHoldOver(load.heldUntil);
  const [edit] = useEditLoadMutation();
  const paper = useInvoiceActions(load.loadId);
  return useMemo(() => {
    const { loadId, type, itemCount, heldUntil, canSellerAddToCart } = load;
    const isVerified = Boolean(load.verifiedAt);
    const change = async (part: Omit<RequestOf<typeof loadEdit>, 'loadId'>) => {
      const { data, error } = await edit({ loadId, ...part });
      if (data) toast.success(data.message);
      else toast.error(problemText(error, UPDATE_FAILED));
    };
    const isQuote = type === loadTypes.quote;
    const isInvoice = type === loadTypes.invoice;
    const hasPaper = onPaper.includes(type) && allows(invoiceGet.access, session);
    const edits = rights.canEditDetails && !isInvoice;
    const buys = edits && rights.party === 'buyer';
    const mayShare = rights.party === 'buyer' && allows(loadLinkMake.access, session);
    const prices = buys && isQuote && itemCount > 0;
    const moves = edits && rights.canEditItems && movable.includes(type);
    return [
      {
        ...ofLoad('Payment status', hasPaper && isInvoice, () => onStep('payments')),
        icon: (size) => <Wallet size={size} />,
      },
      {
        ...ofLoad('Resend invoice', hasPaper && isInvoice, () => void paper.resend()),
        icon: (size) => <Mail size={size} />,
        isBusyFor: () => paper.isResending,
      },
      {
        ...ofLoad('Export PDF', hasPaper, () => void paper.exportPdf()),
        icon: (size) => <Download size={size} />,
        isBusyFor: () => paper.isExporting,
      },
      ofLoad('Turn into a quote', edits && type === loadTypes.cart, () => void change({ isQuote: true })),
      ofLoad('Turn into a cart', edits && isQuote, () => {
        const reason = reasonAgainstCart(rights.party, heldUntil, isHoldOver);
        if (reason) toast.error(reason);
        else void change({ isQuote: false });
      }),
      ofLoad('Send the prices to the seller', prices && !heldUntil, () => onStep('send')),
      ofLoad('Price again', prices && (!heldUntil || isHoldOver), () => onStep('reprice')),
      {
        ...ofLoad(
          'Send the prices to the seller',
          buys && !isQuote && load.isOffered === false,
          () => void change({ isOffered: true }),
        ),
        id: 'offer-load',
      },
      ofLoad('Split this load', moves && itemCount > 1, () => onStep('split')),
      ofLoad('Merge another load into it', moves, () => onStep('merge')),
      {
        ...ofLoad('Verified', buys && session.canVerifyLoad, () => void change({ isVerified: !isVerified })),
        nameFor: () => (isVerified ? 'Mark as not verified' : 'Mark as verified'),
        isOnFor: () => isVerified,
      },
      {
        ...ofLoad(
          'Seller may add items',
          buys,
          () => void change({ canSellerAddToCart: !canSellerAddToCart }),
        ),
        nameFor: () => (canSellerAddToCart ? 'Let the seller add no more items' : 'Let the seller add items'),
        isOnFor: () => canSellerAddToCart,
      },
      ofLoad('Public link', mayShare && type !== loadTypes.request, () => onStep('link')),
      ofLoad('Prices of another day', itemCount > 0 && allows(loadPricedAt.access, session), () =>
        onStep('earlier'),
      ),
      ofLoad('Print labels', itemCount > 0, () => onStep('labels')),
    ];
  }, [load, rights, session, isHoldOver, edit, paper, onStep]);
}
