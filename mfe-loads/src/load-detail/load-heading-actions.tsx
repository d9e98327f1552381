import { invoiceGet } from '@washcoat/contract-invoicing';
import { loadTypes } from '@washcoat/contract-loads';
import { hrefTo, useAllowed } from '@washcoat/platform-sdk';
import { RecordMenu } from '@washcoat/platform-sdk/lists';
import { breakpoints, Button, LinkButton, useIsNarrow } from '@washcoat/ui';
import { useState } from 'react';
import { EarlierPricesDialog } from '../earlier-prices/earlier-prices.dialog';
import { LabelsDialog } from '../labels/labels.dialog';
import { AmendQuestion } from '../order/amend-question';
import { HoldPricesDialog } from '../price-hold/hold-prices.dialog';
import { LinkDialog } from '../public-link/link.dialog';
import { AcceptRequest } from '../requests/accept-request';
import { isUnsent, SendList } from '../requests/send-list';
import { MergeDialog } from '../split-merge/merge.dialog';
import { SplitDialog } from '../split-merge/split.dialog';
import { useLoadActions, type LoadStep } from './load-actions';
import { useOpenLoad } from './load-context';
import { PaymentStatusDialog } from './payment-status.dialog';

export interface LoadHeadingActionsProps {
  areActionsShown: boolean;
  /** Opens a completed order for changes, with the reason for them; null closes it. */
  onShowActions: (reason: string | null) => void;
}

/** What can be done with the load as a whole: what is done most as buttons, the rest behind the dots. */
export function LoadHeadingActions({ areActionsShown, onShowActions }: LoadHeadingActionsProps) {
  const mayOpenInvoice = useAllowed(invoiceGet.access);
  const { load, rights } = useOpenLoad();
  const isPhone = useIsNarrow(breakpoints.phone);
  const [isAsking, setAsking] = useState(false);
  const [step, setStep] = useState<LoadStep | null>(null);
  const actions = useLoadActions(setStep);
  return (
    <>
      {rights.canAmend && (
        <Button onClick={() => (areActionsShown ? onShowActions(null) : setAsking(true))}>
          {areActionsShown ? 'Hide Actions' : 'Show Actions'}
        </Button>
      )}
      {load.type === loadTypes.invoice && mayOpenInvoice && (
        <LinkButton {...hrefTo(`/invoices/settled/load/${load.loadId}`)}>
          {isPhone ? 'Invoice' : 'Open invoice'}
        </LinkButton>
      )}
      {rights.party === 'seller' && isUnsent(load) && <SendList load={load} />}
      {rights.party === 'buyer' && <AcceptRequest load={load} />}
      <RecordMenu actions={actions} row={load} label="Actions of the load" />
      {step && <StepDialog step={step} onClose={() => setStep(null)} />}
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

function StepDialog({ step, onClose }: { step: LoadStep; onClose: () => void }) {
  const { load } = useOpenLoad();
  if (step === 'link') return <LinkDialog onClose={onClose} />;
  if (step === 'labels') return <LabelsDialog onClose={onClose} />;
  if (step === 'split') return <SplitDialog onClose={onClose} />;
  if (step === 'merge') return <MergeDialog onClose={onClose} />;
  if (step === 'earlier') return <EarlierPricesDialog loadId={load.loadId} onClose={onClose} />;
  if (step === 'payments') return <PaymentStatusDialog loadId={load.loadId} onClose={onClose} />;
  return <HoldPricesDialog step={step} onClose={onClose} />;
}
