import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { loadReprice } from '@washcoat/contract-loads';
import { conflict, type UnitOfWork } from '@washcoat/service-kit';
import { actorOf } from '../items/actor';
import { assertMayEditItems } from '../items/item.policy';
import { rewriteItemPrices } from '../items/item-price.repository';
import { itemsOf, offerItems, rewriteItems } from '../items/item.repository';
import { isPricedByHand, repriced } from '../items/reprice';
import { move } from './load';
import { assertMayBuy } from './load.policy';
import { lockLoad, lockPricedLoad, updateLoad } from './load.repository';
import { partyOf } from './party';
import { holdOf } from './price-hold';
import { publishMove } from './publish-move';
import { sentHold } from './send-prices';
import { isShared, takingPart } from './taking-part';

/**
 * Prices a quote again whose prices are not held, or not any more, and sends it: its converters cost what they cost now,
 * for as long as its prices are held from now on. What was priced by hand stays.
 *
 * @throws 403 for the seller's side, 404, 409 for what is no quote, is empty, or holds its prices
 */
export async function repriceLoad(
  unit: UnitOfWork,
  session: Session,
  { loadId, holdHours }: InputOf<typeof loadReprice>,
): Promise<AnswerOf<typeof loadReprice>> {
  const { trx, now } = unit;
  const before = await lockLoad(trx, session, loadId);
  const party = partyOf(before, session);
  assertMayBuy(party);
  assertMayEditItems(session, before, party);
  move(before, 'reprice');
  if (holdOf(before, now) === 'held')
    throw conflict(
      'The prices of this quote are held. It is priced again when that is over.',
      'PRICES_ARE_HELD',
    );
  const items = await itemsOf(trx, loadId);
  if (items.length === 0) throw conflict('Put something on the quote first.', 'NO_ITEMS');
  const productIds = items.flatMap(({ productId }) => productId ?? []);
  const { facts } = await lockPricedLoad(trx, session, loadId, { productIds, at: now });
  const actor = actorOf(unit, session, party);
  const pricing = { load: before, facts, actor, isShared: isShared(before, party), now };
  const changed = items.flatMap((item) => repriced(item, pricing) ?? []);
  const hold = await sentHold(unit, before, holdHours, () => Promise.resolve(facts));
  for (const { before: was, item } of changed)
    await unit.audit({
      action: 'reprice',
      entity: 'load_item',
      entityId: item.itemId,
      before: was,
      after: item,
    });
  if (changed.length) await unit.write(rewriteItems(changed), rewriteItemPrices(changed));
  await unit.write(offerItems({ loadId, at: now }));
  const after = await updateLoad(trx, before, now, { ...takingPart(before, party, session), ...hold });
  await unit.audit({ action: 'reprice', entity: 'load', entityId: loadId, before, after });
  await publishMove(unit, session, after, 'answered');
  return {
    message: 'Successfully priced the quote again',
    changedCount: changed.length,
    keptCount: items.filter(isPricedByHand).length,
  };
}
