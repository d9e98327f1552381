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
