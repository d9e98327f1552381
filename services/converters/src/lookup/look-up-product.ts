import { calendarDay } from '@washcoat/contract-kernel';
import { takeCredit } from '@washcoat/contract-billing';
import { lookupDone } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { forbidden, newId, type ServiceCaller, type UnitOfWork } from '@washcoat/service-kit';
import { addPriceRanges } from '../price-history/price-ranges';
import { buyerOf } from '../pricing/buyer';
import type { PriceBoard } from '../pricing/price-board';
import { findProduct } from '../product/product.repository';
import { mayListInactive, isLimited, productSight } from '../product/product.policy';
import { presentList, type ProductListAnswer } from '../search/search-products';
import { findLookupId, insertLookup, type Lookup } from './lookup.repository';

export interface LookupMeans {
  board: PriceBoard;
  services: ServiceCaller;
  /** The zone that cuts days. */
  timezone: string;
  /** The id of the lookup if it is the first of its day, where it is to be a certain one. */
  lookupId?: string;
}

/**
 * Opens one converter for a subscriber: notes the lookup, takes a credit and answers the converter with its prices, all
 * or nothing. The credit is taken last, when the whole answer is made and only the commit is left; one that fails even
 * then is not paid twice, since a converter opened again on the same day costs nothing. One that is not there is free.
 * Throws 400 LOOKUP_CREDIT_LAPSED as billing does when no credit is left.
 */
export async function lookUpProduct(
  unit: UnitOfWork,
  session: Session,
  productId: string,
  { board, services, timezone, lookupId: newLookupId = newId() }: LookupMeans,
): Promise<ProductListAnswer> {
  const { companyId, userId } = session;
  if (!companyId) throw forbidden();
  const rest = { areMoreItemsAvailable: false, isLimited: isLimited(session) };
  const product = await findProduct(unit.trx, productId, mayListInactive(session));
  if (!product) return { list: [], ...rest };
  const day = calendarDay(unit.now, timezone);
  const lookup = { lookupId: newLookupId, userId, companyId, productId, day, at: unit.now };
  const isNew = await insertLookup(unit.trx, lookup);
  const lookupId = isNew ? lookup.lookupId : await findLookupId(unit.trx, lookup);
  if (isNew) await tellLookup(unit, session, lookup, product.oem);
  const buyer = await buyerOf(unit.trx, session, {});
  const prices = await board.currentList(unit.trx);
  const answer = presentList([product], productSight(session, true), prices, buyer);
  await addPriceRanges(unit.trx, answer.list, unit.now, timezone);
  await services.post('billing', takeCredit.path, {
    userId,
    companyId,
    productId,
    oem: product.oem,
    lookupId,
    at: unit.now.toISOString(),
  });
  return { ...answer, ...rest };
}

function tellLookup(unit: UnitOfWork, session: Session, lookup: Lookup, oem: string): Promise<void> {
  const { lookupId, productId, userId, companyId, day } = lookup;
  const { firstName, lastName } = session;
  const at = lookup.at.toISOString();
  return unit.publish(lookupDone, lookupId, {
    lookupId,
    productId,
    oem,
    userId,
    companyId,
    firstName,
    lastName,
    at,
    day,
  });
}
