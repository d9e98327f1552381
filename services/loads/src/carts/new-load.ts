import type { Session } from '@washcoat/contract-entities';
import type { CompanyCopy, FacilityCopy } from '@washcoat/service-kit';
import type { LoadState } from './load';
import { assistantColumns } from './load.row';
import type { NewLoadRow } from './load.repository';
import { partyOf } from './party';

/** What a new load starts from. */
export interface LoadBeginning {
  loadId: string;
  loadName: string;
  state: LoadState;
  customer: CompanyCopy;
  facility: FacilityCopy;
  session: Session;
  now: Date;
}

/** The row of a new load: the customer's details as they are now, and who started it. A buyer becomes its assistant. */
export function newLoad({
  loadId,
  loadName,
  state,
  customer,
  facility,
  session,
  now,
}: LoadBeginning): NewLoadRow {
  const parties = { companyId: customer.companyId, facilityCompanyId: facility.companyId };
  const startedBy = partyOf(parties, session);
  return {
    load_id: loadId,
    load_name: loadName,
    type: state.type,
    status: state.status,
    company_id: customer.companyId,
    company_name: customer.companyName,
    parent_company_id: customer.parentCompanyId,
    first_name: customer.firstName,
    last_name: customer.lastName,
    customer_email: customer.email,
    phone: customer.phone,
    address: customer.address,
    city: customer.city,
    state: customer.state,
    zipcode: customer.zipcode,
    business_license: customer.businessLicense,
    drivers_license: customer.driversLicense,
    ein: customer.ein,
    facility_id: facility.facilityId,
    started_by: startedBy,
    created_by: session.userId,
    seller_user_id: session.hierarchy === 2 ? session.userId : null,
    ...(startedBy === 'buyer' ? assistantColumns(session) : {}),
    created_at: now,
    updated_at: now,
  };
}
