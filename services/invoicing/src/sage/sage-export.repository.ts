import type { Session } from '@washcoat/contract-entities';
import { Decimal } from '@washcoat/metals';
import { insertionOf, rowsOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { InvoiceModel } from '../invoices/invoice.model';
import { findInvoices, invoicesSeenBy } from '../invoices/invoice.repository';
import {
  SageExportLineModel,
  SageExportModel,
  type SageExport,
  type SageExportLine,
} from './sage-export.model';

const { columns: i } = InvoiceModel;
const { columns: e } = SageExportModel;
const { columns: line } = SageExportLineModel;

/** Marks what is fully paid and not exported yet as part of one export, and answers what that comes to. */
export async function markExported(
  trx: Knex.Transaction,
  session: Session,
  { exportId, now }: { exportId: string; now: Date },
): Promise<Pick<SageExport, 'invoices' | 'grandtotal'>> {
  const waiting = invoicesSeenBy(trx, session)
    .modify('toBeExported')
    .orderBy(i.loadId)
    .forUpdate()
    .select(i.loadId);
  const marked = await InvoiceModel.query(trx)
    .whereIn(i.loadId, waiting)
    .patch({
      exportId,
      exportedAt: now,
      exportedVersion: raw('load_version'),
      version: raw('version + 1'),
    })
    .returning(i.grandtotal);
  const sum = Decimal.sum(0, ...marked.map(({ grandtotal }) => grandtotal));
  return { invoices: marked.length, grandtotal: sum.toFixed(2) };
}

const insertExports = insertionOf(SageExportModel);
const insertLines = insertionOf(SageExportLineModel);

/** Keeps an export, and what its invoices are at this moment. */
export async function insertExport(trx: Knex.Transaction, session: Session, made: SageExport): Promise<void> {
  const { exportId } = made;
  const invoices = await findInvoices(trx, session, (query) => query.where(i.exportId, exportId));
  await rowsOf(trx, insertExports([made]));
  const lines = invoices.map(({ invoiceNo, ...invoice }) => ({
    ...invoice,
    invoiceNo: invoiceNo ?? '',
    exportId,
  }));
  await rowsOf(trx, insertLines(lines));
}

/** What went to the books with an export, by the numbers of the invoices. */
export async function listExportLines(database: Knex, exportId: string): Promise<SageExportLine[]> {
  return SageExportLineModel.query(database)
    .where(line.exportId, exportId)
    .orderBy([line.invoiceNo, line.loadId]);
}

/** The last exports, newest first. */
export async function listExports(database: Knex, count: number): Promise<SageExport[]> {
  return SageExportModel.query(database).orderBy(e.exportedAt, 'desc').limit(count);
}

/** One export; undefined when there is none of that id. */
export async function findExport(database: Knex, exportId: string): Promise<SageExport | undefined> {
  return SageExportModel.query(database).findById(exportId);
}
