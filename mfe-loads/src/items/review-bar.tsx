import type { LoadItem } from '@washcoat/contract-loads';
import { Button, formatNumber } from '@washcoat/ui';
import { Check, Clock, Hourglass } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { HOLD_IS_OVER } from '../order/order-step';
import { useIsHoldOver } from '../price-hold/use-remaining';
import { useItemEditing } from './item-editing';
import { otherSide, unansweredOf, waitsForOthers, waitsForUs, whyNotRejected } from './item-turn';
import { itemName } from './item-words';
import { offeredBy, offerWords } from './offer-words';
import { QuantityUndo } from './quantity-undo';

/** Where what waits for an answer is found on the page. */
export const REVIEW_ID = 'review-of-items';

const Bars = styled.div<{ $isSticky: boolean }>`
  position: ${({ $isSticky }) => ($isSticky ? 'sticky' : 'static')};
  z-index: ${({ theme }) => theme.z.bar};
  bottom: var(--room-below, 0);
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  scroll-margin: ${({ theme }) => theme.space(18)};
`;

const Bar = styled.section<{ $isOurs: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border: 1px solid ${({ theme, $isOurs }) => ($isOurs ? theme.color.accentLine : theme.color.border2)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $isOurs }) => ($isOurs ? theme.color.selected : theme.color.surface)};
  box-shadow: ${({ theme }) => theme.shadow.s2};

  & > svg {
    flex: none;
    color: ${({ theme, $isOurs }) => ($isOurs ? theme.color.accentText : theme.color.text3)};
  }
  & > p {
    flex: 1 1 240px;
    color: ${({ theme }) => theme.color.text2};
  }
  & strong {
    color: ${({ theme }) => theme.color.text};
    ${({ theme }) => theme.font.tabular}
  }
`;

/**
 * What the two sides have not agreed on, one after the other: what the other one asks for is approved, rejected or
 * answered with a counter-offer; what the own side asks for can be taken back. On a desk it stays in view meanwhile, and so
 * does the way back from a quantity, wherever in a long table it was changed.
 */
export function ReviewBar({ isSticky = true, size }: { isSticky?: boolean; size?: 44 }) {
  const { load, rights } = useOpenLoad();
  const { replaced } = useItemEditing();
  const open = unansweredOf(load);
  const ours = open.filter((item) => waitsForUs(item, load, rights));
  const theirs = open.filter((item) => waitsForOthers(item, load, rights));
  const theirCount = (load.unansweredCount ?? open.length) - (load.waitingCount ?? ours.length);
  if (open.length === 0 && !(isSticky && replaced)) return null;
  return (
    <Bars $isSticky={isSticky} id={REVIEW_ID} tabIndex={-1}>
      {isSticky && <QuantityUndo size={28} />}
      {ours[0] && <OurTurn item={ours[0]} count={load.waitingCount ?? ours.length} size={size} />}
      {theirs[0] && <TheirTurn item={theirs[0]} count={theirCount} size={size} />}
    </Bars>
  );
}

const ALL_ARE_APPROVED = 'All are being approved';

interface TurnProps {
  item: LoadItem;
  /** How many wait like this one. */
  count: number;
  size: 44 | undefined;
}

function OurTurn({ item, count, size }: TurnProps) {
  const { load } = useOpenLoad();
  const { review, approving, approveAll, counter } = useItemEditing();
  const isHoldOver = useIsHoldOver(load.heldUntil);
  const [sent, setSent] = useState<1 | 2 | null>(null);
  const name = itemName(item);
  const waits = approving ? ALL_ARE_APPROVED : undefined;
  const notApproved = isHoldOver ? HOLD_IS_OVER : waits;
  const send = async (status: 1 | 2) => {
    setSent(status);
    await review(item, status);
    setSent(null);
  };
  return (
    <Bar aria-label={`Review of ${name}`} $isOurs>
      <Clock size={16} aria-hidden />
      <p>
        <strong>
          {name} {offerWords(item)}
        </strong>{' '}
        {offeredBy(item)}
        {count > 1 && ` · 1 of ${formatNumber(count)}`}
      </p>
      <span role="status">
        {approving && `Approved ${formatNumber(approving.done)} of ${formatNumber(approving.total)}`}
      </span>
      {(count > 1 || approving) && (
        <Button
          size={size}
          busy={approving !== null}
          busyLabel="Approving"
          disabledReason={isHoldOver ? HOLD_IS_OVER : undefined}
          onClick={() => void approveAll()}
        >{`Approve all ${formatNumber(count)}`}</Button>
      )}
      <Button
        size={size}
        busy={sent === 2}
        busyLabel="Rejecting"
        disabledReason={waits ?? whyNotRejected(item)}
        onClick={() => void send(2)}
      >
        Reject
      </Button>
      <Button size={size} disabledReason={waits} onClick={() => counter(item)}>
        Modify
      </Button>
      <Button
        kind="main"
        size={size}
        icon={<Check size={14} />}
        busy={sent === 1}
        busyLabel="Approving"
        disabledReason={notApproved}
        onClick={() => void send(1)}
      >
        Approve
      </Button>
    </Bar>
  );
}

function TheirTurn({ item, count, size }: TurnProps) {
  const { rights } = useOpenLoad();
  const { takeBack } = useItemEditing();
  const [isSending, setSending] = useState(false);
  const name = itemName(item);
  const send = async () => {
    setSending(true);
    await takeBack(item);
    setSending(false);
  };
  return (
    <Bar aria-label={`Waiting for ${otherSide(rights)}: ${name}`} $isOurs={false}>
      <Hourglass size={16} aria-hidden />
      <p>
        <strong>
          {name} {offerWords(item)}
        </strong>{' '}
        waiting for {otherSide(rights)} · {offeredBy(item)}
        {count > 1 && ` · 1 of ${formatNumber(count)}`}
      </p>
      <Button size={size} busy={isSending} busyLabel="Taking back" onClick={() => void send()}>
        Take back
      </Button>
    </Bar>
  );
}
