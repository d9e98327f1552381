import { loadTypes } from '@washcoat/contract-loads';
import { hrefTo, problemText, useSession } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  IconButton,
  LinkButton,
  Menu,
  toast,
  useIsNarrow,
  type MenuEntry,
} from '@washcoat/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { AmendQuestion } from '../order/amend-question';
import { HoldPricesDialog, type HoldStep } from '../price-hold/hold-prices.dialog';
import { useIsHoldOver } from '../price-hold/use-remaining';
import { MergeDialog } from '../split-merge/merge.dialog';
import { SplitDialog } from '../split-merge/split.dialog';
import { isUnsent, SendList } from '../requests/send-list';
import { LabelsDialog } from '../labels/labels.dialog';
import { useOpenLoad } from './load-context';
import { useEditLoadMutation } from './load-detail.api';
import { LoadPaperMenu } from './load-paper-menu';

const UPDATE_FAILED = 'Failed to update the load';

export interface LoadHeadingActionsProps {
  areActionsShown: boolean;
  /** Opens a completed order for changes, with the reason for them; null closes it. */
  onShowActions: (reason: string | null) => void;
}

/** What can be done with the load as a whole. */
export function LoadHeadingActions({ areActionsShown, onShowActions }: LoadHeadingActionsProps) {
  const { canEditInvoice } = useSession();
  const { load, rights } = useOpenLoad();
  const isPhone = useIsNarrow(breakpoints.phone);
  const [isAsking, setAsking] = useState(false);
  const [step, setStep] = useState<LoadStep | null>(null);
  const labels: MenuEntry[] =
    load.itemCount > 0 ? [{ label: 'Print labels', onSelect: () => setStep('labels') }] : [];
  const entries = [...useLoadEntries(setStep), ...labels];
  const dialog = step && <StepDialog step={step} onClose={() => setStep(null)} />;
  if (load.type === loadTypes.invoice) {
    return (
      <>
        {canEditInvoice && rights.party === 'buyer' && (
          <Button onClick={() => (areActionsShown ? onShowActions(null) : setAsking(true))}>
            {areActionsShown ? 'Hide Actions' : 'Show Actions'}
          </Button>
        )}
        <LinkButton {...hrefTo(`/invoices/settled/load/${load.loadId}`)}>
          {isPhone ? 'Invoice' : 'Open invoice'}
        </LinkButton>
        <LoadPaperMenu more={labels} />
        {dialog}
        <AmendQuestion
          isOpen={isAsking}
          onConfirm={(reason) => {
            setAsking(false);
            onShowActions(reason);
          }}
          onCancel={() => setAsking(false)}
        />
      </>
    );
  }
  const sends = rights.party === 'seller' && isUnsent(load);
  if (load.type === loadTypes.finished)
    return (
      <>
        <LoadPaperMenu more={entries} />
        {dialog}
      </>
    );
  return (
    <>
      {sends && <SendList load={load} />}
      {entries.length > 0 && (
        <Menu
          label="Actions of the load"
          entries={entries}
          trigger={
            <IconButton size={32} label="Actions of the load" withoutTooltip>
              <Ellipsis size={16} />
            </IconButton>
          }
        />
      )}
      {dialog}
    </>
  );
}

/** What is asked in a dialog before it is done. */
type LoadStep = HoldStep | 'split' | 'merge' | 'labels';

function StepDialog({ step, onClose }: { step: LoadStep; onClose: () => void }) {
  if (step === 'labels') return <LabelsDialog onClose={onClose} />;
  if (step === 'split') return <SplitDialog onClose={onClose} />;
  if (step === 'merge') return <MergeDialog onClose={onClose} />;
  return <HoldPricesDialog step={step} onClose={onClose} />;
}

const movable: readonly number[] = [loadTypes.cart, loadTypes.quote];

function useLoadEntries(onStep: (step: LoadStep) => void): MenuEntry[] {
  const { canVerifyLoad } = useSession();
  const { load, rights } = useOpenLoad();
  const [edit] = useEditLoadMutation();
  const { loadId, type, canSellerAddToCart, isOffered } = load;
  const isHoldOver = useIsHoldOver(load.heldUntil);
  const isVerified = Boolean(load.verifiedAt);
  const change = async (part: {
    isQuote?: boolean;
    canSellerAddToCart?: boolean;
    isOffered?: true;
    isVerified?: boolean;
  }) => {
    const result = await edit({ loadId, ...part });
    if (result.error) toast.error(problemText(result.error, UPDATE_FAILED));
    else toast.success(result.data.message);
  };
  if (!rights.canEditDetails) return [];
  return [
    ...(type === loadTypes.cart
      ? [{ label: 'Turn into a quote', onSelect: () => void change({ isQuote: true }) }]
      : []),
    ...(type === loadTypes.quote
      ? [{ label: 'Turn into a cart', onSelect: () => void change({ isQuote: false }) }]
      : []),
    ...(rights.party === 'buyer' && type === loadTypes.quote && load.itemCount > 0
      ? [
          ...(load.heldUntil
            ? []
            : [{ label: 'Send the prices to the seller', onSelect: () => onStep('send') }]),
          ...(load.heldUntil && !isHoldOver
            ? []
            : [{ label: 'Price again', onSelect: () => onStep('reprice') }]),
        ]
      : []),
    ...(rights.party === 'buyer' && type !== loadTypes.quote && isOffered === false
      ? [{ label: 'Send the prices to the seller', onSelect: () => void change({ isOffered: true }) }]
      : []),
    ...(movable.includes(type) && rights.canEditItems
      ? [
          ...(load.itemCount > 1 ? [{ label: 'Split this load', onSelect: () => onStep('split') }] : []),
          { label: 'Merge another load into it', onSelect: () => onStep('merge') },
        ]
      : []),
    ...(rights.party === 'buyer' && canVerifyLoad
      ? [
          {
            label: 'Verified',
            checked: isVerified,
            onSelect: () => void change({ isVerified: !isVerified }),
          },
        ]
      : []),
    ...(rights.party === 'buyer'
      ? [
          {
            label: 'Seller may add items',
            checked: canSellerAddToCart,
            onSelect: () => void change({ canSellerAddToCart: !canSellerAddToCart }),
          },
        ]
      : []),
  ];
}
