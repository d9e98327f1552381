import type { PricingSnapshotData } from '@washcoat/contract-converters';
import type { Knex } from 'knex';

/** An SQL expression for the id of the snapshot in force. */
export const currentSnapshotId = `(
  select snapshot_id from pricing_snapshot order by applied_at desc, sequence desc limit 1)`;

/** The snapshot with this id. Throws when there is none: ids come from the table itself. */
export async function readSnapshot(database: Knex, snapshotId: string): Promise<PricingSnapshotData> {
  const row = await database('pricing_snapshot').where({ snapshot_id: snapshotId }).first('data');
  if (!row) throw new Error(`There is no pricing snapshot ${snapshotId}.`);
  return row.data;
}

/** The id of the snapshot in force, or at `moment` the one that was; null before the first. */
export async function findSnapshotId(database: Knex, moment?: Date): Promise<string | null> {
  const query = database('pricing_snapshot')
    .orderBy([
      { column: 'applied_at', order: 'desc' },
      { column: 'sequence', order: 'desc' },
    ])
    .first('snapshot_id');
  if (moment) query.where('applied_at', '<=', moment);
  const row = await query;
  return row?.snapshot_id ?? null;
}

/** Writes a snapshot; it is never changed again. */
export async function insertSnapshot(trx: Knex.Transaction, snapshot: PricingSnapshotData): Promise<void> {
  await trx('pricing_snapshot').insert({
    snapshot_id: snapshot.snapshotId,
    applied_at: snapshot.appliedAt,
    applied_by_user_id: snapshot.appliedByUserId,
    applied_by: snapshot.appliedBy,
    data: JSON.stringify(snapshot),
  });
}
