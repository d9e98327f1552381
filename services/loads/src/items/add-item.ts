import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { itemStatuses, type itemAdd, type LoadItem } from '@washcoat/contract-loads';
import { newId, type UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import { assistantColumns } from '../carts/load.row';
import { changeLoad, lockLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { tellChange } from '../carts/tell-move';
import { derive, statusAfterChange } from './item';
import { mustBuildItems, mustHavePictures, mustMarkDidNotBuy } from './item.policy';
import { presentItem } from './item.presenter';
import { disclosureTo } from './price-disclosure';
import { insertItemPrice } from './item-price.repository';
import { insertItem } from './item.repository';
import { itemSubject } from './item-subject';

/**
 * Adds a converter or a free item to a load; the first one sets it going. The price is the server's, of this moment.
 *
 * @throws 403, 404, 409 for a load that takes no items, 400 for counts and missing pictures
 */
export async function addItem(
  unit: UnitOfWork,
  session: Session,
  input: InputOf<typeof itemAdd>,
): Promise<{ message: string; item: LoadItem }> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, input.loadId);
  const party = partyOf(load, session);
  mustBuildItems(session, load, party);
  const { type, status } = move(load, 'addItem');
  if (input.isDidNotBuy) mustMarkDidNotBuy(session, party);
  mustHavePictures(session, input.loadUrls);
  const { subject, steps } = await itemSubject(unit, { session, load, party, input });
  const item = {
    itemId: newId(),
    loadId: load.loadId,
    ...subject,
    quantity: input.quantity,
    ...derive({ ...subject, quantity: input.quantity, unit: input.unit }),
    box: input.box,
    status: statusAfterChange(load, party),
    isDidNotBuy: input.isDidNotBuy,
    url: subject.url ?? input.loadUrls[0] ?? null,
    loadUrls: input.loadUrls,
    offeredAt: party === 'buyer' ? now : null,
    userId: session.userId,
    changedBy: party,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const isFirstBuyer = party === 'buyer' && !load.assistant;
  await unit.audit({ action: 'add', entity: 'load_item', entityId: item.itemId, after: item });
  if (item.status === itemStatuses.underReview)
    await tellChange(unit, session, { ...load, type, status, version: load.version + 1 });
  await unit.write(
    insertItem(trx, item),
    ...(steps ? [insertItemPrice(trx, item.itemId, steps)] : []),
    changeLoad(trx, load, now, { type, status, ...(isFirstBuyer ? assistantColumns(session) : {}) }),
  );
  const isKnown = await disclosureTo(trx, session, [item]);
  return { message: 'Successfully added the item in load', item: presentItem(item, session, isKnown) };
}
