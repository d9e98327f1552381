import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { correctionWords, type itemDelete } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import { isStale, type UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import { lockLoad, updateLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { assertKeepsHeld } from '../carts/price-hold';
import { publishLoad } from '../carts/publish-load';
import { assertBuysSomething } from '../carts/required-documents';
import { staleItem } from './edit-item';
import { itemActionFor } from './item.policy';
import { findItem, itemsOf, removeItem } from './item.repository';
import { disclosureTo } from './price-disclosure';

/**
 * Removes an item from a load; from a completed order that is an amendment.
 *
 * @throws 403, 404
 * @throws 409 STALE with the item as it is now when somebody else changed it since the caller read it
 * @throws 409 NOTHING_BOUGHT for the last item that a completed order buys
 */
export async function deleteItem(
  unit: UnitOfWork,
  session: Session,
  input: Pick<InputOf<typeof itemDelete>, 'loadId' | 'itemId' | 'version' | 'isEditInvoice' | 'reason'>,
): Promise<{ message: string }> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, input.loadId);
  const party = partyOf(load, session);
  const { isEditInvoice } = input;
  const moved = move(load, itemActionFor('deleteItem', { session, load, party, isEditInvoice }));
  const before = await findItem(trx, load.loadId, input.itemId);
  if (isStale(before, input.version))
    throw staleItem(before, session, await disclosureTo(trx, session, [before]));
  if (party === 'buyer') assertKeepsHeld(load, now, { before: before.adjustedPrice, after: 0 });
  await removeItem(trx, before.itemId);
  const items = moved.event === 'amended' ? await itemsOf(trx, load.loadId) : undefined;
  if (items && isBought(before)) assertBuysSomething(items);
  const saved = await updateLoad(trx, load, now, {});
  await unit.audit({ action: 'delete', entity: 'load_item', entityId: before.itemId, before });
  const change = correctionWords(`${before.oem || before.description} removed`, input.reason);
  await publishLoad(unit, session, saved, { kind: moved.event, change, items });
  return { message: 'Deleted Successfully' };
}
