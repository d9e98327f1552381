import type { PricingSnapshotData } from '@washcoat/contract-converters';
import type { BesidePrices } from '@washcoat/contract-kernel';
import type { Page, PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { PricingSnapshotModel } from './pricing-snapshot.model';

const { columns: p } = PricingSnapshotModel;

/** An SQL expression for the id of the snapshot in force. */
export const currentSnapshotId = `(
  select snapshot_id from pricing_snapshot order by applied_at desc, sequence desc limit 1)`;

/** The snapshot with this id. Throws when there is none: ids come from the table itself. */
export async function readSnapshot(database: Knex, snapshotId: string): Promise<PricingSnapshotData> {
  const data = await findSnapshot(database, snapshotId);
  if (!data) throw new Error(`There is no pricing snapshot ${snapshotId}.`);
  return data;
}

/** The same, or null when there is none: for an id that somebody sent. */
export async function findSnapshot(database: Knex, snapshotId: string): Promise<PricingSnapshotData | null> {
  const row = await PricingSnapshotModel.query(database).findById(snapshotId).select(p.data);
  return row?.data ?? null;
}

/** A page of the snapshots, newest first; all, or those applied on a day, `YYYY-MM-DD` in a time zone. */
export async function listSnapshots(
  database: Knex,
  { count, offset, onDay }: PageRequest & { onDay?: string },
  timezone: string,
): Promise<Page<PricingSnapshotData>> {
  const query = PricingSnapshotModel.query(database)
    .select(p.data)
    .modify('newestFirst')
    .limit(count + 1)
    .offset(offset);
  if (onDay) void query.modify('sinceDay', onDay, timezone).modify('untilDay', onDay, timezone);
  const rows = await query;
  return { list: rows.slice(0, count).map(({ data }) => data), areMoreItemsAvailable: rows.length > count };
}

/** The id of the snapshot in force, or at `moment` the one that was; null before the first. */
export async function findSnapshotId(database: Knex, moment?: Date): Promise<string | null> {
  const query = PricingSnapshotModel.query(database).select(p.snapshotId).modify('newestFirst').first();
  if (moment) void query.where(p.appliedAt, '<=', moment);
  return (await query)?.snapshotId ?? null;
}

/** The id of the first snapshot of all; null before it. */
export async function findFirstSnapshotId(database: Knex): Promise<string | null> {
  const query = PricingSnapshotModel.query(database).select(p.snapshotId).orderBy(['applied_at', 'sequence']);
  return (await query.first())?.snapshotId ?? null;
}

/** The id of the snapshot that was in force at the end of a day, `YYYY-MM-DD` in a time zone; null before the first. */
export async function findSnapshotIdOfDay(
  database: Knex,
  day: string,
  timezone: string,
): Promise<string | null> {
  const query = PricingSnapshotModel.query(database).select(p.snapshotId).modify('untilDay', day, timezone);
  return (await query.modify('newestFirst').first())?.snapshotId ?? null;
}

/** What was put in force right before and right after a snapshot. */
export async function findBesides(database: Knex, snapshotId: string): Promise<BesidePrices> {
  const beside = (step: 'earlier' | 'later') =>
    `(select json_build_object('snapshotId', snapshot_id, 'appliedAt', data ->> 'appliedAt') from pricing_snapshot as beside
       where (beside.applied_at, beside.sequence) ${step === 'earlier' ? '<' : '>'} (shown.applied_at, shown.sequence)
       order by applied_at ${step === 'earlier' ? 'desc' : ''}, sequence ${step === 'earlier' ? 'desc' : ''} limit 1) as ${step}`;
  const { rows } = await database.raw<{ rows: BesidePrices[] }>(
    `select ${beside('earlier')}, ${beside('later')} from pricing_snapshot as shown where snapshot_id = ?`,
    [snapshotId],
  );
  return rows[0] ?? { earlier: null, later: null };
}

/**
 * When the value at the first of two paths of a snapshot that holds one became what it is and who applied it: the first of the snapshots up to this
 * one that hold the same value without a break.
 */
export async function findOrigin(
  database: Knex,
  snapshotId: string,
  [path, formerPath]: readonly [readonly string[], readonly string[]],
): Promise<{ at: Date; by: string } | null> {
  const { rows } = await database.raw<{ rows: { at: Date; by: string }[] }>(
    `with shown as (
       select applied_at, sequence, coalesce(data #> :path::text[], data #> :former::text[]) as value from pricing_snapshot
        where snapshot_id = :snapshotId
     ), other as (
       select old.applied_at, old.sequence from pricing_snapshot as old, shown
        where (old.applied_at, old.sequence) < (shown.applied_at, shown.sequence)
          and coalesce(old.data #> :path::text[], old.data #> :former::text[]) is distinct from shown.value
        order by old.applied_at desc, old.sequence desc limit 1
     )
     select origin.applied_at as at, origin.applied_by as by
       from pricing_snapshot as origin left join other on true
      where other.sequence is null or (origin.applied_at, origin.sequence) > (other.applied_at, other.sequence)
      order by origin.applied_at, origin.sequence limit 1`,
    { snapshotId, path: [...path], former: [...formerPath] },
  );
  return rows[0] ?? null;
}

/** Writes a snapshot; it is never changed again. */
export async function insertSnapshot(trx: Knex.Transaction, snapshot: PricingSnapshotData): Promise<void> {
  const { snapshotId, appliedAt, appliedByUserId, appliedBy } = snapshot;
  await PricingSnapshotModel.query(trx).insert({
    ...{ snapshotId, appliedByUserId, appliedBy, data: snapshot },
    appliedAt: new Date(appliedAt),
  });
}
