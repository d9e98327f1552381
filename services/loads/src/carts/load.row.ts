import type { LoadStatus, LoadType } from '@washcoat/contract-loads';
import type { FacilityCopy } from '@washcoat/service-kit';
import type { LoadPerson, LoadRecord } from './load.record';
import type { Party } from './party';

/** A row of the table `load`. Decimals are text. */
export interface LoadRow {
  load_id: string;
  load_name: string;
  type: LoadType;
  status: LoadStatus;
  company_id: string;
  company_name: string;
  parent_company_id: string | null;
  first_name: string;
  last_name: string;
  customer_email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  business_license: string | null;
  drivers_license: string | null;
  ein: string | null;
  facility_id: string;
  started_by: Party;
  created_by: string;
  seller_user_id: string | null;
  can_seller_add_to_cart: boolean;
  assistant_id: string | null;
  assistant_first_name: string | null;
  assistant_last_name: string | null;
  video_grader_id: string | null;
  video_grader_first_name: string | null;
  video_grader_last_name: string | null;
  notes: string;
  signature: string | null;
  date: string | null;
  signed_total: string | number | null;
  signed_at: Date | null;
  discount: string | number;
  discount_is_percentage: boolean;
  pay_forward_date: Date | null;
  seller_finalised_by: string | null;
  seller_finalised_date: Date | null;
  buyer_finalised_date: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  version: number;
}

/** Every column of a `LoadRow`. */
export const loadColumns = [
  'load_id',
  'load_name',
  'type',
  'status',
  'company_id',
  'company_name',
  'parent_company_id',
  'first_name',
  'last_name',
  'customer_email',
  'phone',
  'address',
  'city',
  'state',
  'zipcode',
  'business_license',
  'drivers_license',
  'ein',
  'facility_id',
  'started_by',
  'created_by',
  'seller_user_id',
  'can_seller_add_to_cart',
  'assistant_id',
  'assistant_first_name',
  'assistant_last_name',
  'video_grader_id',
  'video_grader_first_name',
  'video_grader_last_name',
  'notes',
  'signature',
  'date',
  'signed_total',
  'signed_at',
  'discount',
  'discount_is_percentage',
  'pay_forward_date',
  'seller_finalised_by',
  'seller_finalised_date',
  'buyer_finalised_date',
  'created_at',
  'updated_at',
  'deleted_at',
  'version',
] as const satisfies readonly (keyof LoadRow)[];

/** A row of `load` with the facility that it joins. */
export type JoinedLoadRow = LoadRow & { facility: FacilityCopy };

/** Reads a row. */
export function toLoad(row: JoinedLoadRow): LoadRecord {
  return {
    loadId: row.load_id,
    loadName: row.load_name,
    type: row.type,
    status: row.status,
    companyId: row.company_id,
    companyName: row.company_name,
    parentCompanyId: row.parent_company_id,
    firstName: row.first_name,
    lastName: row.last_name,
    customerEmail: row.customer_email,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    businessLicense: row.business_license,
    driversLicense: row.drivers_license,
    ein: row.ein,
    facilityId: row.facility_id,
    facilityCompanyId: row.facility.companyId,
    facility: row.facility,
    startedBy: row.started_by,
    createdBy: row.created_by,
    sellerUserId: row.seller_user_id,
    canSellerAddToCart: row.can_seller_add_to_cart,
    assistant: toPerson(row.assistant_id, row.assistant_first_name, row.assistant_last_name),
    videoGrader: toPerson(row.video_grader_id, row.video_grader_first_name, row.video_grader_last_name),
    notes: row.notes,
    signature: row.signature,
    date: row.date,
    signedTotal: row.signed_total === null ? null : Number(row.signed_total),
    signedAt: row.signed_at,
    discount: Number(row.discount),
    discountIsPercentage: row.discount_is_percentage,
    payForwardDate: row.pay_forward_date,
    sellerFinalisedBy: row.seller_finalised_by,
    sellerFinalisedDate: row.seller_finalised_date,
    buyerFinalisedDate: row.buyer_finalised_date,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** The columns of the assistant (buyer). */
export function assistantColumns({ userId, firstName, lastName }: LoadPerson) {
  return { assistant_id: userId, assistant_first_name: firstName, assistant_last_name: lastName };
}

/** The columns of the video grader. */
export function videoGraderColumns({ userId, firstName, lastName }: LoadPerson) {
  return { video_grader_id: userId, video_grader_first_name: firstName, video_grader_last_name: lastName };
}

function toPerson(
  userId: string | null,
  firstName: string | null,
  lastName: string | null,
): LoadPerson | null {
  return userId ? { userId, firstName: firstName ?? '', lastName: lastName ?? '' } : null;
}
