import type { Session } from '@washcoat/contract-entities';
import { itemStatuses, type LoadItem } from '@washcoat/contract-loads';
import { newId, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import type { LoadRecord } from '../carts/load.model';
import { changeLoad, lockPricedLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { publishChange } from '../carts/publish-move';
import type { PriceFacts } from '../copies/price-facts.repository';
import { takingPart } from '../carts/taking-part';
import { actorOf } from './actor';
import { heldPricesOf, type HeldPrices } from './held-price';
import { derive, statusOfNew } from './item';
import { assertMayEditItems, assertHasPictures, assertMayMarkDidNotBuy } from './item.policy';
import { presentItem } from './item.presenter';
import { insertItemPrices } from './item-price.repository';
import type { ItemRecord } from './item.model';
import { insertItems } from './item.repository';
import { orProblem } from './or-problem';
import { itemSubject, type NewItem, type PricedSubject } from './item-subject';
import { disclosureTo } from './price-disclosure';

interface Placing {
  session: Session;
  load: LoadRecord;
  facts: PriceFacts;
  held: HeldPrices;
  now: Date;
}

interface Placed extends Pick<PricedSubject, 'steps'> {
  item: ItemRecord;
}

/**
 * Adds converters and free items to a load, in their order; the first one sets it going. Prices are the server's, of
 * this moment. Answers for each the item, or why it was refused while the others went in.
 *
 * @throws 403, 404, 409 for a load that takes no items
 */
export async function addToLoad(
  unit: UnitOfWork,
  session: Session,
  loadId: string,
  inputs: readonly NewItem[],
): Promise<(LoadItem | Problem)[]> {
  const { trx, now } = unit;
  const productIds = inputs.flatMap(({ productId }) => productId ?? []);
  const { load, facts } = await lockPricedLoad(trx, session, loadId, { productIds, at: now });
  const party = partyOf(load, session);
  assertMayEditItems(session, load, party);
  const { type, status } = move(load, 'addItem');
  const held = await heldPricesOf(trx, load, now, productIds);
  const results = inputs.map((input) => orProblem(() => place(input, { session, load, facts, held, now })));
  const placed = results.flatMap((result) => (result instanceof Problem ? [] : [result]));
  if (placed.length) {
    const change = { type, status, ...takingPart(load, party, session) };
    for (const { item } of placed)
      await unit.audit({ action: 'add', entity: 'load_item', entityId: item.itemId, after: item });
    if (placed.some(({ item }) => item.status === itemStatuses.underReview))
      await publishChange(unit, session, { ...load, type, status, version: load.version + 1 });
    unit.writeLast(insertItems(placed), ...insertItemPrices(placed), changeLoad(load, now, change));
  }
  const items = placed.map(({ item }) => item);
  const isKnown = await disclosureTo(trx, session, items);
  return results.map((result) =>
    result instanceof Problem ? result : presentItem(result.item, session, isKnown),
  );
}

/** The new item with its price. Throws 400, 403, 404, 409 for what can not be added. */
function place(input: NewItem, { session, load, facts, held, now }: Placing): Placed {
  const party = partyOf(load, session);
  if (input.isDidNotBuy) assertMayMarkDidNotBuy(session, party);
  assertHasPictures(session, input.loadUrls);
  const { subject, quantity, steps } = itemSubject(facts, {
    ...{ session, load, party, input },
    ...{ held, now },
  });
  const status = statusOfNew(load, party);
  const { party: _side, ...by } = actorOf({ now }, session, party);
  const item = {
    itemId: newId(),
    loadId: load.loadId,
    ...subject,
    quantity,
    ...derive({ ...subject, quantity, unit: input.unit }),
    box: input.box,
    status,
    offer: status === itemStatuses.underReview ? { agreed: null, answers: null, by } : null,
    isDidNotBuy: input.isDidNotBuy,
    url: subject.url ?? input.loadUrls[0] ?? null,
    loadUrls: input.loadUrls,
    offeredAt: party === 'buyer' ? now : null,
    pricedAt: null,
    userId: session.userId,
    changedBy: party,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  return { item, steps };
}
