import type { UnitOfWork } from '@washcoat/service-kit';
import { publishCompany } from '../companies/company-changed';
import { findFacilityDiscounts, updateCompany } from '../companies/company.repository';

/**
 * Does a change to a facility that changes the discounts of companies, and tells other domains of these companies
 * again. Companies name their discounts by the city of the facility. `kept`: where those discounts are before it.
 */
export async function changingDiscountsAt(
  unit: UnitOfWork,
  facilityId: string,
  change: () => Promise<void>,
  kept: 'company_facility_discount' | 'binned_facility_discount' = 'company_facility_discount',
): Promise<void> {
  const companyIds = await companiesWithDiscountAt(unit, facilityId, kept);
  const before = new Map<string, Record<string, number>>();
  for (const companyId of companyIds) before.set(companyId, await findFacilityDiscounts(unit.trx, companyId));
  await change();
  for (const companyId of companyIds) {
    const changed = await updateCompany(unit.trx, companyId, {}, unit.now);
    await unit.audit({
      action: 'edit',
      entity: 'company',
      entityId: companyId,
      before: { facilityDiscount: before.get(companyId) },
      after: { facilityDiscount: await findFacilityDiscounts(unit.trx, companyId) },
    });
    await publishCompany(unit, changed);
  }
}

function companiesWithDiscountAt({ trx }: UnitOfWork, facilityId: string, kept: string): Promise<string[]> {
  return trx('company')
    .whereIn('company_id', trx(kept).where({ facility_id: facilityId }).select('company_id'))
    .orderBy('company_id')
    .forNoKeyUpdate()
    .pluck('company_id');
}
