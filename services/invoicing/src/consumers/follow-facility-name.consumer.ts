import { facilityChanged } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { reserveFacilityCode } from '../numbers/facility-number.repository';

/**
 * The invoices of a facility are found and seen by its name and city of today, which users and roles go by; papers
 * keep what was printed. An older version that arrives late changes nothing, and an order that was under way takes the
 * name of today (`takeSnapshot`).
 */
export const followFacilityName = consumer({
  name: 'follow-facility-name',
  event: facilityChanged,
  handle: async ({ trx }, { facilityId, name, city, version }) => {
    await reserveFacilityCode(trx, { facilityId, city });
    const isNewer = await trx('facility_number')
      .where({ facility_id: facilityId })
      .where('facility_version', '<', version)
      .update({ facility_version: version, name, city });
    if (!isNewer) return;
    await trx('invoice')
      .where({ facility_id: facilityId })
      .whereRaw('(facility_name, facility_city) is distinct from (?, ?)', [name, city])
      .update({ facility_name: name, facility_city: city });
  },
});
