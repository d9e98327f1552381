import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { itemStatuses, type itemReview } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { assertNotOver } from '../carts/price-hold';
import { answerItem, type ItemAnswer } from './answer-item';
import { approved, rejected } from './item-offer';
import { assertMayAgreeToPrice, assertPriceKnown } from './item.policy';

/**
 * Approves or rejects an item that the other party added or changed; prices that were held until a moment that is over
 * are not agreed to any more, and a seller rejects no price that it was not told. Throws 403, 404 and 409.
 */
export async function reviewItem(
  unit: UnitOfWork,
  session: Session,
  { loadId, ...decision }: InputOf<typeof itemReview>,
): Promise<{ message: string }> {
  await answerItem(unit, session, loadId, reviewOf(unit, session, decision));
  return { message: 'Updated Successfully' };
}

type Decision = Pick<InputOf<typeof itemReview>, 'itemId' | 'status' | 'version'>;

/** The answer that a decision is. */
export function reviewOf(
  { now }: Pick<UnitOfWork, 'now'>,
  session: Session,
  { itemId, version, status }: Decision,
): ItemAnswer {
  const isApproved = status === itemStatuses.approved;
  return {
    itemId,
    version,
    action: isApproved ? 'approve' : 'reject',
    answer: (before, { load, party, isKnown }) => {
      if (!isApproved) {
        const after = rejected(before, party);
        if (party === 'seller') assertPriceKnown(before, isKnown);
        return after;
      }
      assertNotOver(load, now, party);
      const after = approved(before, party);
      assertMayAgreeToPrice(before, session, party);
      return { ...after, offeredAt: before.offeredAt ?? (party === 'buyer' ? now : null) };
    },
  };
}
