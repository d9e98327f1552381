import type { Session } from '@washcoat/contract-entities';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { f, facilitiesInScope, FacilityModel } from '../facilities/facility.model';
import type { CompanyType } from './company';

/** A discount of a company at one facility, in percent as decimal text. */
export interface FacilityDiscount {
  facilityId: string;
  discount: string;
}

const INVALID_FACILITY = 'Please select valid Facility';

/** A company as far as its facility is concerned. */
interface Delivering {
  companyType: CompanyType;
  /** The name of the facility. */
  facility?: string | null;
}

/**
 * Refuses with 400 at `facility` a company that delivers nowhere, or to what is no facility that is switched on and in
 * the scope of the signed-in user: the yards of others answer like names that nobody has. The house and franchises have
 * facilities of their own and need none, but name no other's.
 */
export async function assertDelivers(
  database: Knex,
  session: Session,
  { companyType, facility: name }: Delivering,
): Promise<void> {
  if (!name && (companyType === 'HOUSE' || companyType === 'FRANCHISE')) return;
  const facility =
    name &&
    (await facilitiesInScope(database, session)
      .whereRaw('facility.search_text = lower(?)', [name])
      .where(f.isActive, true)
      .first());
  if (!facility) throw badInput({ facility: INVALID_FACILITY });
}

/** The name of the facility that a new customer delivers to who chose none: the company's first that is in use. */
export async function firstFacilityOf(database: Knex, companyId: string): Promise<string | null> {
  const first = await FacilityModel.query(database)
    .where(f.parentCompanyId, companyId)
    .where(f.isActive, true)
    .whereNull('deleted_at')
    .orderBy('search_text')
    .first();
  return first?.name ?? null;
}

/**
 * Makes `discounts` those of a company. 400 at `facilityDiscount` for a facility that is neither in the scope of the
 * signed-in user nor was one of them before, or that is named twice.
 */
export async function replaceFacilityDiscounts(
  { trx, now }: Pick<UnitOfWork, 'trx' | 'now'>,
  session: Session,
  companyId: string,
  discounts: readonly FacilityDiscount[],
): Promise<void> {
  const ids = discounts.map(({ facilityId }) => facilityId.toLowerCase());
  const inScope = facilitiesInScope(trx, session).clearSelect().select(f.facilityId);
  const before: string[] = await trx('company_facility_discount')
    .where({ company_id: companyId })
    .pluck('facility_id');
  const known = await FacilityModel.query(trx)
    .whereIn(f.facilityId, ids)
    .where((open) => open.whereIn(f.facilityId, inScope).orWhereIn(f.facilityId, before))
    .whereNull('deleted_at')
    .select(f.facilityId)
    .forKeyShare();
  if (known.length !== ids.length) throw badInput({ facilityDiscount: INVALID_FACILITY });
  const gone = await trx('company_facility_discount')
    .where({ company_id: companyId })
    .delete()
    .returning('*');
  if (!ids.length) return;
  const change = { changed_at: now, changed_by: `${session.firstName} ${session.lastName}`.trim() };
  await trx('company_facility_discount').insert(
    discounts.map(({ facilityId, discount }) => {
      const old = gone.find(({ facility_id }) => facility_id === facilityId.toLowerCase());
      const isKept = old && Number(old.discount) === Number(discount);
      const { changed_at, changed_by } = isKept ? old : change;
      return { company_id: companyId, facility_id: facilityId, discount, changed_at, changed_by };
    }),
  );
}
