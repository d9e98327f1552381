import { FacilityCopyModel, type FacilityCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

const { columns: f } = FacilityCopyModel;

const byName = (database: Knex) =>
  FacilityCopyModel.query(database).select(f.data).orderBy([f.name, f.facilityId]);

/** The facilities of these companies, by name. */
export async function facilitiesOf(database: Knex, companyIds: readonly string[]): Promise<FacilityCopy[]> {
  const copies = await byName(database).whereIn(f.companyId, [...companyIds]);
  return copies.map(({ data }) => data);
}

/** Every facility, by name. */
export async function allFacilities(database: Knex): Promise<FacilityCopy[]> {
  const copies = await byName(database);
  return copies.map(({ data }) => data);
}
