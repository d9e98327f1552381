import type { ConverterAssay, PriceFor, PricingSnapshot } from './valuation-input';

/** The worked example of domain.md 2. */
export const snapshot: PricingSnapshot = {
  marketPrice: { pt: 1000, pd: 1100, rh: 4800 },
  hedge: { pt: 980, pd: 1070, rh: 4600 },
  discount: {
    pt: { value: 12, isPercentage: true },
    pd: { value: 15, isPercentage: true },
    rh: { value: 250, isPercentage: false },
  },
  overridesModifier: -4,
  facilities: { Atlanta: -3 },
  families: { 'Foreign Large': 2.5 },
  familiesIsPercentage: true,
  globalDefaults: { weight: 900, pt: 300, pd: 700, rh: 90 },
};

export const converterA: ConverterAssay = {
  subweight: 1180,
  ptAssay: 1250,
  pdAssay: 2310,
  rhAssay: 388,
  family: 'Foreign Large',
  ptDisc: 5,
  price2Modifier: -10,
  schemeDisc: 6,
};
export const converterB: ConverterAssay = {};
export const converterC: ConverterAssay = { ...converterA, price: 240, isCalculatedPrice: true };

export const customer: NonNullable<PriceFor['customer']> = {
  name: 'Harlan Auto Parts',
  priceMod: -2,
  groupModifier: 1.5,
  groupModifierIsPercentage: false,
  groupDiscount: 1,
  facilityDiscounts: { Atlanta: 4 },
};
