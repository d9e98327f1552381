import type { LoadItem } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { Button, formatDate } from '@washcoat/ui';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { canReview } from '../load-detail/load-rights';
import { useItemEditing } from './item-editing';
import { itemName, quantityText } from './item-words';

const Bar = styled.section`
  position: sticky;
  z-index: ${({ theme }) => theme.z.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border: 1px solid ${({ theme }) => theme.color.accentLine};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.selected};
  box-shadow: ${({ theme }) => theme.shadow.s2};

  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.accentText};
  }
  & > p {
    flex: 1 1 240px;
    color: ${({ theme }) => theme.color.text2};
  }
  & strong {
    color: ${({ theme }) => theme.color.text};
  }
`;

/** What the other party added or changed, one after the other: approve, reject or modify. Stays in view meanwhile. */
export function ReviewBar() {
  const session = useSession();
  const { load, rights } = useOpenLoad();
  const { review, modify } = useItemEditing();
  const [sent, setSent] = useState<{ item: LoadItem; status: 1 | 2 } | null>(null);
  const waiting = load.items.filter((item) => canReview(item, load, session));
  const [item] = waiting;
  if (!item) return null;
  const decide = async (status: 1 | 2) => {
    setSent({ item, status });
    await review(item, status);
    setSent(null);
  };
  const isSending = (status: 1 | 2) => sent?.item.itemId === item.itemId && sent.status === status;
  return (
    <Bar aria-label={`Review of ${itemName(item)}`}>
      <Clock size={16} aria-hidden />
      <p>
        <strong>{itemName(item)} is under review</strong> Quantity {quantityText(item)}, changed at{' '}
        {formatDate(item.updatedDate, 'time')}
        {waiting.length > 1 && ` · 1 of ${waiting.length}`}
      </p>
      <Button busy={isSending(2)} busyLabel="Rejecting" onClick={() => void decide(2)}>
        Reject
      </Button>
      {rights.canEditItems && <Button onClick={() => modify(item)}>Modify</Button>}
      <Button
        kind="main"
        icon={<Check size={14} />}
        busy={isSending(1)}
        busyLabel="Approving"
        onClick={() => void decide(1)}
      >
        Approve
      </Button>
    </Bar>
  );
}
