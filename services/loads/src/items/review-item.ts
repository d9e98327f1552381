import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { itemStatuses, type itemReview } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import { lockLoad, updateLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { publishChange } from '../carts/publish-move';
import { mustReview } from './item.policy';
import { findItem, updateItem } from './item.repository';

/** Approves or rejects an item that the other party added or changed. Throws 404 and 409. */
export async function reviewItem(
  unit: UnitOfWork,
  session: Session,
  input: InputOf<typeof itemReview>,
): Promise<{ message: string }> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, input.loadId);
  move(load, 'reviewItem');
  const before = await findItem(trx, load.loadId, input.itemId);
  const party = partyOf(load, session);
  mustReview(before, party);
  const isOffer = party === 'buyer' && input.status === itemStatuses.approved;
  const after = {
    ...before,
    status: input.status,
    offeredAt: before.offeredAt ?? (isOffer ? now : null),
    updatedAt: now,
    version: before.version + 1,
  };
  await updateItem(trx, after);
  const saved = await updateLoad(trx, load, now, {});
  const action = input.status === 1 ? 'approve' : 'reject';
  await unit.audit({ action, entity: 'load_item', entityId: after.itemId, before, after });
  await publishChange(unit, session, saved);
  return { message: 'Updated Successfully' };
}
