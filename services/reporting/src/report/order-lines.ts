import { containing, withinFacilities, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { OrderTable } from '../report-rows/month-partition';
import type { Asking, Range } from './report';

/** What orders and their lines are looked for by. */
export interface OrderFilters extends Range {
  /** Its name or its city. */
  facility?: string;
  buyer?: string;
  customer?: string;
  franchise?: string;
}

/** Whether orders whose invoices stand are asked for, or those whose invoices were deleted. */
export type InvoiceState = 'kept' | 'deleted';

/**
 * The orders or lines of them, as `line`, that the signed-in user may see, without those of deleted invoices; every
 * report of orders stands on them.
 */
export const linesInScope = (asking: Asking, table: OrderTable): Knex.QueryBuilder =>
  ofInvoices(inScope(asking, table), 'kept');

/** Those of them that were completed in the range, at the facility, by the buyer, for the customer or the franchise. */
export const linesAsked = (asking: Asking, table: OrderTable, filters: OrderFilters): Knex.QueryBuilder =>
  linesAskedOf(asking, table, filters, 'kept');

/** The same of invoices that stand, or of those that were deleted. */
export const linesAskedOf = (
  asking: Asking,
  table: OrderTable,
  filters: OrderFilters,
  state: InvoiceState,
): Knex.QueryBuilder =>
  ofInvoices(within(ordersOf(asking, table, filters), 'line.completed_at', filters), state);

/**
 * What the signed-in user may see of `table`, lines of orders or sums of them, at the facility, by the buyer, for the
 * customer or the franchise: at any time, and whatever became of their invoices.
 */
export function ordersOf(
  asking: Asking,
  table: string,
  { facility, buyer, customer, franchise }: OrderFilters,
): Knex.QueryBuilder {
  const query = inScope(asking, table);
  if (facility) query.whereRaw('? in (line.facility_name, line.facility_city)', [facility]);
  if (buyer) query.where('line.assistant_id', buyer);
  if (customer) query.where('line.company_id', customer);
  if (franchise) query.whereIn('line.company_id', companiesOf(asking.database, franchise));
  return query;
}

/** Who is held to facilities reads of the same orders as on the list of invoices (domain.md 1). */
function inScope({ database, session }: Asking, table: string): Knex.QueryBuilder {
  const query = withinFacilities(database(`${table} as line`), session, {
    name: 'line.facility_name',
    city: 'line.facility_city',
    companyId: 'line.facility_company_id',
  });
  return withinScope(query, session, 'line.company_id');
}

const ofInvoices = (query: Knex.QueryBuilder, state: InvoiceState): Knex.QueryBuilder =>
  state === 'kept'
    ? query.whereRaw(
        'not exists (select from invoice_copy where invoice_copy.load_id = line.load_id and is_deleted)',
      )
    : query.whereRaw('line.load_id in (select load_id from invoice_copy where is_deleted)');

/** What lies between both ends of a range, they included. */
export function within<Q extends Knex.QueryBuilder>(query: Q, column: string, { from, to }: Range): Q {
  if (from !== undefined) query.whereRaw('?? >= to_timestamp(? / 1000.0)', [column, from]);
  if (to !== undefined) query.whereRaw('?? <= to_timestamp(? / 1000.0)', [column, to]);
  return query;
}

/** Orders, joined with their `invoice`, that have a text in the number of it, their name or their customer. */
export function withText(query: Knex.QueryBuilder, text: string | undefined): Knex.QueryBuilder {
  if (text)
    query.whereRaw(`concat_ws(' ', invoice.invoice_no, line.load_name, line.company_name) ilike ?`, [
      containing(text.trim()),
    ]);
  return query;
}

/** The companies whose parent is this franchise. */
function companiesOf(database: Knex, franchise: string) {
  return database('company_copy').where({ parent_company_id: franchise }).select('company_id');
}
