import type { facilityChanged } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';

export type FacilityCopy = DataOf<typeof facilityChanged>;

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
