import { facilityChanged } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';

/** Keeps the copy of facilities up to date; an older version that arrives late changes nothing. */
export const keepFacilityCopy = consumer({
  name: 'keep-facility-copy',
  event: facilityChanged,
  async handle({ trx }, facility) {
    await trx('facility_copy')
      .insert({
        facility_id: facility.facilityId,
        company_id: facility.companyId,
        name: facility.name,
        is_franchise: facility.isFranchise,
        version: facility.version,
        data: JSON.stringify(facility),
      })
      .onConflict('facility_id')
      .merge()
      .where('facility_copy.version', '<', facility.version);
  },
  tables: ['facility_copy'],
});
