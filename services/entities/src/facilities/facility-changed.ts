import { facilityChanged } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { FacilityRow } from './facility';

/** Tells other domains what a facility is now. Call it in the transaction of every change, with the changed row. */
export async function publishFacility(
  unit: UnitOfWork,
  row: FacilityRow,
  isFranchise: boolean,
): Promise<void> {
  await unit.publish(facilityChanged, row.facility_id, {
    facilityId: row.facility_id,
    companyId: row.company_id,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    isActive: row.is_active && row.deleted_at === null,
    isDeleted: row.deleted_at !== null,
    isFranchise,
    isCartCreation: row.is_cart_creation,
    isPicRequired: row.is_pic_required,
    isSignRequired: row.is_sign_required,
    isEinRequired: row.is_ein_required,
    version: row.version,
    changedAt: unit.now.toISOString(),
  });
}
