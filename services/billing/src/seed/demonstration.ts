import type { PlanForm } from '../plans/plan.rules';
import type { PromoCodeForm } from '../promo-codes/promo-code.rules';

/** The plans on sale; the last one, without a price, is Call Us. */
export const seededPlans: readonly (PlanForm & { key: string })[] = [
  {
    key: 'starter',
    planName: 'Starter',
    description: '100 lookups for a small counter',
    noOfLookups: 100,
    finalPrice: 49,
    originalPrice: 49,
  },
  {
    key: 'shop',
    planName: 'Shop',
    description: '500 lookups, the usual month of a repair shop',
    noOfLookups: 500,
    finalPrice: 199,
    originalPrice: 245,
  },
  {
    key: 'yard',
    planName: 'Yard',
    description: '2,500 lookups for daily buying',
    noOfLookups: 2500,
    finalPrice: 749,
    originalPrice: 950,
  },
  {
    key: 'house-account',
    planName: 'House account',
    description: 'More than 10,000 lookups',
    noOfLookups: 10_000,
    finalPrice: 0,
    originalPrice: 0,
  },
];

/** The promo codes, the last one switched off. */
export const seededPromoCodes: readonly (PromoCodeForm & { code: string })[] = [
  { code: 'WELCOME10', isPercentage: true, value: 10, isActive: true },
  { code: 'YARD25', isPercentage: false, value: 25, isActive: true },
  { code: 'SPRING15', isPercentage: true, value: 15, isActive: false },
];

/** Codes that subscribers looked up, as they are stamped. */
export const lookedUpCodes: readonly string[] = [
  'GD3, GA6, GG2, GM8, GR3, GY7, GG8, HA2, AF3, AG4, X18, 4S71-5E211-CA, 7T43-AA, 12656266, 2409G7',
  '20274G2, 3244A1, 96418351, 96427688, 96471611, ZL05, ZM40, B5E2, FSJ1, BPN5, K9AD, AAD, AAE',
  'AGR, 65J-C02, 85L-C02, 77E-C03, 80EB, H1CB18, H2CB18, UFJMO3, M3SH31, SDH01, SDH11, RDH11',
  'ESH31, 2EBA0, 2ECA0, W2BEF5, 6N0131701BL, 1J0178AADN, 6Q0178GA, KT 6019, KT 6044, KT 6043, K638',
  'K685, K578, K635, K450V, C561, 20802662R, KAT 082, UASR11, UDJM11',
].flatMap((codes) => codes.split(', '));
