import { company, type Session } from '@washcoat/contract-entities';
import { hiddenFields } from '@washcoat/service-kit';
import { companySight } from '../companies/company-sight.policy';

/** The fields of a company whose changes `viewer` may not see either, because their values are hidden. */
export function hiddenCompanyFields(viewer: Session): readonly string[] {
  const sight = companySight(viewer);
  const discounts = sight.groupTerms ? [] : ['facilityDiscount', 'facilityDiscounts'];
  return [...hiddenFields(company, sight), ...discounts];
}
