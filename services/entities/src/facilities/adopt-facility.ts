import type { UnitOfWork } from '@washcoat/service-kit';
import { publishCompany } from '../companies/company-changed';
import { findCompany, updateCompany } from '../companies/company.model';
import type { FacilityModel } from './facility.model';

/** A company that went by this name before there was such a facility means its own from now on, and so do its users. */
export async function adoptFacility(unit: UnitOfWork, facility: FacilityModel): Promise<void> {
  const { facilityId: facility_id, parentCompanyId: company_id, name, city } = facility;
  await unit
    .trx('app_user')
    .where({ company_id, facility_id: null })
    .whereRaw('lower(facility_city) in (lower(?), lower(?))', [name, city])
    .update({ facility_id });
  const owner = await findCompany(unit.trx, company_id);
  if (!owner || owner.facilityId || owner.facility?.toLowerCase() !== name.toLowerCase()) return;
  await publishCompany(
    unit,
    await updateCompany(unit.trx, company_id, { facilityId: facility_id }, unit.now),
  );
}
