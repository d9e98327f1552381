import { Button } from '@washcoat/ui';
import { Hourglass } from 'lucide-react';
import { REVIEW_ID } from '../items/review-bar';
import { useOpenLoad } from '../load-detail/load-context';
import { OrderNote } from './order-note';
import { openText } from './order-step';

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
    <OrderNote label="Open items" icon={<Hourglass size={14} aria-hidden />}>
      <p>{text}.</p>
      <Button size={28} onClick={show}>
        Show
      </Button>
    </OrderNote>
  );
}
