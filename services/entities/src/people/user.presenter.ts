import type { User } from '@washcoat/contract-entities';
import { paperMark } from '@washcoat/service-kit';
import type { ShownUserRow } from './user';

/** A person as lists and forms show it; the password never leaves the service. */
export function presentUser(row: ShownUserRow): User {
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    smsNumber: row.sms_number,
    address: row.address,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    notes: row.notes,
    profileUrl: row.profile_url,
    driversLicenseUrl: row.drivers_license_url,
    roleId: row.role_id,
    type: row.role_name,
    companyId: row.company_id,
    companyName: row.company_id && row.company_name,
    facilityCity: row.facility_city,
    hierarchy: row.hierarchy,
    isActive: row.is_active,
    isAdmin: row.is_admin,
    isSA: row.is_sa,
    isFranchise: row.is_franchise ?? false,
    createdDate: row.created_at.toISOString(),
    version: row.version,
  };
}

/** A person for the audit trail: by the names of the wire, without what follows from the rest. */
export function auditedUser(row: ShownUserRow): Record<string, unknown> {
  const { createdDate: _createdDate, isFranchise: _isFranchise, ...fields } = presentUser(row);
  return { ...fields, driversLicenseUrl: paperMark(row.drivers_license_url) };
}
