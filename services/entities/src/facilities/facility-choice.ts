import type { Session } from '@washcoat/contract-entities';
import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { facilitiesInScope } from './facility.repository';

/**
 * Refuses with 400 at `facilityCity` what is neither the city nor the name of a facility that is switched on and in
 * the scope of the signed-in user. Nothing chosen is fine.
 */
export async function assertFacilityChoice(
  database: Knex,
  session: Session,
  facilityCity: string | null | undefined,
): Promise<void> {
  if (!facilityCity) return;
  const facility = await facilitiesInScope(database, session)
    .where('facility.is_active', true)
    .whereRaw('lower(?) in (facility.search_text, lower(facility.city))', [facilityCity])
    .first('facility.facility_id');
  if (!facility) throw badInput({ facilityCity: 'Please select valid Facility' });
}
