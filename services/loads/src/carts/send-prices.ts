import type { Session } from '@washcoat/contract-entities';
import { itemStatuses, loadTypes } from '@washcoat/contract-loads';
import { badInput, conflict, type UnitOfWork } from '@washcoat/service-kit';
import type { PriceFacts } from '../copies/price-facts.repository';
import { itemsOf } from '../items/item.repository';
import type { LoadFields, LoadRecord } from './load.model';
import { lockPricedLoad } from './load.repository';
import { totalsOf } from './load-totals';
import { assertKeepsHeld, heldFor, holdOf, noHold, type PriceHold } from './price-hold';

/** How an edit sends the prices of a load. */
export interface Sending {
  /** The type of the load from then on. */
  type: number;
  /** Whether the edit puts the prices before the seller. */
  isSent: boolean;
  /** As it was asked for; without it the settings of the customer say. */
  holdHours: number | undefined;
}

/**
 * What an edit makes of the time for which a quote holds its prices: it begins or goes on when they are sent, and ends
 * when the load is a quote no more.
 *
 * @throws 400 for hours of what holds no prices, 409 for an empty quote and for less than was promised
 */
export async function holdAfter(
  unit: UnitOfWork,
  session: Session,
  load: LoadRecord,
  { type, isSent, holdHours }: Sending,
): Promise<Partial<PriceHold>> {
  if (type !== loadTypes.quote) {
    if (holdHours) throw badInput({ holdHours: 'Only a quote holds its prices.' });
    return noHold;
  }
  if (isSent) {
    const asked = { productIds: [], at: unit.now };
    return sentHold(unit, load, holdHours, async () => {
      const { facts } = await lockPricedLoad(unit.trx, session, load.loadId, asked);
      return facts;
    });
  }
  if (holdHours !== undefined) throw badInput({ holdHours: 'Prices are held when they are sent.' });
  return {};
}

/**
 * The hold of a quote whose prices are sent now: as long as asked for, or else as the settings of the customer say. It
 * names the snapshot of `factsOf`: of whoever prices by them, the very same.
 */
export async function sentHold(
  { trx, now }: UnitOfWork,
  load: LoadRecord,
  holdHours: number | undefined,
  factsOf: () => Promise<Pick<PriceFacts, 'customer' | 'snapshot'>>,
): Promise<Partial<PriceHold>> {
  if (holdHours === undefined && holdOf(load, now) === 'held') return {};
  const facts = await factsOf();
  const hours = holdHours ?? facts.customer?.priceHoldHours ?? 0;
  const isEmpty = hours > 0 && (await itemsOf(trx, load.loadId)).length === 0;
  if (isEmpty && holdHours) throw conflict('Put something on the quote first.', 'NO_ITEMS');
  const snapshotId = facts.snapshot?.snapshotId ?? null;
  return heldFor(load, isEmpty ? 0 : hours, { now, snapshotId });
}

/**
 * Refuses a discount by which a quote whose prices are held comes to less, also with what is not bought at the moment:
 * it may be bought after all. Throws 409.
 */
export async function assertDiscountKeepsHeld(
  { trx, now }: UnitOfWork,
  load: LoadRecord,
  changes: Partial<LoadFields>,
): Promise<void> {
  const { discount = load.discount, discountIsPercentage = load.discountIsPercentage } = changes;
  const isSame = discount === load.discount && discountIsPercentage === load.discountIsPercentage;
  if (isSame || holdOf(load, now) !== 'held') return;
  const bought = await itemsOf(trx, load.loadId);
  const promised = bought
    .filter(({ status }) => status !== itemStatuses.rejected)
    .map((item) => ({ ...item, isDidNotBuy: false }));
  for (const items of [bought, promised])
    assertKeepsHeld(load, now, {
      before: totalsOf(load, items).grandtotal,
      after: totalsOf({ discount, discountIsPercentage }, items).grandtotal,
    });
}
