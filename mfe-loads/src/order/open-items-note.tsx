import { Button } from '@washcoat/ui';
import { Hourglass } from 'lucide-react';
import styled from 'styled-components';
import { REVIEW_ID } from '../items/review-bar';
import { useOpenLoad } from '../load-detail/load-context';
import { openText } from './order-step';

const Open = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.warning.soft};
  color: ${({ theme }) => theme.color.warning.text};
  ${({ theme }) => theme.text.t12}

  & > svg {
    flex: none;
  }
  & > p {
    flex: 1 1 160px;
  }
`;

/** What waits for an answer before the order can be completed, with the way there. */
export function OpenItemsNote({ onShow }: { onShow?: () => void }) {
  const { load } = useOpenLoad();
  const text = load.buyerFinalisedDate ? undefined : openText(load);
  if (!text) return null;
  const show = () => {
    onShow?.();
    requestAnimationFrame(() => {
      const bar = document.getElementById(REVIEW_ID);
      bar?.scrollIntoView({ block: 'center' });
      bar?.focus({ preventScroll: true });
    });
  };
  return (
    <Open role="note" aria-label="Open items">
      <Hourglass size={14} aria-hidden />
      <p>{text}.</p>
      <Button size={28} onClick={show}>
        Show
      </Button>
    </Open>
  );
}
