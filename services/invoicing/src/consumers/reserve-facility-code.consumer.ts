import { facilityChanged } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { reserveFacilityCode } from '../numbers/facility-number.repository';

/** A facility gets its letters when it opens, so that they follow who was there first and not who invoices first. */
export const reserveCodeOfFacility = consumer({
  name: 'reserve-facility-code',
  event: facilityChanged,
  handle: ({ trx }, { facilityId, city }) => reserveFacilityCode(trx, { facilityId, city }),
});
