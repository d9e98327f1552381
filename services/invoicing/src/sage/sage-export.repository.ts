import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { invoicesSeenBy } from '../invoices/invoice.policy';
import { toBeExported } from '../invoices/invoice-selection';

/** What went to the books at one time; the total is decimal text in dollars. */
export interface SageExportRow {
  export_id: string;
  exported_at: Date;
  exported_by: string;
  exported_by_name: string;
  invoices: number;
  grandtotal: string;
}

/** Marks what is fully paid and not exported yet as part of one export, and answers what that comes to. */
export async function markExported(
  trx: Knex.Transaction,
  session: Session,
  { exportId, now }: { exportId: string; now: Date },
): Promise<{ invoices: number; grandtotal: string }> {
  const marked = trx('invoice')
    .whereIn(
      'load_id',
      toBeExported(invoicesSeenBy(trx('invoice'), session))
        .orderBy('load_id')
        .forUpdate()
        .select('load_id'),
    )
    .update({ export_id: exportId, exported_at: now, version: trx.raw('version + 1') })
    .returning('grandtotal');
  const [sum] = await trx
    .with('marked', marked)
    .from('marked')
    .select(trx.raw('count(*)::int as invoices, coalesce(sum(grandtotal), 0) as grandtotal'));
  return sum;
}

/** Keeps an export. */
export async function insertExport(trx: Knex.Transaction, row: SageExportRow): Promise<void> {
  await trx('sage_export').insert(row);
}

/** The last exports, newest first. */
export async function listExports(database: Knex, count: number): Promise<SageExportRow[]> {
  return database('sage_export').orderBy('exported_at', 'desc').limit(count).select('*');
}

/** One export; undefined when there is none of that id. */
export async function findExport(database: Knex, exportId: string): Promise<SageExportRow | undefined> {
  return database('sage_export').where({ export_id: exportId }).first();
}
