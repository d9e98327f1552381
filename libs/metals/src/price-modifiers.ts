import { adjust } from './adjust';
import { toDecimal } from './decimal';
import type { Decimal, Numeric } from './decimal';
import { isPercent } from './percent-flag';
import type { PercentFlag } from './percent-flag';
import type { ConverterAssay, PriceFor, PricingSnapshot } from './valuation-input';

export type ModifierStep =
  'family' | 'overridesModifier' | 'facility' | 'customer' | 'group' | 'facilityDiscount' | 'groupDiscount';

/** One signed change of a price. `about` names the family, facility or customer that it comes from. */
export interface PriceModifier {
  step: ModifierStep;
  value: Decimal;
  isPercentage: boolean;
  about: string;
}

/** Applies modifiers in order. */
export function applyModifiers(price: Decimal, modifiers: readonly PriceModifier[]): Decimal {
  let result = price;
  for (const modifier of modifiers) result = adjust(result, modifier.value, modifier.isPercentage);
  return result;
}

/** The modifier of a converter's family, when the snapshot holds one and there is metal to pay for (domain.md 2, rule 6). */
export function familyModifiers(
  snapshot: PricingSnapshot,
  { family, isWithoutMetal }: Pick<ConverterAssay, 'family' | 'isWithoutMetal'>,
): PriceModifier[] {
  if (isWithoutMetal) return [];
  return modifier(
    'family',
    namedValue(snapshot.families, family),
    snapshot.familiesIsPercentage,
    family ?? '',
  );
}

/** The modifier on every override price (domain.md 2, rule 7). */
export function overrideModifiers(snapshot: PricingSnapshot): PriceModifier[] {
  return modifier('overridesModifier', snapshot.overridesModifier, true, '');
}

/**
 * What leads from the listed price to the offer, in order: facility, customer, group, and the customer's discount
 * at that facility or else its group discount (domain.md 2, rule 9).
 */
export function offerModifiers(snapshot: PricingSnapshot, priceFor: PriceFor | undefined): PriceModifier[] {
  if (!priceFor) return [];
  const city = priceFor.facilityCity ?? '';
  const facility = modifier('facility', facilityPercent(snapshot, priceFor), true, city);
  const { customer } = priceFor;
  if (!customer) return facility;
  const name = customer.name ?? '';
  const ownDiscount = toDecimal(discountAt(customer, priceFor));
  return [
    ...facility,
    ...modifier('customer', customer.priceMod, customer.priceModIsPercentage, name),
    ...modifier('group', customer.groupModifier, customer.groupModifierIsPercentage, name),
    ...(ownDiscount === null
      ? modifier('groupDiscount', toDecimal(customer.groupDiscount)?.negated(), true, name)
      : modifier('facilityDiscount', ownDiscount.negated(), true, city)),
  ];
}

/**
 * The percent of a facility: its own by id. A name counts only for what is known by name alone, on one side or the
 * other: one that a facility of the snapshot has, or had, is that facility's.
 */
function facilityPercent({ facilities, facilitiesById }: PricingSnapshot, priceFor: PriceFor): Numeric {
  const { facilityId, facilityCity } = priceFor;
  const known = facilitiesById ?? {};
  if (facilityId && Object.hasOwn(known, facilityId)) return known[facilityId]?.value;
  const isTaken = facilityId && Object.values(known).some(({ name }) => name === facilityCity);
  return isTaken ? null : namedValue(facilities, facilityCity);
}

/** The customer's discount at a facility: by id, or by name where either is known by name alone. */
function discountAt(customer: NonNullable<PriceFor['customer']>, priceFor: PriceFor): Numeric {
  const { facilityDiscounts, facilityDiscountsById } = customer;
  const { facilityId, facilityCity } = priceFor;
  return facilityId && facilityDiscountsById
    ? namedValue(facilityDiscountsById, facilityId)
    : namedValue(facilityDiscounts, facilityCity);
}

function modifier(
  step: ModifierStep,
  value: Numeric | Decimal,
  flag: PercentFlag,
  about: string,
): PriceModifier[] {
  const change = toDecimal(value);
  return change === null ? [] : [{ step, value: change, isPercentage: isPercent(flag), about }];
}

/** What values have by a name that people gave, and not what every object has: a family may be named `constructor`. */
export function namedValue<Value>(
  values: Readonly<Record<string, Value>> | null | undefined,
  name: string | null | undefined,
): Value | null {
  return values && name && Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}
