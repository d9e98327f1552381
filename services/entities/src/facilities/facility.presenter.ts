import type { Facility } from '@washcoat/contract-entities';
import type { OwnedFacilityRow } from './facility';

/** A facility as everybody in scope sees it. `isFacility` is the product's word for: a franchise owns it. */
export function presentFacility(row: OwnedFacilityRow): Facility {
  return {
    facilityId: row.facility_id,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    isActive: row.is_active,
    isFacility: row.is_franchise,
    isPicRequired: row.is_pic_required,
    isSignRequired: row.is_sign_required,
    isEinRequired: row.is_ein_required,
    isCartCreation: row.is_cart_creation,
    companyLogo: row.company_logo,
    parentCompanyId: row.company_id,
    parentCompanyName: row.company_name,
    version: row.version,
  };
}

/** A facility for the audit trail: by the names of the wire, without what follows from the rest. */
export function auditedFacility(row: OwnedFacilityRow): Record<string, unknown> {
  const { isFacility: _isFacility, ...fields } = presentFacility(row);
  return fields;
}
