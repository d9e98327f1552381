import { Button, ConfirmDialog, formatMoney } from '@washcoat/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { missingDocuments } from './missing-documents';
import { completeBlocked, finishBlocked } from './order-step';
import type { Order } from './use-order';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: ${({ theme }) => theme.space(2)};
`;

const Missing = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.warning.soft};
  color: ${({ theme }) => theme.color.warning.text};
  ${({ theme }) => theme.text.t12}

  & > svg {
    flex: none;
  }
  & ul {
    margin: 0;
    padding-left: ${({ theme }) => theme.space(4)};
    list-style: disc;
  }
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

/** What is missing before the order can be completed. */
export function MissingDocuments({ order }: { order: Order }) {
  const { load } = useOpenLoad();
  const missing = load.buyerFinalisedDate ? [] : missingDocuments(load, order.signing);
  if (missing.length === 0) return null;
  return (
    <Missing role="note" aria-label="Missing documents">
      <TriangleAlert size={14} aria-hidden />
      <div>
        {load.facilityCity} requires before COMPLETE ORDER:
        <ul>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Missing>
  );
}

/** FINISH ORDER and COMPLETE ORDER, each for whom it is; the server's refusal stands in red under them. */
export function OrderButtons({ order, size = 40 }: { order: Order; size?: 40 | 44 }) {
  const { load, rights } = useOpenLoad();
  const { asked, ask, send, isSending, problem, signing } = order;
  const missing = missingDocuments(load, signing);
  const completeReason =
    completeBlocked(load) ?? (missing.length > 0 ? `Missing: ${missing.join(', ')}` : undefined);
  const words = asked && questions[asked];
  return (
    <>
      <Buttons>
        {rights.canFinish && (
          <Button
            size={size}
            kind={rights.party === 'seller' ? 'main' : 'plain'}
            disabledReason={finishBlocked(load)}
            onClick={() => ask('finish')}
          >
            FINISH ORDER
          </Button>
        )}
        {rights.canComplete && (
          <Button size={size} kind="main" disabledReason={completeReason} onClick={() => ask('complete')}>
            COMPLETE ORDER
          </Button>
        )}
      </Buttons>
      {problem && <Problem>{problem}</Problem>}
      {words && (
        <ConfirmDialog
          isOpen
          kind="main"
          title={words.title}
          question={words.question}
          consequence={load.grandtotal === undefined ? undefined : `Grand total ${formatMoney(load.grandtotal)}`}
          confirmLabel={words.confirmLabel}
          cancelLabel="Not yet"
          busy={isSending}
          busyLabel="Sending"
          onConfirm={() => void send()}
          onCancel={() => ask(null)}
        />
      )}
    </>
  );
}
