import type { Session } from '@washcoat/contract-entities';
import { companyFlagNames } from '@washcoat/contract-kernel';
import { sightOf, type CompanySight } from '../companies/company-sight.policy';

const guarded: Record<keyof CompanySight, readonly string[]> = {
  priceMod: ['priceMod', 'priceModIsPercentage'],
  groupModifier: [
    'groupModifier',
    'groupModifierIsPercentage',
    'groupDiscount',
    'facilityDiscount',
    'facilityDiscounts',
  ],
  settings: ['lookupRestriction', ...companyFlagNames],
};

/** The fields of a company whose changes `viewer` may not see either, because their values are hidden. */
export function hiddenCompanyFields(viewer: Session): readonly string[] {
  const sight = sightOf(viewer);
  return [
    ...(sight.priceMod ? [] : guarded.priceMod),
    ...(sight.groupModifier ? [] : guarded.groupModifier),
    ...(sight.settings ? [] : guarded.settings),
  ];
}
