import { Hourglass } from 'lucide-react';
import { useOpenLoad } from '../load-detail/load-context';
import { useIsHoldOver } from '../price-hold/use-remaining';
import { OrderNote } from './order-note';
import { completeBlocked, finishText } from './order-step';

/** That the seller has to finish the order before it is completed, for who completes it, once nothing else is to be done. */
export function FinishFirstNote() {
  const { load, rights } = useOpenLoad();
  const isHoldOver = useIsHoldOver(load.heldUntil);
  const text = finishText(load);
  if (!text || !rights.canComplete || completeBlocked({ ...load, isHoldOver }) !== text) return null;
  return (
    <OrderNote label="Not finished" icon={<Hourglass size={14} aria-hidden />}>
      <p>{text}.</p>
    </OrderNote>
  );
}
