import type { LoadStatus, LoadType } from '@washcoat/contract-loads';
import type { FacilityCopy } from '@washcoat/service-kit';
import type { Party } from './party';

/** A person on a load. */
export interface LoadPerson {
  userId: string;
  firstName: string;
  lastName: string;
}

/** A load as the service keeps it. Dates are moments in UTC. */
export interface LoadRecord {
  loadId: string;
  loadName: string;
  type: LoadType;
  status: LoadStatus;
  companyId: string;
  companyName: string;
  parentCompanyId: string | null;
  firstName: string;
  lastName: string;
  customerEmail: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  businessLicense: string | null;
  driversLicense: string | null;
  ein: string | null;
  facilityId: string;
  facilityCompanyId: string;
  facility: FacilityCopy;
  /** The side that started it: its own lines need no review. */
  startedBy: Party;
  createdBy: string;
  /** The hierarchy-2 user whose sale it is. */
  sellerUserId: string | null;
  canSellerAddToCart: boolean;
  assistant: LoadPerson | null;
  videoGrader: LoadPerson | null;
  notes: string;
  signature: string | null;
  /** MM/DD/YYYY, as signed. */
  date: string | null;
  /** What it came to when it was signed, in dollars, and when that was; null for what was signed before this was kept. */
  signedTotal: number | null;
  signedAt: Date | null;
  discount: number;
  discountIsPercentage: boolean;
  payForwardDate: Date | null;
  sellerFinalisedBy: string | null;
  sellerFinalisedDate: Date | null;
  buyerFinalisedDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}
