import type { Company, Session, WholeCompany } from '@washcoat/contract-entities';
import { paperMark } from '@washcoat/service-kit';
import { sightOf, wholeSight, type CompanySight } from './company-sight.policy';
import type { AuditedDiscounts, NamedCompanyRow } from './company.repository';

/** A company as `viewer` may see it: priceMod for hierarchy 1 only, groupModifier with canShowPriceModifier. */
export function presentCompany(row: NamedCompanyRow, viewer: Session): Company {
  return fieldsOf(row, sightOf(viewer));
}

/** A company for the audit trail: whole, by the names of the wire, without what follows from the rest. */
export function auditedCompany(row: NamedCompanyRow, discounts: AuditedDiscounts): Record<string, unknown> {
  const {
    createdDate: _createdDate,
    isFranchise: _isFranchise,
    isPartner: _isPartner,
    ...fields
  } = fieldsOf(row, wholeSight);
  return { ...fields, metalLicense: paperMark(row.metal_license), ...discounts };
}

function fieldsOf(row: NamedCompanyRow, sight: CompanySight): Company {
  return {
    companyId: row.company_id,
    companyName: row.company_name,
    companyType: row.company_type,
    parentCompanyId: row.parent_company_id,
    parentCompanyName: row.parent_company_name,
    address: row.address,
    address1: row.address1,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    email: row.email,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    facility: row.facility,
    companyLogo: row.company_logo,
    metalLicense: row.metal_license,
    businessLicense: row.business_license,
    driversLicense: row.drivers_license,
    ein: row.ein,
    isActive: row.is_active,
    isWaiting: row.is_waiting,
    isFranchise: row.is_franchise,
    isPartner: row.is_partner,
    priceMod: sight.priceMod ? numberOrNull(row.price_mod) : null,
    priceModIsPercentage: row.price_mod_is_percentage,
    groupModifier: sight.groupModifier ? numberOrNull(row.group_modifier) : null,
    groupModifierIsPercentage: row.group_modifier_is_percentage,
    groupDiscount: sight.groupModifier ? numberOrNull(row.group_discount) : null,
    ...settingsOf(row, sight.settings),
    createdDate: row.created_at.toISOString(),
    version: row.version,
  };
}

function settingsOf(row: NamedCompanyRow, isShown: boolean) {
  return {
    lookupRestriction: isShown ? row.lookup_restriction : null,
    isPictureMandatory: isShown ? row.is_picture_mandatory : null,
    canSeeUnitPrice: isShown ? row.can_see_unit_price : null,
    canSeeMarkup: isShown ? row.can_see_markup : null,
    canSeeSubtotal: isShown ? row.can_see_subtotal : null,
    canBuildCart: isShown ? row.can_build_cart : null,
  };
}

/** What the page of one company shows besides: its facilities, and its discounts with canShowPriceModifier. */
export interface CompanyParts {
  facilities: readonly { facility_id: string; name: string }[];
  discounts: readonly { facility_id: string; name: string; discount: string }[];
}

/** One company, whole. */
export function presentWholeCompany(
  row: NamedCompanyRow,
  { facilities, discounts }: CompanyParts,
  viewer: Session,
): WholeCompany {
  const shown = sightOf(viewer).groupModifier ? discounts : [];
  return {
    ...presentCompany(row, viewer),
    facilities: facilities.map(({ facility_id: facilityId, name }) => ({ facilityId, name })),
    facilityDiscount: shown.map(({ facility_id: facilityId, name, discount }) => ({
      facilityId,
      name,
      discount: Number(discount),
    })),
  };
}

/** A stored decimal as the number of the wire; empty stays empty. */
export function numberOrNull(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
