import type { Session } from '@washcoat/contract-entities';
import type { InputOf, PriceStep } from '@washcoat/contract-kernel';
import type { itemAdd } from '@washcoat/contract-loads';
import { toCents } from '@washcoat/metals';
import { badInput } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.record';
import type { Party } from '../carts/party';
import type { PriceFacts } from '../copies/price-facts.repository';
import { groupOf } from './item';
import { priceForLoad } from './item-price';
import { mayOverridePrice, mustShowOther } from './item.policy';
import type { ItemRecord } from './item.record';

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

/** A new item, and how its price came about; null for one without a converter. */
export interface PricedSubject {
  subject: ItemSubject;
  steps: PriceStep[] | null;
}

interface Asked {
  session: Session;
  load: LoadRecord;
  party: Party;
  input: NewItem;
}

/** Names and prices a new item: a converter from the own copies, or a free item as entered. */
export function itemSubject(facts: PriceFacts, asked: Asked): PricedSubject {
  const { productId } = asked.input;
  if (!productId) return { subject: freeSubject(asked), steps: null };
  const { product, snapshot, listedPrice, offerPrice, steps } = priceForLoad(asked.load, facts, productId);
  const subject = {
    productId,
    oem: product.oem,
    description: asked.input.description || product.description,
    manufacturer: product.manufacturer,
    family: product.family,
    group: groupOf(product.typeName),
    isMarkForTest: product.isMarkForTest,
    snapshotId: snapshot.snapshotId,
    basePrice: offerPrice,
    listedPrice,
    adjustedPrice: adjustedPrice(asked, offerPrice),
    url: product.profileUrl,
  };
  return { subject, steps };
}

/** A free item: the buyer names its base price; one that the seller adds has none until the buyer does. */
function freeSubject(asked: Asked): ItemSubject {
  const { session, party, input } = asked;
  mustShowOther(session);
  if (!input.type) throw badInput({ type: 'Please select valid Type' });
  if (!input.oem && !input.description) throw badInput({ description: 'Please enter the valid value' });
  const basePrice = party === 'buyer' ? toCents(input.basePrice ?? 0) : 0;
  return {
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
    adjustedPrice: adjustedPrice(asked, basePrice),
    url: input.url ?? null,
  };
}

function adjustedPrice({ session, party, input }: Asked, offered: number): number {
  const isSet = input.adjustedPrice !== undefined && mayOverridePrice(session, party);
  return isSet ? toCents(input.adjustedPrice) : offered;
}
