import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { itemStatuses, type itemReview } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { assertNotOver } from '../carts/price-hold';
import { answerItem } from './answer-item';
import { approved, rejected } from './item-offer';
import { assertMayAgreeToPrice, assertPriceKnown } from './item.policy';
import { disclosureTo } from './price-disclosure';

/**
 * Approves or rejects an item that the other party added or changed; prices that were held until a moment that is over
 * are not agreed to any more, and a seller rejects no price that it was not told. Throws 403, 404 and 409.
 */
export async function reviewItem(
  unit: UnitOfWork,
  session: Session,
  { loadId, itemId, version, status }: InputOf<typeof itemReview>,
): Promise<{ message: string }> {
  const isApproved = status === itemStatuses.approved;
  await answerItem(unit, session, {
    loadId,
    itemId,
    version,
    action: isApproved ? 'approve' : 'reject',
    answer: async (before, { load, party }) => {
      if (!isApproved) {
        const after = rejected(before, party);
        if (party === 'seller') assertPriceKnown(before, await disclosureTo(unit.trx, session, [before]));
        return after;
      }
      assertNotOver(load, unit.now, party);
      const after = approved(before, party);
      assertMayAgreeToPrice(before, session, party);
      return { ...after, offeredAt: before.offeredAt ?? (party === 'buyer' ? unit.now : null) };
    },
  });
  return { message: 'Updated Successfully' };
}
