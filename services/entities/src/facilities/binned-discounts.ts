import type { UnitOfWork } from '@washcoat/service-kit';
import { changingDiscountsAt } from './discounts-at-facility';

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
