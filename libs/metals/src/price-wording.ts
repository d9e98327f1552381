import type { Decimal } from './decimal';
import { METALS } from './metal';
import type { PerMetal } from './metal';
import type { OwnDiscount } from './metal-value';
import type { ModifierStep, PriceModifier } from './price-modifiers';

const MINUS = '−';
const METAL_NAMES: PerMetal<string> = { pt: 'Pt', pd: 'Pd', rh: 'Rh' };

const STEP_LABELS: Record<ModifierStep, string> = {
  family: 'Family',
  overridesModifier: 'Override modifier',
  facility: 'Facility',
  customer: 'Customer',
  group: 'Group',
  facilityDiscount: 'Facility discount',
  groupDiscount: 'Group discount',
};

/** The name of a modifier's step in an explanation. */
export function stepLabel(step: ModifierStep): string {
  return STEP_LABELS[step];
}

/** A modifier in words: 'Atlanta, −3 %', '+$1.50 per piece'. */
export function modifierReason({ about, value, isPercentage }: PriceModifier): string {
  const change = isPercentage
    ? signed(value, (size) => `${plain(size)} %`)
    : `${signed(value, money)} per piece`;
  return about === '' ? change : `${about}, ${change}`;
}

/** Ounce prices in words: '980 / 1,070 / 4,600 per oz'. */
export function ouncePricesReason(prices: PerMetal<Decimal>): string {
  const hasCents = METALS.some((metal) => !prices[metal].isInteger());
  return `${METALS.map((metal) => grouped(prices[metal], hasCents ? 2 : 0)).join(' / ')} per oz`;
}

/** The snapshot's discounts in words: '−12 % / −15 % / −$250 per oz'. */
export function snapshotDiscountReason(discounts: PerMetal<OwnDiscount>): string {
  return `${METALS.map((metal) => discountWords(discounts[metal])).join(' / ')} per oz`;
}

/** A converter's own discounts in words: 'Pt −5 % set on this converter'. */
export function ownDiscountReason(own: PerMetal<OwnDiscount>): string {
  const named = METALS.filter((metal) => own[metal].value && !own[metal].value.isZero());
  const words = named.map((metal) => `${METAL_NAMES[metal]} ${discountWords(own[metal])}`);
  return `${words.join(', ')} set on this converter`;
}

/** USD in words: '$1,240.00'. */
export function money(value: Decimal): string {
  return `$${grouped(value, 2)}`;
}

function discountWords({ value, isPercentage }: OwnDiscount): string {
  if (value === null || value.isZero()) return 'none';
  const size = (amount: Decimal) => (isPercentage ? `${plain(amount)} %` : `$${plain(amount)}`);
  return signed(value.negated(), size);
}

function signed(value: Decimal, words: (size: Decimal) => string): string {
  return `${value.isNegative() ? MINUS : '+'}${words(value.abs())}`;
}

function plain(value: Decimal): string {
  return value.toString();
}

function grouped(value: Decimal, places: number): string {
  const [whole = '', fraction] = value.toFixed(places).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}
