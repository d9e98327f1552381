import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { invoicesSeenBy } from '../invoices/invoice.policy';
import { toBeExported } from '../invoices/invoice-selection';
import type { ListedInvoiceRow } from '../invoices/invoice.row';

/** What went to the books at one time; the total is decimal text in dollars. */
export interface SageExportRow {
  export_id: string;
  exported_at: Date;
  exported_by: string;
  exported_by_name: string;
  invoices: number;
  grandtotal: string;
}

/** What went to the books of one invoice, as it was then. */
export type SageExportLine = Pick<
  ListedInvoiceRow,
  | 'invoice_no'
  | 'buyer_finalised_date'
  | 'company_name'
  | 'parent_company_name'
  | 'facility_name'
  | 'subtotal'
  | 'grandtotal'
  | 'amount_paid'
  | 'payment_modes'
  | 'settled_date'
>;

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

/** Keeps an export, and what its invoices are at this moment. */
export async function insertExport(trx: Knex.Transaction, row: SageExportRow): Promise<void> {
  await trx('sage_export').insert(row);
  await trx.raw(
    `insert into sage_export_line (export_id, load_id, invoice_no, buyer_finalised_date, company_name,
            parent_company_name, facility_name, subtotal, grandtotal, amount_paid, payment_modes, settled_date)
     select export_id, load_id, invoice_no, buyer_finalised_date, invoice.company_name,
            parent.company_name, facility_name, subtotal, grandtotal, amount_paid,
            array(select distinct payment_method from payment where payment.load_id = invoice.load_id order by 1),
            settled_date
       from invoice left join company_copy as parent on parent.company_id = invoice.parent_company_id
      where export_id = ?`,
    [row.export_id],
  );
}

/** What went to the books with an export, by the numbers of the invoices. */
export async function listExportLines(database: Knex, exportId: string): Promise<SageExportLine[]> {
  return database('sage_export_line').where({ export_id: exportId }).orderBy(['invoice_no', 'load_id']);
}

/** The last exports, newest first. */
export async function listExports(database: Knex, count: number): Promise<SageExportRow[]> {
  return database('sage_export').orderBy('exported_at', 'desc').limit(count).select('*');
}

/** One export; undefined when there is none of that id. */
export async function findExport(database: Knex, exportId: string): Promise<SageExportRow | undefined> {
  return database('sage_export').where({ export_id: exportId }).first();
}
