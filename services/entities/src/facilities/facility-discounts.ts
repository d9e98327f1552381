import type { UnitOfWork } from '@washcoat/service-kit';
import { publishCompany } from '../companies/company-changed';
import { auditedDiscounts, findDiscounts, type AuditedDiscounts } from '../companies/company-discounts';
import { updateCompany } from '../companies/company.model';

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
  const auditedNow = async (companyId: string) => auditedDiscounts(await findDiscounts(unit.trx, companyId));
  const before = new Map<string, AuditedDiscounts>();
  for (const companyId of companyIds) before.set(companyId, await auditedNow(companyId));
  await change();
  for (const companyId of companyIds) {
    const changed = await updateCompany(unit.trx, companyId, {}, unit.now);
    await unit.audit({
      action: 'edit',
      entity: 'company',
      entityId: companyId,
      before: before.get(companyId),
      after: await auditedNow(companyId),
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

/** Puts the discounts at a facility aside with it, and tells other domains of the companies that had them. */
export async function binDiscountsAt(unit: UnitOfWork, facilityId: string): Promise<void> {
  await changingDiscountsAt(unit, facilityId, async () => {
    await unit.trx.raw(
      `with gone as (delete from company_facility_discount where facility_id = ? returning *)
      insert into binned_facility_discount select company_id, facility_id, discount from gone
      on conflict (company_id, facility_id) do update set discount = excluded.discount`,
      [facilityId],
    );
  });
}

/** Brings the discounts at a restored facility back, and tells other domains of the companies that have them again. */
export async function restoreDiscountsAt(unit: UnitOfWork, facilityId: string): Promise<void> {
  const bringBack = async () => {
    await unit.trx.raw(
      `with back as (delete from binned_facility_discount where facility_id = ? returning *)
      insert into company_facility_discount select company_id, facility_id, discount from back
      on conflict do nothing`,
      [facilityId],
    );
  };
  await changingDiscountsAt(unit, facilityId, bringBack, 'binned_facility_discount');
}
