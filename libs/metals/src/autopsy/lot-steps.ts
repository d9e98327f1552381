import { ONE, ZERO, orZero, sum } from '../decimal';
import type { Decimal } from '../decimal';
import { lotKey } from '../lot-key';
import { METALS, perMetal } from '../metal';
import type { PerMetal } from '../metal';
import type { AutopsyItem, AutopsyLot } from './autopsy-input';

/** An item with what it is worth, USD unless said otherwise. */
export interface WorthItem {
  item: AutopsyItem;
  /** At the market of the day when it was bought. */
  bought: Decimal;
  /** What is expected of it at the price that was made. */
  expected: Decimal;
  /** The same of what was received. */
  received: Decimal;
}

/** What a group of lots lost on the way, USD. */
export interface LotSteps {
  items: readonly WorthItem[];
  weightLoss: Decimal;
  assayDrift: Decimal;
}

/**
 * Takes a settlement apart by lot, which `lotKey` matches. What went into one of its lots is held against that lot; what nobody assigned, with
 * lots that nothing was assigned to, is one group. Per metal, at the price `p` that was made, with expected ounces `E`
 * of what was received, its expected pounds `W`, net dry pounds `D` and contained ounces `T` of the lots:
 *
 * - weight loss `= E · p · (D / W − 1)`, 0 where no weight was expected;
 * - assay drift `= T · p − E · p · D / W`: what the lots hold less what the catalogue says their weight holds.
 */
export function stepsByLot(
  items: readonly AutopsyItem[],
  lots: readonly AutopsyLot[],
  price: PerMetal<Decimal>,
): LotSteps[] {
  const keyOf = ({ lotNo }: { lotNo: string }) => lotKey(lotNo);
  const known = new Set(lots.map(keyOf));
  const assigned = new Set(items.map(keyOf).filter((key) => known.has(key)));
  const groups = [...assigned].map((key) => ({
    items: items.filter((item) => keyOf(item) === key),
    lots: lots.filter((lot) => keyOf(lot) === key),
  }));
  const rest = {
    items: items.filter((item) => !assigned.has(keyOf(item))),
    lots: lots.filter((lot) => !assigned.has(keyOf(lot))),
  };
  return [...groups, rest].map((group) => stepsOf(group.items, group.lots, price));
}

/** USD of ounces at a price. */
export function worth(ounces: PerMetal<Decimal>, price: PerMetal<Decimal>): Decimal {
  return sum(METALS.map((metal) => ounces[metal].times(price[metal])));
}

function stepsOf(
  items: readonly AutopsyItem[],
  lots: readonly AutopsyLot[],
  price: PerMetal<Decimal>,
): LotSteps {
  const worthItems = items.map((item) => worthItem(item, price));
  const received = sum(worthItems.map((item) => item.received));
  const pounds = sum(items.map((item) => orZero(item.pounds).times(orZero(item.receivedShare))));
  const netDry = sum(lots.map((lot) => orZero(lot.netDry)));
  const contained = worth(
    perMetal((metal) => sum(lots.map(({ ounces }) => orZero(ounces[metal])))),
    price,
  );
  const weightLoss = pounds.greaterThan(0) ? received.times(netDry.div(pounds).minus(ONE)) : ZERO;
  return { items: worthItems, weightLoss, assayDrift: contained.minus(received).minus(weightLoss) };
}

function worthItem(item: AutopsyItem, price: PerMetal<Decimal>): WorthItem {
  const ounces = perMetal((metal) => orZero(item.ounces[metal]));
  const expected = worth(ounces, price);
  return {
    item,
    bought: worth(
      ounces,
      perMetal((metal) => orZero(item.boughtAt[metal])),
    ),
    expected,
    received: expected.times(orZero(item.receivedShare)),
  };
}
