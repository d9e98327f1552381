import type { Company, Session } from '@washcoat/contract-entities';
import type { NamedCompanyRow } from './company.repository';

/** A company as `viewer` may see it: priceMod for hierarchy 1 only, groupModifier with canShowPriceModifier. */
export function presentCompany(row: NamedCompanyRow, viewer: Session): Company {
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
    businessLicense: row.business_license,
    driversLicense: row.drivers_license,
    ein: row.ein,
    isActive: row.is_active,
    isFranchise: row.is_franchise,
    isPartner: row.is_partner,
    priceMod: viewer.hierarchy === 1 ? numberOrNull(row.price_mod) : null,
    groupModifier: viewer.canShowPriceModifier ? numberOrNull(row.group_modifier) : null,
    groupModifierIsPercentage: row.group_modifier_is_percentage,
    createdDate: row.created_at.toISOString(),
  };
}

/** A stored decimal as the number of the wire; empty stays empty. */
export function numberOrNull(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
