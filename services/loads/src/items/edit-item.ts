import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { correctionWords, type itemEdit, type LoadItem } from '@washcoat/contract-loads';
import { isBought, toLinePrice } from '@washcoat/metals';
import { conflict, isStale, type UnitOfWork } from '@washcoat/service-kit';
import { move } from '../carts/load';
import { lockLoad, updateLoad } from '../carts/load.repository';
import { partyOf, type Party } from '../carts/party';
import { isShared, takingPart } from '../carts/taking-part';
import { publishLoad } from '../carts/publish-load';
import { assertBuysSomething } from '../carts/required-documents';
import { assertPriceHeld } from './price-held';
import { actorOf } from './actor';
import { describeChange } from './item';
import { isBoughtAfterAll, withTerms, type Terms } from './item-offer';
import {
  itemActionFor,
  mayOverridePrice,
  assertHasPictures,
  assertMayMarkDidNotBuy,
  assertMaySetPrice,
  standingPriceFor,
} from './item.policy';
import { presentItem } from './item.presenter';
import type { ItemRecord } from './item.model';
import { findItem, itemsOf, updateItem } from './item.repository';
import { disclosureTo, type Disclosure } from './price-disclosure';

/**
 * Changes an item. On a completed order that is an amendment, which other domains are told of.
 *
 * @throws 403 for another price of somebody who may not set one
 * @throws 409 STALE with the item as it is now when somebody else changed it since the caller read it
 * @throws 409 NOTHING_BOUGHT for the last item that a completed order buys, not bought after all
 */
export async function editItem(
  unit: UnitOfWork,
  session: Session,
  input: InputOf<typeof itemEdit>,
): Promise<{ message: string; item: LoadItem }> {
  const { trx, now } = unit;
  const load = await lockLoad(trx, session, input.loadId);
  const party = partyOf(load, session);
  const { isEditInvoice } = input;
  const moved = move(load, itemActionFor('editItem', { session, load, party, isEditInvoice }));
  const before = await findItem(trx, load.loadId, input.itemId);
  const isKnown = await disclosureTo(trx, session, [before]);
  if (isStale(before, input.version)) throw staleItem(before, session, isKnown);
  const isAmending = moved.event === 'amended';
  const changed = changedItem(before, { session, party, input });
  const isSettled = isAmending && isBoughtAfterAll(before, changed);
  const terms = termsAskedFor(before, { session, party, input, isSettled });
  if (party === 'buyer') assertPriceHeld(load, now, { before, after: terms.adjustedPrice });
  const waiting = { isShared: isShared(load, party), isAmending, isSettled };
  const after: ItemRecord = {
    ...withTerms(changed, terms, actorOf(unit, session, party), waiting),
    offeredAt: before.offeredAt ?? (party === 'buyer' && asksOtherPrice(before, terms) ? now : null),
    updatedAt: now,
    version: before.version + 1,
  };
  await updateItem(trx, after);
  const items = isAmending ? await itemsOf(trx, load.loadId) : undefined;
  if (items && isBought(before)) assertBuysSomething(items);
  const saved = await updateLoad(trx, load, now, isAmending ? {} : takingPart(load, party, session));
  await unit.audit({ action: 'edit', entity: 'load_item', entityId: after.itemId, before, after });
  const change = correctionWords(describeChange(before, after), input.reason);
  await publishLoad(unit, session, saved, { kind: moved.event, change, items });
  return { message: 'Updated Successfully', item: presentItem(after, session, isKnown) };
}

/** Another price is put before the seller; a box, a note or a count says nothing of what the house pays. */
const asksOtherPrice = (before: ItemRecord, terms: Terms) => terms.adjustedPrice !== before.adjustedPrice;

interface Editing {
  session: Session;
  party: Party;
  input: InputOf<typeof itemEdit>;
}

/** The 409 for somebody who has not seen the item as it is. */
export function staleItem(current: ItemRecord, session: Session, isKnown: Disclosure) {
  return conflict('This item was changed meanwhile. Look at it as it is now and change it again.', 'STALE', {
    current: presentItem(current, session, isKnown),
  });
}

function changedItem(before: ItemRecord, { session, party, input }: Editing): ItemRecord {
  const isDidNotBuy = input.isDidNotBuy ?? before.isDidNotBuy;
  if (isDidNotBuy !== before.isDidNotBuy) assertMayMarkDidNotBuy(session, party);
  if (input.loadUrls) assertHasPictures(session, input.loadUrls);
  return {
    ...before,
    box: input.box ?? before.box,
    description: input.description ?? before.description,
    loadUrls: input.loadUrls ?? before.loadUrls,
    isDidNotBuy,
  };
}

/** What an edit asks for: a price only of those who may set one, who alone take over what the seller asks for. */
function termsAskedFor(
  before: ItemRecord,
  { session, party, input, isSettled }: Editing & { isSettled: boolean },
): Terms {
  const { quantity = before.quantity, unit = before.unit, adjustedPrice } = input;
  const isKept = !isSettled && quantity === before.quantity && unit === before.unit;
  const standing = isKept ? before.adjustedPrice : standingPriceFor(before, session, party);
  const named = adjustedPrice === undefined ? undefined : toLinePrice(before.group, adjustedPrice);
  if (named !== undefined) assertMaySetPrice(before, named, session, party);
  return {
    quantity,
    unit,
    adjustedPrice: named !== undefined && mayOverridePrice(session, party) ? named : standing,
  };
}
