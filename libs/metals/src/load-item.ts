import { Decimal, ONE, orZero, toCents, toDecimal, toNumber } from './decimal';
import type { Numeric } from './decimal';
import { toPoundPrice } from './wire';

/** The group that a converter type counts in. */
export type ConverterGroup =
  'CERAMIC' | 'DIESEL' | 'AFTER MKT' | 'DOMESTIC WIRE' | 'IMPORT WIRE' | 'TEST' | 'PULLED' | 'OTHER';

const BY_POUND: ReadonlySet<ConverterGroup> = new Set(['DOMESTIC WIRE', 'IMPORT WIRE']);
const BY_COUNT: ReadonlySet<ConverterGroup> = new Set([...BY_POUND, 'OTHER']);

/** What decides the totals of one item of a load. */
export interface PricedItem {
  group: ConverterGroup;
  /** What is priced: pieces, fractions allowed, or pounds for wire. Empty counts as 0. */
  quantity: Numeric;
  /** How many times; ignored for piece groups. Empty counts as 1. */
  unit: Numeric;
  /** USD for a quantity of 1. Empty counts as 0. */
  adjustedPrice: Numeric;
}

/** The derived fields of one item. */
export interface ItemTotals {
  unit: number;
  finalQty: number;
  /** Whole pieces for piece groups, else the unit. */
  finalUnit: number;
  /** USD in cents. */
  total: number;
}

/** Whether a group is counted in pieces, a part of one being one whole unit; wire and OTHER are not. */
export function isPieceGroup(group: ConverterGroup): boolean {
  return !BY_COUNT.has(group);
}

/** Whether a group is weighed: its quantity is pounds, its price that of a pound. */
export function isPoundGroup(group: ConverterGroup): boolean {
  return BY_POUND.has(group);
}

/** Rounds the price of a line: to cents, of a pound to a hundredth of a cent. */
export function toLinePrice(group: ConverterGroup, price: Numeric): number {
  return isPoundGroup(group) ? toPoundPrice(price) : toCents(price);
}

/**
 * The derived fields of an item (domain.md 3): `finalQty = quantity · unit`;
 * `finalUnit = ⌈quantity⌉ · unit` with unit 1 for piece groups, else the unit; `total = adjustedPrice · finalQty`,
 * to cents half up.
 *
 * @throws RangeError for something that is no number
 */
export function itemTotals(item: PricedItem): ItemTotals {
  const isPiece = isPieceGroup(item.group);
  const quantity = orZero(item.quantity);
  const unit = isPiece ? ONE : (toDecimal(item.unit) ?? ONE);
  const finalQty = quantity.times(unit);
  return {
    unit: toNumber(unit),
    finalQty: toNumber(finalQty),
    finalUnit: toNumber(isPiece ? quantity.toDecimalPlaces(0, Decimal.ROUND_CEIL) : unit),
    total: toCents(orZero(item.adjustedPrice).times(finalQty)),
  };
}
