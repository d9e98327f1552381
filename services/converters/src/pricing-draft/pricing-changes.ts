import { isDeepStrictEqual } from 'node:util';
import type { GlobalDefaults, PricingPart } from '@washcoat/contract-converters';
import { METALS, namedValue, toDecimal, type Metal } from '@washcoat/metals';
import type { Pricing } from '../pricing/apply-pricing';

type Some<T> = Partial<Record<Metal, T>>;

/** Grams and ppm of the average piece that the Override tab measures prices by. */
export interface CoreValues {
  weight: number;
  ptPPM: number;
  pdPPM: number;
  rhPPM: number;
}

/** What a draft sets; all else stays as the prices in force have it. */
export interface PricingChanges {
  marketPrice?: Some<number>;
  hedge?: Some<number>;
  discount?: Some<{ value: number; isPercentage: boolean }>;
  overridesModifier?: number;
  coreValues?: CoreValues;
  facilities?: Record<string, { name: string; value: number }>;
  families?: Record<string, number>;
  familiesIsPercentage?: boolean;
  globalDefaults?: GlobalDefaults;
}

/** The changes of a draft and then those that somebody enters on top of them. */
export function mergeChanges(former: PricingChanges, latter: PricingChanges): PricingChanges {
  const { marketPrice, hedge, discount, facilities, families, ...whole } = latter;
  return {
    ...former,
    ...whole,
    ...merged('marketPrice', former.marketPrice, marketPrice),
    ...merged('hedge', former.hedge, hedge),
    ...merged('discount', former.discount, discount),
    ...merged('facilities', former.facilities, facilities),
    ...merged('families', former.families, families),
  };
}

const merged = <K extends string, T extends object>(key: K, former?: T, latter?: T) =>
  former || latter ? { [key]: { ...former, ...latter } } : {};

/** The prices that come of the changes: all that a snapshot holds but its id. */
export function withChanges(
  pricing: Omit<Pricing, 'snapshotId'>,
  changes: PricingChanges,
): Omit<Pricing, 'snapshotId'> {
  const byName = Object.values(changes.facilities ?? {}).map(({ name, value }) => [name, value]);
  return {
    marketPrice: { ...pricing.marketPrice, ...changes.marketPrice },
    hedge: { ...pricing.hedge, ...changes.hedge },
    discount: { ...pricing.discount, ...changes.discount },
    overridesModifier: changes.overridesModifier ?? pricing.overridesModifier,
    facilities: { ...pricing.facilities, ...Object.fromEntries(byName) },
    facilitiesById: { ...pricing.facilitiesById, ...changes.facilities },
    families: { ...pricing.families, ...changes.families },
    familiesIsPercentage: changes.familiesIsPercentage ?? pricing.familiesIsPercentage,
    globalDefaults: changes.globalDefaults ?? pricing.globalDefaults,
  };
}

/** The percent of a facility: its own, or that of its name where no facility of the prices has it; 0 where nothing was set. */
export function facilityValueIn(
  { facilities, facilitiesById = {} }: Pick<Pricing, 'facilities' | 'facilitiesById'>,
  { facilityId, name }: { facilityId: string; name: string },
): number {
  const own = namedValue(facilitiesById, facilityId);
  if (own) return own.value;
  const isTaken = Object.values(facilitiesById).some((each) => each.name === name);
  return (isTaken ? null : namedValue(facilities, name)) ?? 0;
}

/** Which parts of the prices become different by the changes. */
export function partsOf(pricing: Omit<Pricing, 'snapshotId'>, changes: PricingChanges): PricingPart[] {
  const next = withChanges(pricing, changes);
  const parts: Record<PricingPart, boolean> = {
    metals: METALS.some(
      (metal) =>
        next.marketPrice[metal] !== pricing.marketPrice[metal] || next.hedge[metal] !== pricing.hedge[metal],
    ),
    discounts: METALS.some((metal) => isDifferent(pricing.discount[metal], next.discount[metal])),
    overrides: next.overridesModifier !== pricing.overridesModifier || changes.coreValues !== undefined,
    facilities: Object.entries(changes.facilities ?? {}).some(
      ([facilityId, { name, value }]) => value !== facilityValueIn(pricing, { facilityId, name }),
    ),
    families:
      next.familiesIsPercentage !== pricing.familiesIsPercentage ||
      Object.entries(changes.families ?? {}).some(
        ([family, value]) => value !== (namedValue(pricing.families, family) ?? 0),
      ),
    defaults: isDifferent(pricing.globalDefaults, next.globalDefaults),
  };
  return pricingParts.filter((part) => parts[part]);
}

const pricingParts: readonly PricingPart[] = [
  'metals',
  'discounts',
  'overrides',
  'facilities',
  'families',
  'defaults',
];

/** What is wrong with the prices that would come of a draft, by field; empty when nothing is. */
export function mistakesIn(pricing: Omit<Pricing, 'snapshotId'>): Record<string, string> {
  const mistakes: Record<string, string> = {};
  for (const metal of METALS) {
    const { value, isPercentage } = pricing.discount[metal];
    if (isPercentage && value >= 100) mistakes[`${metal}Disc`] = 'Use a discount of less than 100 %';
    if (!isPercentage && value > 0 && toDecimal(value)?.gte(pricing.hedge[metal]))
      mistakes[`${metal}Disc`] = 'Use a discount of less than the hedge price';
  }
  if (pricing.familiesIsPercentage)
    for (const [family, value] of Object.entries(pricing.families))
      if (value <= -100) mistakes.families = `Use more than −100 % for ${family}`;
  return mistakes;
}

const isDifferent = (left: object, right: object) => !isDeepStrictEqual(left, right);
