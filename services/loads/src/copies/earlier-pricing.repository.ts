import type { PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import type { AppliedPrices, BesidePrices } from '@washcoat/contract-kernel';
import { conflict, namesOfFacility, notFound, Problem, type FacilityName } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Which prices somebody asks for: of one snapshot, or those in force at the end of a day, `YYYY-MM-DD`. */
export interface AskedPricing {
  snapshotId?: string;
  onDay?: string;
}

/**
 * The snapshot that was asked for. Throws 404 for one that never was, 400 where none is named and 409 `NO_PRICING` for a
 * day before the first prices.
 */
export async function findAskedPricing(
  database: Knex,
  { snapshotId, onDay }: AskedPricing,
  timezone: string,
): Promise<PricingSnapshotData> {
  const query = database('pricing_copy').first('data');
  if (snapshotId) {
    const row = await query.where({ snapshot_id: snapshotId });
    if (!row) throw notFound('A pricing snapshot');
    return row.data;
  }
  if (!onDay) throw new Problem(400, 'Choose a day.', { fields: { onDay: 'Choose a day' } });
  const row = await query
    .whereRaw('applied_at < (?::date + 1)::timestamp at time zone ?', [onDay, timezone])
    .orderByRaw('applied_at desc, snapshot_id');
  if (row) return row.data;
  throw new Problem(409, 'No prices were in force on that day yet. Choose a later one.', {
    code: 'NO_PRICING',
  });
}

/** The snapshot of an id that an item remembers; undefined when it is not known here. */
export async function findPricing(
  database: Knex,
  snapshotId: string,
): Promise<PricingSnapshotData | undefined> {
  const row = await database('pricing_copy').where({ snapshot_id: snapshotId }).first('data');
  return row?.data;
}

/** What was put in force right before and right after a snapshot. */
export async function findBesides(
  database: Knex,
  { snapshotId, appliedAt }: AppliedPrices,
): Promise<BesidePrices> {
  const beside = async (sign: '<' | '>'): Promise<AppliedPrices | null> => {
    const order = sign === '<' ? 'desc' : 'asc';
    const row = await database('pricing_copy')
      .whereRaw(`(applied_at, snapshot_id) ${sign} (?::timestamptz, ?::uuid)`, [appliedAt, snapshotId])
      .orderBy([
        { column: 'applied_at', order },
        { column: 'snapshot_id', order },
      ])
      .first('data');
    return row ? { snapshotId: row.data.snapshotId, appliedAt: row.data.appliedAt } : null;
  };
  const [earlier, later] = await Promise.all([beside('<'), beside('>')]);
  return { earlier, later };
}

/** The snapshot in force now: the newest that was applied. Throws 409 `NO_PRICING` before the first one. */
export async function findPricingNow(database: Knex): Promise<PricingSnapshotData> {
  const row = await database('pricing_copy').first('data').orderByRaw('applied_at desc, snapshot_id');
  if (row) return row.data;
  throw conflict('There are no metal prices yet. Apply them first.', 'NO_PRICING');
}

/** What converters are priced by, by id; those that are not known are absent. */
export async function findProductCopies(
  database: Knex,
  productIds: readonly string[],
): Promise<Map<string, ProductCopy>> {
  const { rows } = await database.raw<{ rows: { id: string; data: ProductCopy }[] }>(
    'select product_id as id, data from product_copy where product_id = any(?::uuid[])',
    [[...new Set(productIds)]],
  );
  return new Map(rows.map(({ id, data }) => [id, data]));
}

/** What a facility has been called. */
export async function findFacilityNames(database: Knex, facilityId: string): Promise<FacilityName[]> {
  const { rows } = await database.raw<{ rows: { names: FacilityName[] | null }[] }>(
    `select ${namesOfFacility('?::uuid')} as names`,
    [facilityId],
  );
  return rows[0]?.names ?? [];
}
