import { isDeepStrictEqual } from 'node:util';
import { METALS, namedValue, type Metal } from '@washcoat/metals';
import type { Pricing } from '../pricing/apply-pricing';
import type { PricingChanges } from './pricing-changes';

type Prices = Omit<Pricing, 'snapshotId'>;

/** What leads from the prices in force to others: a facility or family that those did not have goes back to 0. */
export function changesTo(current: Prices, wanted: Prices): PricingChanges {
  const { overridesModifier, familiesIsPercentage, globalDefaults } = wanted;
  return {
    ...some('marketPrice', metalsWhere(wanted.marketPrice, current.marketPrice)),
    ...some('hedge', metalsWhere(wanted.hedge, current.hedge)),
    ...some('discount', metalsWhere(wanted.discount, current.discount)),
    ...some('facilities', facilitiesTo(current, wanted)),
    ...some('families', familiesTo(current, wanted)),
    ...(overridesModifier !== current.overridesModifier && { overridesModifier }),
    ...(familiesIsPercentage !== current.familiesIsPercentage && { familiesIsPercentage }),
    ...(!isDeepStrictEqual(globalDefaults, current.globalDefaults) && { globalDefaults }),
  };
}

const some = <K extends string, T extends object>(key: K, changes: T) =>
  Object.keys(changes).length ? { [key]: changes } : {};

const metalsWhere = <T>(wanted: Record<Metal, T>, current: Record<Metal, T>) =>
  Object.fromEntries(
    METALS.filter((metal) => !isDeepStrictEqual(wanted[metal], current[metal])).map((metal) => [
      metal,
      wanted[metal],
    ]),
  );

function facilitiesTo(current: Prices, wanted: Prices) {
  const valueIn = ({ facilitiesById, facilities }: Prices, facilityId: string, name: string) =>
    (facilitiesById ? facilitiesById[facilityId]?.value : namedValue(facilities, name)) ?? 0;
  const known = Object.entries({ ...wanted.facilitiesById, ...current.facilitiesById });
  return Object.fromEntries(
    known.flatMap(([facilityId, { name }]) => {
      const value = valueIn(wanted, facilityId, name);
      return value === valueIn(current, facilityId, name) ? [] : [[facilityId, { name, value }]];
    }),
  );
}

const familiesTo = (current: Prices, wanted: Prices) =>
  Object.fromEntries(
    Object.keys({ ...current.families, ...wanted.families }).flatMap((family) => {
      const value = namedValue(wanted.families, family) ?? 0;
      return value === (namedValue(current.families, family) ?? 0) ? [] : [[family, value]];
    }),
  );
