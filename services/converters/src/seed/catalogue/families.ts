import type { CatalogueFamily } from './catalogue-family';
import { ASIAN_FAMILIES } from './families/asian';
import { DIESEL_FAMILIES } from './families/diesel';
import { DOMESTIC_FAMILIES } from './families/domestic';
import { EUROPEAN_FAMILIES } from './families/european';
import { FOIL_AFTERMARKET_MISC_FAMILIES } from './families/foil-aftermarket-misc';
import { TOYOTA_HONDA_FAMILIES } from './families/toyota-honda';

/** The 52 families of the demonstration catalogue, in the order of the family table. */
export const CATALOGUE_FAMILIES: readonly CatalogueFamily[] = [
  ...TOYOTA_HONDA_FAMILIES,
  ...DOMESTIC_FAMILIES,
  ...ASIAN_FAMILIES,
  ...EUROPEAN_FAMILIES,
  ...DIESEL_FAMILIES,
  ...FOIL_AFTERMARKET_MISC_FAMILIES,
].sort((first, second) => first.number - second.number);

/** The family with the given key; throws RangeError for a key that does not exist. */
export function familyByKey(key: string): CatalogueFamily {
  const family = CATALOGUE_FAMILIES.find((candidate) => candidate.key === key);
  if (!family) throw new RangeError(`No catalogue family has the key ${key}`);
  return family;
}
