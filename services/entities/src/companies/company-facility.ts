import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findFacilityByName } from '../facilities/facility.repository';
import type { CompanyType } from './company';

/** A discount of a company at one facility, in percent as decimal text. */
export interface FacilityDiscount {
  facilityId: string;
  discount: string;
}

const INVALID_FACILITY = 'Please select valid Facility';

/**
 * Refuses with 400 at `facility` a company that delivers nowhere, to an unknown facility or to one that is switched
 * off. The house and franchises have facilities of their own and need none.
 */
export async function assertDelivers(
  database: Knex,
  type: CompanyType,
  facilityName: string | null | undefined,
): Promise<void> {
  if (type === 'HOUSE' || type === 'FRANCHISE') return;
  const facility = facilityName ? await findFacilityByName(database, facilityName) : null;
  if (!facility?.is_active) throw badInput({ facility: INVALID_FACILITY });
}

/** Makes `discounts` those of a company. 400 at `facilityDiscount` for an unknown facility or one named twice. */
export async function replaceFacilityDiscounts(
  trx: Knex.Transaction,
  companyId: string,
  discounts: readonly FacilityDiscount[],
): Promise<void> {
  const ids = discounts.map(({ facilityId }) => facilityId.toLowerCase());
  const known: string[] = await trx('facility')
    .whereIn('facility_id', ids)
    .whereNull('deleted_at')
    .forKeyShare()
    .pluck('facility_id');
  if (known.length !== ids.length) throw badInput({ facilityDiscount: INVALID_FACILITY });
  await trx('company_facility_discount').where({ company_id: companyId }).delete();
  if (!ids.length) return;
  await trx('company_facility_discount').insert(
    discounts.map(({ facilityId, discount }) => ({
      company_id: companyId,
      facility_id: facilityId,
      discount,
    })),
  );
}
