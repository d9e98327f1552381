import type { Session } from '@washcoat/contract-entities';
import type { LoadSnapshot } from '@washcoat/contract-loads';
import { compiled, rowsOf, valuesOf, type Statement } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { PENDING } from './invoice';
import { invoiceOf } from './invoice-of-load';
import {
  InvoiceModel,
  recordColumns,
  type InvoiceFields,
  type InvoiceRecord,
  type ListedInvoice,
  type OpenedInvoice,
  type SeenInvoice,
} from './invoice.model';

const { columns: i } = InvoiceModel;

/** Invoices that the signed-in user may see. */
export const invoicesSeenBy = (database: Knex, session: Session) =>
  InvoiceModel.query(database).modify('seenBy', session);

/** The invoice of a load, made when there is none yet (version 0), locked to the end of the transaction. */
export async function lockInvoiceOf(
  trx: Knex.Transaction,
  load: LoadSnapshot,
  now: Date,
): Promise<InvoiceRecord> {
  const asNew: Partial<InvoiceFields> = {
    ...invoiceOf(load),
    type: PENDING,
    updatedDate: now,
    loadVersion: 0,
    version: 0,
  };
  const found = await written(trx, 'lock or insert', asNew, (invoices, marked) =>
    invoices
      .insert(marked)
      .onConflict('load_id')
      // Changes nothing, but locks and answers the invoice that is there.
      .merge(['load_id']),
  );
  if (!found) throw new Error(`The invoice of ${load.loadId} was neither found nor made.`);
  return found;
}

/** Invoices that the user may see, locked to the end of the transaction, one after the other in the order of their ids. */
export async function lockVisibleInvoices(
  trx: Knex.Transaction,
  session: Session,
  loadIds: readonly string[],
): Promise<SeenInvoice[]> {
  return invoicesSeenBy(trx, session)
    .whereIn(i.loadId, [...loadIds])
    .modify('shownTo', session)
    .orderBy(i.loadId)
    .forUpdate()
    .castTo<(InvoiceModel & SeenInvoice)[]>();
}

/** One invoice that the user may see, locked to the end of the transaction. */
export async function lockVisibleInvoice(
  trx: Knex.Transaction,
  session: Session,
  loadId: string,
): Promise<SeenInvoice | undefined> {
  const [invoice] = await lockVisibleInvoices(trx, session, [loadId]);
  return invoice;
}

/**
 * Changes an invoice that this transaction has locked; its version grows. A facility that is named is called as it is
 * today: the load may have been under way while it was renamed.
 */
export async function updateInvoice(
  trx: Knex.Transaction,
  loadId: string,
  changes: Partial<InvoiceFields>,
): Promise<InvoiceRecord> {
  const after = await written(trx, 'update', { ...changes, loadId }, (invoices, marked, database) => {
    const { load_id, facility_id: id = '', facility_name: name, facility_city: city } = marked;
    const today = (column: string, otherwise: string) =>
      database.raw('coalesce((select ?? from facility_number where facility_id = ?), ?)', [
        column,
        id,
        otherwise,
      ]);
    return invoices.where({ load_id }).update({
      ...marked,
      ...(name && { facility_name: today('name', name) }),
      ...(city && { facility_city: today('city', city) }),
      version: database.raw('version + 1'),
    });
  });
  if (!after) throw new Error(`The invoice of ${loadId} is gone.`);
  return after;
}

/** Invoices that the user may see, as lists show them, by their numbers. */
export async function findInvoices(
  database: Knex,
  session: Session,
  narrow: (query: QueryBuilder<InvoiceModel>) => unknown,
): Promise<ListedInvoice[]> {
  const query = invoicesSeenBy(database, session)
    .modify('withParent')
    .modify('shownTo', session)
    .modify('withNames');
  narrow(query);
  return query.orderBy([i.invoiceNo, i.loadId]).castTo<(InvoiceModel & ListedInvoice)[]>();
}

/** One invoice that the user may see, with the load as it was invoiced. */
export async function findOpenedInvoice(
  database: Knex,
  session: Session,
  loadId: string,
): Promise<OpenedInvoice | undefined> {
  return opened(invoicesSeenBy(database, session), loadId, session);
}

/** One invoice as `findOpenedInvoice` answers it, for another service that asks on its own behalf. */
export async function findInvoiceForService(
  database: Knex,
  loadId: string,
): Promise<OpenedInvoice | undefined> {
  return opened(InvoiceModel.query(database).modify('notDeleted'), loadId, { userId: null });
}

async function opened(
  query: QueryBuilder<InvoiceModel>,
  loadId: string,
  reader: { userId: string | null },
): Promise<OpenedInvoice | undefined> {
  const [found] = await query
    .where(i.loadId, loadId)
    .modify('withParent')
    .modify('shownTo', reader)
    .modify('withNames')
    .modify('withLoad')
    .castTo<(InvoiceModel & OpenedInvoice)[]>();
  return found;
}

type Writing = (
  invoices: Knex.QueryBuilder,
  marked: Record<string, string>,
  database: Knex,
) => Knex.QueryBuilder;

const writings = new Map<string, Statement<string>>();

/** Writes an invoice and answers it as it is then. The statement is written once for each set of columns (064). */
async function written(
  trx: Knex.Transaction,
  what: string,
  fields: Partial<InvoiceFields>,
  write: Writing,
): Promise<InvoiceRecord | undefined> {
  const values = valuesOf(InvoiceModel, fields);
  const columns = Object.keys(values);
  const key = [what, ...columns].join();
  const statement =
    writings.get(key) ??
    compiled<string>((database, mark) => {
      const marked = Object.fromEntries(columns.map((column) => [column, mark(column)]));
      const invoices = InvoiceModel.query(database).toKnexQuery();
      return write(invoices, marked, database).returning(recordColumns);
    });
  writings.set(key, statement);
  const [row] = await rowsOf<object>(trx, statement(values));
  return row && InvoiceModel.fromDatabaseJson(row);
}
