import { company, type companyAnswer, type Session, type WholeCompany } from '@washcoat/contract-entities';
import { audited, presented } from '@washcoat/service-kit';
import type { z } from 'zod';
import type { FacilityModel } from '../facilities/facility.model';
import { auditedDiscounts, named, type CompanyDiscount } from './company-discounts';
import { companySight } from './company-sight.policy';
import type { ShownCompany } from './company.model';

/** A company as `viewer` may see it. */
export const presentCompany = (row: ShownCompany, viewer: Session): z.infer<typeof companyAnswer> => ({
  ...presented(company, row, companySight(viewer)),
  facilityCity: row.facilityCity ?? null,
});

/** What the page of one company shows besides: its facilities, and its discounts with canShowPriceModifier. */
export interface CompanyParts {
  facilities: readonly Pick<FacilityModel, 'facilityId' | 'name'>[];
  discounts: readonly CompanyDiscount[];
}

/** One company, whole. */
export const presentWholeCompany = (
  row: ShownCompany,
  { facilities, discounts }: CompanyParts,
  viewer: Session,
): WholeCompany => ({
  ...presentCompany(row, viewer),
  facilities: facilities.map(({ facilityId, name }) => ({ facilityId, name })),
  facilityDiscount: companySight(viewer).groupTerms ? discounts.map(named) : [],
});

/** A company for the audit trail: whole, by the names of the wire, without what follows from the rest. */
export const auditedCompany = (
  row: ShownCompany,
  discounts: readonly CompanyDiscount[],
): Record<string, unknown> => ({ ...audited(company, row), ...auditedDiscounts(discounts) });
