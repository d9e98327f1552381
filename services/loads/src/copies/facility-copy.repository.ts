import { compiled, FacilityCopyModel, rowsOf, type FacilityCopy, type Question } from '@washcoat/service-kit';
import type { Knex } from 'knex';

const { columns: f } = FacilityCopyModel;

const byName = (database: Knex) =>
  FacilityCopyModel.query(database).select(f.data).orderBy([f.name, f.facilityId]);

const selectAll = compiled<never>((database) => byName(database).toKnexQuery());
const selectOf = compiled<'companyIds'>((database, mark) =>
  byName(database)
    .toKnexQuery()
    .whereRaw('?? = any(?)', [f.companyId, mark('companyIds')]),
);

/** The facilities of these companies, by name. */
export const facilitiesOf = (database: Knex, companyIds: readonly string[]): Promise<FacilityCopy[]> =>
  copiesOf(database, selectOf({ companyIds }));

/** Every facility, by name. */
export const allFacilities = (database: Knex): Promise<FacilityCopy[]> => copiesOf(database, selectAll({}));

async function copiesOf(database: Knex, question: Question): Promise<FacilityCopy[]> {
  const rows = await rowsOf<{ data: FacilityCopy }>(database, question);
  return rows.map(({ data }) => data);
}
