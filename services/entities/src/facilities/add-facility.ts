import type { Session } from '@washcoat/contract-entities';
import { newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { findCompanyInScope } from '../companies/company.repository';
import { uniqueWrite } from '../edits/unique-write';
import { publishFacility } from './facility-changed';
import { assertNameFree, assertOwner, NAME_INDEX, nameTaken } from './facility-fits';
import { assertMayChangeFacilities } from './facility.policy';
import { auditedFacility } from './facility.presenter';
import { insertFacility } from './facility.repository';

export interface NewFacility {
  /** Given by seeds only. */
  facilityId?: string;
  /** The company whose facility it is. */
  companyId: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  phone?: string;
  email: string;
  /** The director. */
  firstName: string;
  lastName: string;
  isActive?: boolean;
  isPicRequired?: boolean;
  isSignRequired?: boolean;
  isEinRequired?: boolean;
  /** Must agree with the company whose facility it is. */
  isFacility?: boolean;
  isCartCreation?: boolean;
  companyLogo?: string | null;
}

/**
 * Adds a facility and tells other domains. Answers its id. 403 without the right, 404 when the company is not in
 * scope, 400 when it is said to be a franchise's and is not, 409 when the company has one of that name.
 */
export async function addFacility(
  unit: UnitOfWork,
  session: Session,
  facility: NewFacility,
): Promise<string> {
  const company = await findCompanyInScope(unit.trx, session, facility.companyId);
  if (!company) throw notFound('This company');
  assertMayChangeFacilities(session, facility.companyId);
  assertOwner(company, facility.isFacility);
  await assertNameFree(unit.trx, facility);
  const facilityId = facility.facilityId ?? newId();
  const row = await uniqueWrite(NAME_INDEX, nameTaken, () =>
    insertFacility(unit.trx, { facility_id: facilityId, ...columnsOf(facility, unit.now) }),
  );
  await publishFacility(unit, row, company.is_franchise);
  const after = auditedFacility({
    ...row,
    is_franchise: company.is_franchise,
    company_name: company.company_name,
  });
  await unit.audit({ action: 'add', entity: 'facility', entityId: facilityId, after });
  return facilityId;
}

function columnsOf(facility: NewFacility, now: Date) {
  return {
    company_id: facility.companyId,
    name: facility.name,
    address: facility.address,
    city: facility.city,
    state: facility.state,
    zipcode: facility.zipcode,
    phone: facility.phone ?? '',
    email: facility.email,
    first_name: facility.firstName,
    last_name: facility.lastName,
    is_active: facility.isActive ?? true,
    is_pic_required: facility.isPicRequired ?? false,
    is_sign_required: facility.isSignRequired ?? false,
    is_ein_required: facility.isEinRequired ?? false,
    is_cart_creation: facility.isCartCreation ?? true,
    company_logo: facility.companyLogo ?? null,
    created_at: now,
    updated_at: now,
  };
}
