import type { LoadSnapshot } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import { ISSUED, PENDING } from './invoice.row';

/** The columns of an invoice that a load's snapshot decides. */
export function columnsOf(load: LoadSnapshot) {
  const bought = load.items.filter(isBought);
  const isOffered = bought.every((item) => item.isOffered === true);
  const isKnown = bought.every((item) => item.isOffered === true || item.isPaidFor === true);
  return {
    load_id: load.loadId,
    load_name: load.loadName,
    company_id: load.companyId,
    company_name: load.companyName,
    parent_company_id: load.parentCompanyId,
    facility_id: load.facilityId,
    facility_name: load.facilityName,
    facility_city: load.facilityCity,
    facility_company_id: load.facilityCompanyId,
    is_franchise_facility: load.isFranchiseFacility,
    assistant_id: load.assistantId,
    assistant_first_name: load.assistantFirstName,
    assistant_last_name: load.assistantLastName,
    seller_finalised_by: load.sellerFinalisedBy,
    seller_finalised_date: load.sellerFinalisedDate,
    buyer_finalised_date: load.buyerFinalisedDate,
    pay_forward_date: load.payForwardDate,
    created_date: load.createdDate,
    dated_at: load.buyerFinalisedDate ?? load.sellerFinalisedDate ?? load.createdDate,
    subtotal: load.subtotal,
    grandtotal: load.grandtotal,
    is_offered: isOffered,
    paid_for_by: isKnown ? load.sellerUserId : null,
    snapshot: JSON.stringify(load),
  };
}

/** Their names. */
export const snapshotColumns = [
  'load_id',
  'load_name',
  'company_id',
  'company_name',
  'parent_company_id',
  'facility_id',
  'facility_name',
  'facility_city',
  'facility_company_id',
  'is_franchise_facility',
  'assistant_id',
  'assistant_first_name',
  'assistant_last_name',
  'seller_finalised_by',
  'seller_finalised_date',
  'buyer_finalised_date',
  'pay_forward_date',
  'created_date',
  'dated_at',
  'subtotal',
  'grandtotal',
  'is_offered',
  'paid_for_by',
  'snapshot',
] as const satisfies readonly (keyof ReturnType<typeof columnsOf>)[];

/** Whether the snapshot is of a completed load. */
export function typeOf(load: LoadSnapshot): typeof PENDING | typeof ISSUED {
  return load.type === ISSUED ? ISSUED : PENDING;
}
