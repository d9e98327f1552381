import type { Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { FacilityRow, OwnedFacilityRow } from './facility';
import { facilityMeant } from './named-facility';

/**
 * Facilities in the scope of the signed-in user, which are those of the companies in scope and the one that the own
 * company delivers to: without it a partner seller could name no place for a cart.
 */
export function facilitiesInScope(database: Knex, session: Session): Knex.QueryBuilder {
  const query = database('facility')
    .join('company', 'company.company_id', 'facility.company_id')
    .whereNull('company.deleted_at')
    .whereNull('facility.deleted_at')
    .select('facility.*', 'company.is_franchise', 'company.company_name');
  if (session.hierarchy === 1) return query;
  return query.where((seen) => {
    withinScope(seen, session, 'facility.company_id');
    if (session.companyId)
      void seen.orWhereRaw(
        `facility.facility_id = (select ${DELIVERED_TO} from company own where company_id = ?)`,
        [session.companyId],
      );
  });
}

const DELIVERED_TO = facilityMeant('lower(own.facility)', { company: 'own', by: 'name' });

/** A facility of a company by its name, whatever the case, or null. */
export async function findFacilityByName(
  database: Knex,
  companyId: string,
  name: string,
): Promise<FacilityRow | null> {
  const row = await database('facility')
    .where({ company_id: companyId })
    .whereRaw('search_text = lower(?)', [name])
    .whereNull('deleted_at')
    .first();
  return row ?? null;
}

/** Adds a facility. */
export async function insertFacility(
  trx: Knex.Transaction,
  row: Partial<FacilityRow> & Pick<FacilityRow, 'facility_id'>,
): Promise<FacilityRow> {
  const [inserted] = await trx('facility').insert(row).returning('*');
  return inserted;
}

/** A facility in scope, locked for a change, or null. */
export async function lockFacilityInScope(
  trx: Knex.Transaction,
  session: Session,
  facilityId: string,
): Promise<OwnedFacilityRow | null> {
  const query = facilitiesInScope(trx, session).where('facility.facility_id', facilityId);
  return (await query.forUpdate('facility').first()) ?? null;
}

/** Gives a facility other values, and with them the next version. Answers the row as it is now. */
export async function updateFacility(
  trx: Knex.Transaction,
  facilityId: string,
  changes: Partial<FacilityRow>,
  now: Date,
): Promise<FacilityRow> {
  const [row] = await trx('facility')
    .where({ facility_id: facilityId })
    .update({ ...changes, version: trx.raw('version + 1'), updated_at: now })
    .returning('*');
  return row;
}
