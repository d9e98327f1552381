import type { FacilityCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** The facilities of these companies, by name. */
export async function facilitiesOf(database: Knex, companyIds: readonly string[]): Promise<FacilityCopy[]> {
  const rows: { data: FacilityCopy }[] = await database('facility_copy')
    .whereIn('company_id', companyIds)
    .orderBy(['name', 'facility_id'])
    .select('data');
  return rows.map(({ data }) => data);
}

/** Every facility, by name. */
export async function allFacilities(database: Knex): Promise<FacilityCopy[]> {
  const rows: { data: FacilityCopy }[] = await database('facility_copy')
    .orderBy(['name', 'facility_id'])
    .select('data');
  return rows.map(({ data }) => data);
}
