import { Button, ConfirmDialog, formatMoney } from '@washcoat/ui';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { useIsHoldOver } from '../price-hold/use-remaining';
import { missingDocuments } from './missing-documents';
import { completeBlocked, finishBlocked } from './order-step';
import type { Order } from './use-order';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: ${({ theme }) => theme.space(2)};
`;

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

const questions = {
  finish: {
    title: 'Finish order',
    question: 'The order then waits for the buyer, and its items stay as they are.',
    confirmLabel: 'FINISH ORDER',
  },
  complete: {
    title: 'Complete order',
    question: 'The load becomes an invoice with its items and prices of now.',
    confirmLabel: 'COMPLETE ORDER',
  },
} as const;

export interface OrderButtonsProps {
  order: Order;
  size?: 36 | 44;
  /** Shows only the one that is the user's own next step. */
  onlyNext?: boolean;
}

/** FINISH ORDER and COMPLETE ORDER, each for whom it is; what holds one back stands in its tooltip. */
export function OrderButtons({ order: { signing, ask }, size = 36, onlyNext = false }: OrderButtonsProps) {
  const { load, rights } = useOpenLoad();
  const isHoldOver = useIsHoldOver(load.heldUntil);
  const facts = { ...load, isHoldOver };
  // A buyer's next step with what a seller has to finish is to do so for them.
  const finishes = rights.canFinish && !(onlyNext && rights.canComplete && !load.hasToBeFinished);
  const completes = rights.canComplete && !(onlyNext && finishes);
  const missing = missingDocuments(load, signing);
  const completeReason =
    completeBlocked(facts) ?? (missing.length > 0 ? `Missing: ${missing.join(', ')}` : undefined);
  return (
    <Buttons>
      {finishes && (
        <Button
          size={size}
          kind={rights.party === 'seller' ? 'main' : 'plain'}
          disabledReason={finishBlocked(facts)}
          onClick={() => ask('finish')}
        >
          FINISH ORDER
        </Button>
      )}
      {completes && (
        <Button size={size} kind="main" disabledReason={completeReason} onClick={() => ask('complete')}>
          COMPLETE ORDER
        </Button>
      )}
    </Buttons>
  );
}

/** What the server said against the order, in red under the buttons. */
export function OrderProblem({ order: { problem } }: { order: Order }) {
  return problem ? <Problem>{problem}</Problem> : null;
}

/** Asks before an order is finished or completed. */
export function OrderQuestion({ order: { asked, ask, send, isSending } }: { order: Order }) {
  const { load } = useOpenLoad();
  if (!asked) return null;
  const { title, question, confirmLabel } = questions[asked];
  return (
    <ConfirmDialog
      isOpen
      kind="main"
      title={title}
      question={question}
      consequence={load.grandtotal === undefined ? undefined : `Grand total ${formatMoney(load.grandtotal)}`}
      confirmLabel={confirmLabel}
      cancelLabel="Not yet"
      busy={isSending}
      busyLabel="Sending"
      onConfirm={() => void send()}
      onCancel={() => ask(null)}
    />
  );
}
