import { ZERO, orZero, sum, toCents, toNumber } from '../decimal';
import type { Decimal } from '../decimal';
import { METALS, perMetal } from '../metal';
import type { PerMetal } from '../metal';
import { AUTOPSY_PARTS } from './autopsy-input';
import type { Autopsy, AutopsyInput, ItemAutopsy, PerPart } from './autopsy-input';
import { stepsByLot } from './lot-steps';
import type { LotSteps, WorthItem } from './lot-steps';

/** How many items are named. */
const MOST_RESPONSIBLE = 10;

/**
 * Takes the profit of a settlement apart by substituting one expectation after the other with what came (design of the
 * trade, M5). `p` is the price that was made per metal: amount ÷ returned ounces; where nothing is returned, the price
 * of the purchase, averaged by ounces. USD:
 *
 * - margin as bought `= Σ E · (market when bought) − cost`;
 * - metal move `= Σ E · (p − market when bought)`, and what a price of no ounces came to;
 * - count loss `= Σ E · p · (received share − 1)`;
 * - weight loss and assay drift by lot, see `stepsByLot`;
 * - recovery `= Σ (returned − contained ounces) · p`;
 * - charges and interest as they are, negative.
 *
 * The profit is Σ amounts − charges − interest − cost: an advance is money that came early, and no charge. Every part is
 * the difference of two running sums in cents, so that the parts add up to the profit to the cent.
 *
 * Of an item, metal move and count loss are its own; it shares weight loss and drift of its lot by the worth of what was
 * received of it, recovery and charges by that over all lots, and interest by its cost.
 *
 * @throws RangeError for something that is no number
 */
export function autopsy(input: AutopsyInput): Autopsy {
  const price = madePrice(input);
  const lots = stepsByLot(input.items, input.lots, price);
  const items = lots.flatMap((lot) => lot.items);
  const cost = sum(input.items.map((item) => orZero(item.cost)));
  const whole = wholeParts(input, price, lots);
  const start = sum(items.map(({ bought }) => bought)).minus(cost);
  const marginAsBought = toCents(start);
  const { parts, end } = inCents(start, whole);
  return {
    cost: toCents(cost),
    marginAsBought,
    parts,
    profit: end,
    items: mostResponsible(lots, whole, cost),
  };
}

/** USD per ounce of what is returned. */
function madePrice({ returns, items }: AutopsyInput): PerMetal<Decimal> {
  return perMetal((metal) => {
    const { returnOz, amount } = returns[metal];
    const ounces = orZero(returnOz);
    if (ounces.greaterThan(0)) return orZero(amount).div(ounces);
    const held = sum(items.map((item) => orZero(item.ounces[metal])));
    const paid = sum(items.map((item) => orZero(item.ounces[metal]).times(orZero(item.boughtAt[metal]))));
    return held.isZero() ? ZERO : paid.div(held);
  });
}

function wholeParts(
  { returns, lots: settled, charges, interest }: AutopsyInput,
  price: PerMetal<Decimal>,
  lots: readonly LotSteps[],
): PerPart<Decimal> {
  const items = lots.flatMap((lot) => lot.items);
  const total = (of: (item: WorthItem) => Decimal) => sum(items.map(of));
  const amounts = sum(METALS.map((metal) => orZero(returns[metal].amount)));
  const priced = sum(METALS.map((metal) => orZero(returns[metal].returnOz).times(price[metal])));
  const contained = sum(
    settled.flatMap(({ ounces }) => METALS.map((metal) => orZero(ounces[metal]).times(price[metal]))),
  );
  return {
    metalMove: total(({ expected, bought }) => expected.minus(bought)).plus(amounts.minus(priced)),
    countLoss: total(({ received, expected }) => received.minus(expected)),
    weightLoss: sum(lots.map((lot) => lot.weightLoss)),
    assayDrift: sum(lots.map((lot) => lot.assayDrift)),
    recovery: priced.minus(contained),
    charges: orZero(charges).negated(),
    interest: orZero(interest).negated(),
  };
}

/** The parts as differences of running sums in cents, and where they end. */
function inCents(start: Decimal, whole: PerPart<Decimal>): { parts: PerPart<number>; end: number } {
  let exact = start;
  let before = orZero(toCents(start));
  const cents = AUTOPSY_PARTS.map((part) => {
    exact = exact.plus(whole[part]);
    const after = orZero(toCents(exact));
    const change = toNumber(after.minus(before));
    before = after;
    return change;
  });
  return { parts: perPart((_part, index) => cents[index] ?? 0), end: toNumber(before) };
}

function mostResponsible(lots: readonly LotSteps[], whole: PerPart<Decimal>, cost: Decimal): ItemAutopsy[] {
  const allReceived = sum(lots.flatMap(({ items }) => items.map(({ received }) => received)));
  return lots
    .flatMap((lot) => {
      const lotReceived = sum(lot.items.map(({ received }) => received));
      return lot.items.map((worthItem) => {
        const { item, bought, expected, received } = worthItem;
        const ofLot = shareOf(received, lotReceived);
        const ofAll = shareOf(received, allReceived);
        return inEffect(item.itemId, {
          metalMove: expected.minus(bought),
          countLoss: received.minus(expected),
          weightLoss: lot.weightLoss.times(ofLot),
          assayDrift: lot.assayDrift.times(ofLot),
          recovery: whole.recovery.times(ofAll),
          charges: whole.charges.times(ofAll),
          interest: whole.interest.times(shareOf(orZero(item.cost), cost)),
        });
      });
    })
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, MOST_RESPONSIBLE);
}

function inEffect(itemId: string, exact: PerPart<Decimal>): ItemAutopsy {
  const { parts, end } = inCents(ZERO, exact);
  return { itemId, ...parts, effect: end };
}

function shareOf(part: Decimal, whole: Decimal): Decimal {
  return whole.isZero() ? ZERO : part.div(whole);
}

function perPart<T>(valueOf: (part: keyof PerPart<T>, index: number) => T): PerPart<T> {
  return Object.fromEntries(AUTOPSY_PARTS.map((part, index) => [part, valueOf(part, index)])) as PerPart<T>;
}
