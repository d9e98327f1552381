import type { Session } from '@washcoat/contract-entities';
import { PAYING_HIERARCHY, priceSight, type PriceSight } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { findPaidLookups } from '../copies/lookup-copy.repository';
import { whenOffered, whenOfferedBefore, type EarlierTerms } from './item-offer';
import type { ItemRecord } from './item.model';

type PricedItem = Pick<ItemRecord, 'productId' | 'offeredAt' | 'createdAt'>;

/** Whether somebody knows the price of an item rightfully. */
export type Disclosure = (item: PricedItem) => boolean;

/**
 * Which prices of these items were disclosed to `session`. Whoever does not pay for prices knows all that its flags
 * allow; hierarchy 2 knows those that the house has offered, and those of converters that it paid a lookup for on the
 * day from which the price is.
 */
export async function disclosureTo(
  database: Knex,
  session: Pick<Session, 'hierarchy' | 'userId'>,
  items: readonly PricedItem[],
): Promise<Disclosure> {
  if (session.hierarchy !== PAYING_HIERARCHY) return () => true;
  const paid = await paidFor(database, session.userId, items);
  return (item) => isOffered(item) || paid(item);
}

/** Which of these items a user paid for, of those that were not offered. */
export function paidPrices(
  database: Knex,
  userId: string,
  items: readonly PricedItem[],
): Promise<Disclosure> {
  return paidFor(
    database,
    userId,
    items.filter((item) => !isOffered(item)),
  );
}

async function paidFor(database: Knex, userId: string, items: readonly PricedItem[]): Promise<Disclosure> {
  const productIds = new Set(items.flatMap(({ productId }) => productId ?? []));
  const lookups = await findPaidLookups(database, userId, [...productIds]);
  return ({ productId, createdAt }) =>
    lookups.some((paid) => paid.productId === productId && paid.from <= createdAt && createdAt < paid.until);
}

/** Whether the buyer's side has put the price before the seller. */
export function isOffered({ offeredAt }: Pick<ItemRecord, 'offeredAt'>): boolean {
  return offeredAt !== null;
}

/** What `session` sees of the price of one item as it stands. */
export function itemSight(item: PricedItem, session: Session, isKnown: Disclosure): PriceSight {
  return priceSight(session, { isDisclosed: isKnown(item) });
}

/**
 * What `session` sees of the price at which an item was added, and of how that came about: an offer of another price tells
 * nothing of it.
 */
export function baseSight(item: ItemRecord, session: Session, isKnown: Disclosure): PriceSight {
  return itemSight({ ...item, offeredAt: whenOffered(item, item.basePrice) }, session, isKnown);
}

/** What `session` sees of the price that an item had before. */
export function earlierSight(
  item: ItemRecord,
  terms: EarlierTerms,
  session: Session,
  isKnown: Disclosure,
): PriceSight {
  return itemSight({ ...item, offeredAt: whenOfferedBefore(item, terms) }, session, isKnown);
}

/** An item as the audit trail kept it: its moments are texts. */
export type KeptPrice = { productId: string | null; offeredAt: string | null; createdAt: string };

/** What `session` sees of the prices of an item as it was at a step of its history. */
export function sightThen(
  { productId, offeredAt, createdAt }: KeptPrice,
  session: Session,
  isKnown: Disclosure,
): PriceSight {
  const priced = {
    productId,
    offeredAt: offeredAt === null ? null : new Date(offeredAt),
    createdAt: new Date(createdAt),
  };
  return itemSight(priced, session, isKnown);
}
