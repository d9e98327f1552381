import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { correctionWords, type itemDelete } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import { lockLoad, updateLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { assertKeepsHeld } from '../carts/price-hold';
import { publishLoad } from '../carts/publish-load';
import { itemActionFor } from './item.policy';
import { findItem, removeItem } from './item.repository';

/** Removes an item from a load; from a completed order that is an amendment. Throws 403, 404 and 409. */
export async function deleteItem(
  unit: UnitOfWork,
  session: Session,
  input: Pick<InputOf<typeof itemDelete>, 'loadId' | 'itemId' | 'isEditInvoice' | 'reason'>,
): Promise<{ message: string }> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, input.loadId);
  const party = partyOf(load, session);
  const { isEditInvoice } = input;
  const moved = move(load, itemActionFor('deleteItem', { session, load, party, isEditInvoice }));
  const before = await findItem(trx, load.loadId, input.itemId);
  if (party === 'buyer') assertKeepsHeld(load, now, { before: before.adjustedPrice, after: 0 });
  await removeItem(trx, before.itemId);
  const saved = await updateLoad(trx, load, now, {});
  await unit.audit({ action: 'delete', entity: 'load_item', entityId: before.itemId, before });
  const change = correctionWords(`${before.oem || before.description} removed`, input.reason);
  await publishLoad(unit, session, saved, { kind: moved.event, change });
  return { message: 'Deleted Successfully' };
}
