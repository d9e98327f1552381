import type { Session } from '@washcoat/contract-entities';
import type { LoadSnapshot } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { compiled, rowsOf } from '@washcoat/service-kit';
import { columnsOf, snapshotColumns } from './invoice-columns';
import { invoicesSeenBy } from './invoice.policy';
import { PENDING, type InvoiceRow, type ListedInvoiceRow, type OpenedInvoiceRow } from './invoice.row';

/** What the snapshot of a load decides, but not the snapshot itself, and what invoicing adds to it. */
const everythingButSnapshot = [
  ...snapshotColumns.filter((column) => column !== 'snapshot'),
  'type',
  'invoice_no',
  'updated_date',
  'amount_paid',
  'balance',
  'settled_date',
  'exported_at',
  'deleted_at',
  'load_info',
  'diesel_lot',
  'ceramic_lot',
  'foil_lot',
  'afm_lot',
  'load_version',
  'version',
] as const satisfies readonly (keyof InvoiceRow)[];

/** The columns of `InvoiceRow`, with their table. */
export const invoiceColumns = everythingButSnapshot.map((column) => `invoice.${column}`);

const newColumns = [...snapshotColumns, 'type', 'updated_date', 'load_version', 'version'] as const;

const lockOrInsert = compiled<(typeof newColumns)[number]>((database, mark) =>
  database('invoice')
    .insert(Object.fromEntries(newColumns.map((column) => [column, mark(column)])))
    .onConflict('load_id')
    // Changes nothing, but locks and answers the invoice that is there.
    .merge(['load_id'])
    .returning([...everythingButSnapshot]),
);

/** The invoice of a load, made when there is none yet (version 0), locked to the end of the transaction. */
export async function lockInvoiceOf(
  trx: Knex.Transaction,
  load: LoadSnapshot,
  now: Date,
): Promise<InvoiceRow> {
  const asNew = { ...columnsOf(load), type: PENDING, updated_date: now, load_version: 0, version: 0 };
  const [row] = await rowsOf<InvoiceRow>(trx, lockOrInsert(asNew));
  if (!row) throw new Error(`The invoice of ${load.loadId} was neither found nor made.`);
  return row;
}

/** Invoices that the user may see, locked to the end of the transaction, one after the other in the order of their ids. */
export async function lockVisibleInvoices(
  trx: Knex.Transaction,
  session: Session,
  loadIds: readonly string[],
): Promise<InvoiceRow[]> {
  return invoicesSeenBy(trx('invoice'), session)
    .whereIn('load_id', loadIds)
    .orderBy('load_id')
    .forUpdate()
    .select(everythingButSnapshot);
}

/** One invoice that the user may see, locked to the end of the transaction. */
export async function lockVisibleInvoice(
  trx: Knex.Transaction,
  session: Session,
  loadId: string,
): Promise<InvoiceRow | undefined> {
  return invoicesSeenBy(trx('invoice'), session)
    .where({ load_id: loadId })
    .forUpdate()
    .first(everythingButSnapshot);
}

/** Changes an invoice; its version grows. */
export async function updateInvoice(
  trx: Knex.Transaction,
  loadId: string,
  changes: Record<string, unknown>,
): Promise<InvoiceRow> {
  const [row] = await trx('invoice')
    .where({ load_id: loadId })
    .update({ ...changes, version: trx.raw('version + 1') })
    .returning([...everythingButSnapshot]);
  return row;
}

/** Invoices that the user may see, as lists show them, by their numbers. */
export async function findInvoices(
  database: Knex,
  session: Session,
  narrow: (query: Knex.QueryBuilder) => unknown,
): Promise<ListedInvoiceRow[]> {
  const query = invoicesSeenBy(withNames(database('invoice')), session);
  narrow(query);
  return query.orderBy(['invoice.invoice_no', 'invoice.load_id']).select(listedColumns(database));
}

/** One invoice that the user may see, with the load as it was invoiced. */
export async function findOpenedInvoice(
  database: Knex,
  session: Session,
  loadId: string,
): Promise<OpenedInvoiceRow | undefined> {
  return invoicesSeenBy(opened(database, loadId), session);
}

/** One invoice as `findOpenedInvoice` answers it, for another service that asks on its own behalf. */
export async function findInvoiceForService(
  database: Knex,
  loadId: string,
): Promise<OpenedInvoiceRow | undefined> {
  return opened(database, loadId);
}

function opened(database: Knex, loadId: string): Knex.QueryBuilder {
  return withNames(database('invoice'))
    .leftJoin('company_copy as runner', 'runner.company_id', 'invoice.facility_company_id')
    .where('invoice.load_id', loadId)
    .whereNull('invoice.deleted_at')
    .first(...listedColumns(database), 'invoice.snapshot', 'runner.company_name as facility_company_name');
}

/** Joins what lists show of other tables. */
export function withNames(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query.leftJoin('company_copy as parent', 'parent.company_id', 'invoice.parent_company_id');
}

/** The columns of `ListedInvoiceRow`. */
export function listedColumns(database: Knex) {
  return [
    ...invoiceColumns,
    'parent.company_name as parent_company_name',
    database.raw(`array(
      select distinct payment.payment_method from payment
      where payment.load_id = invoice.load_id order by 1
    ) as payment_modes`),
  ];
}
