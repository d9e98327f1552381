import type { facilityList } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';

/** What a chooser of facilities asks: for the active ones, as many as the server gives at once (1,000). */
export const activeFacilities = { isActive: 'true', count: 1000 } as const satisfies RequestOf<
  typeof facilityList
>;
