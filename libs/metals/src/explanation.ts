import { ZERO, roundTo, toDecimal } from './decimal';
import type { Decimal } from './decimal';
import { perMetal } from './metal';
import { baseValue, metalContent, metalValue, ouncePrices, ownDiscounts } from './metal-value';
import { applyModifiers, familyModifiers, offerModifiers, overrideModifiers } from './price-modifiers';
import type { ModifierStep, PriceModifier } from './price-modifiers';
import {
  modifierReason,
  money,
  ouncePricesReason,
  ownDiscountReason,
  snapshotDiscountReason,
  stepLabel,
} from './price-wording';
import { overridePriceOf } from './valuation';
import type { ConverterAssay, PriceFor, PricingSnapshot } from './valuation-input';

export type ExplanationStep =
  | 'market'
  | 'hedge'
  | 'discount'
  | 'net'
  | 'ownDiscount'
  | ModifierStep
  | 'overridePrice'
  | 'listed'
  | 'offer';

/** One row of the waterfall. Prices are USD per piece. */
export interface ValuationStep {
  step: ExplanationStep;
  /** A `subtotal` names the price reached so far; a `change` leads on from the row above. */
  kind: 'subtotal' | 'change';
  label: string;
  before: number;
  /** Signed. Rounded on its own, so it may differ by a cent from `after − before`. */
  change: number;
  after: number;
  /** In plain words. */
  reason: string;
}

/**
 * How the offer for one piece came about, in order: market, hedge, discount, net, the converter's own discounts,
 * family, override, listed, facility, customer, group, discount, offer. The same arithmetic as `valueConverter`:
 * 'market', 'listed' and 'offer' end on its marketPrice, listedPrice and offerPrice.
 * Changes without effect are left out; the subtotals market, net, listed and offer always stand.
 * schemePice and alt1Price branch off the listed price and are no part of it.
 *
 * @throws RangeError for something that is no number
 */
export function explainValuation(
  converter: ConverterAssay,
  snapshot: PricingSnapshot,
  priceFor?: PriceFor,
): ValuationStep[] {
  const { isDefaultAssay, ppmGrams } = metalContent(converter, snapshot);
  const prices = ouncePrices(snapshot);
  const own = ownDiscounts(converter);
  const overridePrice = overridePriceOf(converter);
  const trail = new Trail();

  trail.start('Market', metalValue(ppmGrams, prices.market), marketReason(isDefaultAssay));
  trail.change('hedge', 'Hedge', metalValue(ppmGrams, prices.hedge), ouncePricesReason(prices.hedge));
  const snapshotDiscounts = perMetal((metal) => ({
    value: toDecimal(snapshot.discount[metal].value),
    isPercentage: snapshot.discount[metal].isPercentage,
  }));
  trail.change(
    'discount',
    'Discount',
    metalValue(ppmGrams, prices.net),
    snapshotDiscountReason(snapshotDiscounts),
  );
  trail.subtotal('net', 'Net', ouncePricesReason(prices.net));
  trail.change('ownDiscount', 'Own discount', baseValue(ppmGrams, prices.net, own), ownDiscountReason(own));
  trail.modify(familyModifiers(snapshot, converter.family));
  if (overridePrice) {
    trail.change('overridePrice', 'Override price', overridePrice, `Set by hand to ${money(overridePrice)}`);
    trail.modify(overrideModifiers(snapshot));
  }
  trail.subtotal('listed', 'Listed price', `Override Price is ${overridePrice ? 'on' : 'off'}`);
  trail.modify(offerModifiers(snapshot, priceFor));
  trail.subtotal('offer', 'Offer', 'Rounded to cents at the very end');
  return trail.steps;
}

function marketReason(isDefaultAssay: boolean): string {
  return isDefaultAssay ? 'Ounces of the default piece at market prices' : 'Ounces at market prices';
}

/** Writes down each step of a price on its way. */
class Trail {
  readonly steps: ValuationStep[] = [];
  private price: Decimal = ZERO;

  start(label: string, price: Decimal, reason: string): void {
    this.write('market', 'subtotal', label, price, reason);
  }

  change(step: ExplanationStep, label: string, after: Decimal, reason: string): void {
    if (!after.equals(this.price)) this.write(step, 'change', label, after, reason);
  }

  modify(modifiers: readonly PriceModifier[]): void {
    for (const modifier of modifiers) {
      const after = applyModifiers(this.price, [modifier]);
      this.change(modifier.step, stepLabel(modifier.step), after, modifierReason(modifier));
    }
  }

  subtotal(step: ExplanationStep, label: string, reason: string): void {
    this.write(step, 'subtotal', label, this.price, reason);
  }

  private write(
    step: ExplanationStep,
    kind: ValuationStep['kind'],
    label: string,
    after: Decimal,
    reason: string,
  ): void {
    const before = this.price;
    this.price = after;
    this.steps.push({
      step,
      kind,
      label,
      before: roundTo(before, 2),
      change: roundTo(after.minus(before), 2),
      after: roundTo(after, 2),
      reason,
    });
  }
}
