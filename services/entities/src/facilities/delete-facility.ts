import type { Session } from '@washcoat/contract-entities';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { deletion } from '../bin/binned';
import { binDiscountsAt } from './binned-discounts';
import { publishFacility } from './facility-changed';
import { assertUnused } from './facility-use';
import { assertMayChangeFacilities } from './facility.policy';
import { auditedFacility } from './facility.presenter';
import { lockFacilityInScope, updateFacility } from './facility.repository';

/**
 * Deletes a facility: it stays stored for the carts and invoices that name it, its name is free again, and the
 * discounts at it go with it to the bin, from which it can be restored for 30 days. 404 outside the scope, 403 without the right, 409 while customers deliver to it.
 */
export async function deleteFacility(unit: UnitOfWork, session: Session, facilityId: string): Promise<void> {
  const facility = await lockFacilityInScope(unit.trx, session, facilityId);
  if (!facility) throw notFound('This facility');
  assertMayChangeFacilities(session, facility.company_id);
  await assertUnused(unit.trx, facility);
  await binDiscountsAt(unit, facility.facility_id);
  const deleted = await updateFacility(unit.trx, facility.facility_id, deletion(unit, session), unit.now);
  await publishFacility(unit, deleted, facility.is_franchise);
  await unit.audit({
    action: 'delete',
    entity: 'facility',
    entityId: facility.facility_id,
    before: auditedFacility(facility),
  });
}
