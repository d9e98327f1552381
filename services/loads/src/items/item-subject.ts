import type { Session } from '@washcoat/contract-entities';
import type { InputOf, PriceStep } from '@washcoat/contract-kernel';
import type { itemAdd, ItemGroup } from '@washcoat/contract-loads';
import { toLinePrice } from '@washcoat/metals';
import { badInput, conflict } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.model';
import type { Party } from '../carts/party';
import type { PriceFacts } from '../copies/price-facts.repository';
import { assertKeepsHeld } from '../carts/price-hold';
import type { HeldPrices } from './held-price';
import { groupOf } from './item';
import { priceForLoad } from './item-price';
import { mayOverridePrice, assertMayAddOther } from './item.policy';
import type { ItemRecord } from './item.model';
import { modifierPrice } from './modifier-price';

/** What a user adds to a load. */
export type NewItem = Omit<InputOf<typeof itemAdd>, 'loadId'>;

/** What an item is about and what it costs. */
export type ItemSubject = Pick<
  ItemRecord,
  | 'productId'
  | 'oem'
  | 'description'
  | 'manufacturer'
  | 'family'
  | 'group'
  | 'isMarkForTest'
  | 'snapshotId'
  | 'basePrice'
  | 'listedPrice'
  | 'adjustedPrice'
  | 'url'
>;

/** A new item, and how its price came about; null for one without a converter whose price was entered. */
export interface PricedSubject {
  subject: ItemSubject;
  /** What was asked for; of wire that nobody has weighed, what a piece weighs. */
  quantity: number;
  steps: PriceStep[] | null;
}

interface Asked {
  session: Session;
  load: LoadRecord;
  party: Party;
  input: NewItem;
  held: HeldPrices;
  now: Date;
}

/**
 * Names and prices a new item: a converter from the own copies, or a free item as entered. More of a converter that
 * stands on a quote which holds its prices comes at its price there.
 *
 * @throws 409 PRICES_ARE_HELD for a price of the buyer's side below the held one, 409 NO_PRICE_PER_POUND for wire without a weight of which pounds and price are not both entered
 */
export function itemSubject(facts: PriceFacts, asked: Asked): PricedSubject {
  const { productId, quantity } = asked.input;
  if (!productId) return { ...freeSubject(facts, asked), quantity: quantity ?? 1 };
  const { product, snapshot, ofPiece, offerPrice, ...now } = priceForLoad(asked.load, facts, productId);
  const group = groupOf(product.typeName);
  const known = asked.held.get(productId);
  const held = known?.group === group ? known : undefined;
  const entered = enteredPrice(asked, group);
  const basePrice = held?.basePrice ?? offerPrice ?? entered;
  const counted = quantity ?? ofPiece;
  if (basePrice === null || counted === null) throw noPricePerPound(product.oem);
  const offered = held ? Math.max(held.least, basePrice) : basePrice;
  const adjustedPrice = entered ?? offered;
  if (held && asked.party === 'buyer')
    assertKeepsHeld(asked.load, asked.now, { before: held.least, after: adjustedPrice });
  const { listedPrice, snapshotId, steps } = held ?? { ...now, snapshotId: snapshot.snapshotId };
  const subject = {
    productId,
    oem: product.oem,
    description: asked.input.description || product.description,
    manufacturer: product.manufacturer,
    family: product.family,
    group,
    isMarkForTest: product.isMarkForTest,
    snapshotId,
    basePrice,
    listedPrice,
    adjustedPrice,
    url: product.profileUrl,
  };
  return { subject, quantity: counted, steps: held || offerPrice !== null ? steps : null };
}

function noPricePerPound(oem: string) {
  return conflict(
    `${oem} has no weight in the catalogue, so it has no price per pound. Enter its pounds and the price of a pound, or have its weight entered first.`,
    'NO_PRICE_PER_POUND',
  );
}

/**
 * A free item: its base price is that of the price modifier of its type. Where the company that buys has none, the buyer
 * names it, and what the seller adds has none until the buyer does.
 */
function freeSubject({ modifiers }: PriceFacts, asked: Asked): Pick<PricedSubject, 'subject' | 'steps'> {
  const { session, party, input } = asked;
  assertMayAddOther(session);
  if (!input.type) throw badInput({ type: 'Please select valid Type' });
  if (!input.oem && !input.description) throw badInput({ description: 'Please enter the valid value' });
  const modifier = modifierPrice(input.type, modifiers);
  const named = party === 'buyer' ? input.basePrice : undefined;
  const basePrice = modifier?.price ?? toLinePrice(input.type, named ?? 0);
  const isNamed = modifier !== null && named !== undefined && mayOverridePrice(session, party);
  const standing = isNamed ? toLinePrice(input.type, named) : basePrice;
  const subject = {
    productId: null,
    oem: input.oem ?? '',
    description: input.description ?? '',
    manufacturer: '',
    family: '',
    group: input.type,
    isMarkForTest: false,
    snapshotId: null,
    basePrice,
    listedPrice: null,
    adjustedPrice: enteredPrice(asked, input.type) ?? standing,
    url: input.url ?? null,
  };
  return { subject, steps: modifier?.steps ?? null };
}

/** The price that the user sets, if it may; null for the one that is offered. */
function enteredPrice({ session, party, input }: Asked, group: ItemGroup): number | null {
  const isSet = input.adjustedPrice !== undefined && mayOverridePrice(session, party);
  return isSet ? toLinePrice(group, input.adjustedPrice) : null;
}
