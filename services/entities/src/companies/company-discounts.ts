import type { Session } from '@washcoat/contract-entities';
import {
  badInput,
  decimalColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  type UnitOfWork,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { f, facilitiesInScope, FacilityModel } from '../facilities/facility.model';
import { INVALID_FACILITY } from './company-facility';

/** A discount of a company at one facility, in percent. */
class DiscountModel extends tableModel('company_facility_discount', ['companyId', 'facilityId'], {
  companyId: textColumn,
  facilityId: textColumn,
  discount: decimalColumn,
  /** The last change that is on record. */
  changedAt: optional(momentColumn),
  changedBy: optional(textColumn),
}) {
  static override relationMappings = () => ({
    facility: {
      relation: Model.BelongsToOneRelation,
      modelClass: FacilityModel,
      join: { from: d.facilityId, to: f.facilityId },
    },
  });
}
const d = DiscountModel.columns;

/** The same as a form gives it. */
export type GivenDiscount = Pick<DiscountModel, 'facilityId' | 'discount'>;

/** The same with the facility as it is called now. */
export type CompanyDiscount = DiscountModel & Pick<FacilityModel, 'name' | 'city'>;

/** A company's own discounts by the name of the facility. */
export async function findDiscounts(database: Knex, companyId: string): Promise<CompanyDiscount[]> {
  return DiscountModel.query(database)
    .joinRelated('facility')
    .where(d.companyId, companyId)
    .orderBy(['facility.search_text', d.facilityId])
    .select('company_facility_discount.*', f.name, f.city)
    .castTo<CompanyDiscount[]>()
    .execute();
}

/** A company's own discounts as its audit entries tell them. */
export interface AuditedDiscounts {
  /** By the city of the facility: what `findTermChanges` and entries from before ids go by. */
  facilityDiscount: Record<string, number>;
  /** Each with its facility by id and name: a city may have several. */
  facilityDiscounts: { facilityId: string; name: string; discount: number }[];
}

/** The same for its audit entries. */
export const auditedDiscounts = (discounts: readonly CompanyDiscount[]): AuditedDiscounts => ({
  facilityDiscount: byCity(discounts),
  facilityDiscounts: discounts.map(named),
});

/** Discounts by the city of the facility. */
export const byCity = (discounts: readonly CompanyDiscount[]): Record<string, number> =>
  Object.fromEntries(discounts.map(({ city, discount }) => [city, discount]));

/** A discount with its facility by id and name. */
export const named = ({ facilityId, name, discount }: CompanyDiscount) => ({ facilityId, name, discount });

/**
 * Makes `discounts` those of a company. 400 at `facilityDiscount` for a facility that is neither in the scope of the
 * signed-in user nor was one of them before, or that is named twice.
 */
export async function replaceDiscounts(
  { trx, now }: Pick<UnitOfWork, 'trx' | 'now'>,
  session: Session,
  companyId: string,
  discounts: readonly GivenDiscount[],
): Promise<void> {
  const wanted = discounts.map(({ facilityId, discount }) => ({
    facilityId: facilityId.toLowerCase(),
    discount: Number(discount.toFixed(2)),
  }));
  const ids = wanted.map(({ facilityId }) => facilityId);
  const own = () => DiscountModel.query(trx).where(d.companyId, companyId);
  const known = await FacilityModel.query(trx)
    .whereIn(f.facilityId, ids)
    .where((open) =>
      open
        .whereIn(f.facilityId, facilitiesInScope(trx, session).clearSelect().select(f.facilityId))
        .orWhereIn(f.facilityId, own().select(d.facilityId)),
    )
    .whereNull('deleted_at')
    .select(f.facilityId)
    .forKeyShare();
  if (known.length !== ids.length) throw badInput({ facilityDiscount: INVALID_FACILITY });
  const gone = await own().delete().returning('*');
  if (!wanted.length) return;
  const change = { changedAt: now, changedBy: `${session.firstName} ${session.lastName}`.trim() };
  await DiscountModel.query(trx).insert(
    wanted.map(({ facilityId, discount }) => {
      const old = gone.find((one) => one.facilityId === facilityId);
      const { changedAt, changedBy } = old?.discount === discount ? old : change;
      return { companyId, facilityId, discount, changedAt, changedBy };
    }),
  );
}
