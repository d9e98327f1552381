import { Decimal, ZERO, roundTo, toDecimal } from './decimal';
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
import { isWorthless, overridePriceOf } from './valuation';
import type { ConverterAssay, PriceFor, PricingSnapshot } from './valuation-input';

export type ExplanationStep =
  | 'market'
  | 'hedge'
  | 'discount'
  | 'net'
  | 'ownDiscount'
  | ModifierStep
  | 'calculated'
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
  /** Signed: `after − before` as printed, so that the rows add up to the cent. */
  change: number;
  after: number;
  /** In plain words. */
  reason: string;
}

/**
 * How the offer for one piece came about, in order: market, hedge, discount, net, the converter's own discounts,
 * family, override, listed, facility, customer, group, discount, offer. The same arithmetic as `valueConverter`:
 * 'market', 'calculated', 'listed' and 'offer' end on its marketPrice, calculatedPrice, listedPrice and offerPrice, and
 * the market plus every change is the offer to the cent. Each row is rounded from the unrounded price, never from
 * the row above.
 * Changes without effect are left out; the subtotals market, net, listed and offer always stand, and calculated where
 * an override price stands in its place.
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

  trail.start('Market', metalValue(ppmGrams, prices.market), marketReason(converter, isDefaultAssay));
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
  trail.modify(familyModifiers(snapshot, converter));
  if (overridePrice) {
    trail.subtotal('calculated', 'Calculated price', 'What it would be without the override price');
    trail.change('overridePrice', 'Override price', overridePrice, `Set by hand to ${money(overridePrice)}`);
    trail.modify(overrideModifiers(snapshot));
  }
  trail.subtotal('listed', 'Listed price', `Override Price is ${overridePrice ? 'on' : 'off'}`);
  const nothing = isWorthless(converter);
  if (!nothing) trail.modify(offerModifiers(snapshot, priceFor));
  trail.subtotal('offer', 'Offer', nothing ? WITHOUT_METAL : 'Rounded to cents at the very end');
  return trail.steps;
}

/**
 * The steps that are told to those who see no base and override price: market, listed price and what leads on from
 * there. The steps between would tell both (GAP-CONV-04).
 */
export function withoutHouseSteps<Step extends Pick<ValuationStep, 'reason'> & { step: string }>(
  steps: readonly Step[],
): Step[] {
  const listed = steps.findIndex(({ step }) => step === 'listed');
  return steps
    .filter(({ step }, index) => step === 'market' || index >= listed)
    .map((step) => (step.step === 'listed' ? { ...step, reason: 'What it is listed at' } : step));
}

/** Who may be told which inputs of a price. */
export interface StepSight {
  /** Base, calculated and override price. */
  house: boolean;
  facility: boolean;
  priceMod: boolean;
  groupTerms: boolean;
}

/**
 * The steps as somebody may read them: those before the listed price for the house's administrators, and what leads on
 * from there step by step only when every input that occurs may be named. Otherwise it is one step, because what
 * remained beside the others would tell the one that is hidden.
 */
export function toldSteps<Step extends Omit<ValuationStep, 'step'> & { step: string }>(
  steps: readonly Step[],
  sight: StepSight,
): Step[] {
  const told = sight.house ? [...steps] : withoutHouseSteps(steps);
  const terms = told.filter(({ step }) => inputOf(step) !== null);
  const isNamed = terms.every(({ step }) => {
    const input = inputOf(step);
    return input === null || sight[input];
  });
  const [first, last] = [terms[0], terms.at(-1)];
  if (isNamed || !first || !last) return told;
  const folded = {
    ...first,
    step: 'terms',
    label: 'Terms',
    reason: 'What is agreed for this customer and facility',
    change: roundTo(new Decimal(last.after).minus(first.before), 2),
    after: last.after,
    date: undefined,
    source: undefined,
  };
  return told.flatMap((step) => (step === first ? [folded] : terms.includes(step) ? [] : [step]));
}

/** Which input leads a price on from the listed price; null for every other step. */
function inputOf(step: string): Exclude<keyof StepSight, 'house'> | null {
  if (step === 'facility') return 'facility';
  if (step === 'customer') return 'priceMod';
  return isTermStep(step) ? 'groupTerms' : null;
}

const termSteps: readonly string[] = ['customer', 'group', 'facilityDiscount', 'groupDiscount'];

/** Whether a step follows from the terms of the customer. */
export function isTermStep(step: string): boolean {
  return termSteps.includes(step);
}

/** Why a converter is worth nothing. */
const WITHOUT_METAL = 'Marked as without precious metal';

function marketReason({ isWithoutMetal }: ConverterAssay, isDefaultAssay: boolean): string {
  if (isWithoutMetal) return WITHOUT_METAL;
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
    // Where the row above ended, rounded: nothing changed since.
    const from = this.steps.at(-1)?.after ?? 0;
    const to = roundTo(after, 2);
    this.price = after;
    this.steps.push({
      step,
      kind,
      label,
      before: from,
      change: roundTo(new Decimal(to).minus(from), 2),
      after: to,
      reason,
    });
  }
}
