import type { Session } from '@washcoat/contract-entities';
import type { CompanyCopy, FacilityCopy } from '@washcoat/service-kit';
import type { LoadState } from './load';
import type { LoadFields } from './load.model';
import { assistedBy, partyOf } from './party';

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

/** What nobody has said of a load yet. */
const nothingSaid = {
  canSellerAddToCart: true,
  isSellerIn: false,
  assistantId: null,
  assistantFirstName: null,
  assistantLastName: null,
  videoGraderId: null,
  videoGraderFirstName: null,
  videoGraderLastName: null,
  notes: '',
  signature: null,
  date: null,
  signedTotal: null,
  signedLines: null,
  signedAt: null,
  discount: 0,
  discountIsPercentage: true,
  payForwardDate: null,
  sentAt: null,
  heldAt: null,
  heldUntil: null,
  heldSnapshotId: null,
  sellerFinalisedBy: null,
  sellerFinalisedDate: null,
  buyerFinalisedDate: null,
  verifiedBy: null,
  verifiedAt: null,
  deletedAt: null,
  version: 1,
};

/** What a load keeps of its customer. */
export function customerFields(customer: CompanyCopy) {
  return {
    companyId: customer.companyId,
    companyName: customer.companyName,
    parentCompanyId: customer.parentCompanyId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    customerEmail: customer.email,
    phone: customer.phone,
    address: customer.address,
    city: customer.city,
    state: customer.state,
    zipcode: customer.zipcode,
    businessLicense: customer.businessLicense,
    driversLicense: customer.driversLicense,
    ein: customer.ein,
  };
}

/** A new load: the customer's details as they are now, and who started it. A buyer becomes its assistant. */
export function newLoad({
  loadId,
  loadName,
  state,
  customer,
  facility,
  session,
  now,
}: LoadBeginning): LoadFields {
  const parties = { companyId: customer.companyId, facilityCompanyId: facility.companyId };
  const startedBy = partyOf(parties, session);
  return {
    ...nothingSaid,
    loadId,
    loadName,
    type: state.type,
    status: state.status,
    ...customerFields(customer),
    facilityId: facility.facilityId,
    startedBy,
    createdBy: session.userId,
    sellerUserId: session.hierarchy === 2 ? session.userId : null,
    ...(startedBy === 'buyer' ? assistedBy(session) : {}),
    createdAt: now,
    updatedAt: now,
  };
}
