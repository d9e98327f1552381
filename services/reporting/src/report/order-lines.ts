import { withinFacilities, withinScope } from '@washcoat/service-kit';
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

/**
 * The orders or lines of them, as `line`, that the signed-in user may see, without those of deleted invoices; every
 * report of orders stands on them. Who is held to facilities reads of the same orders as on the list of invoices
 * (domain.md 1).
 */
export function linesInScope({ database, session }: Asking, table: OrderTable): Knex.QueryBuilder {
  const query = withinFacilities(database(`${table} as line`), session, {
    name: 'line.facility_name',
    city: 'line.facility_city',
    companyId: 'line.facility_company_id',
  });
  query.whereRaw(
    'not exists (select from invoice_copy where invoice_copy.load_id = line.load_id and is_deleted)',
  );
  return withinScope(query, session, 'line.company_id');
}

/** Those of them that were completed in the range, at the facility, by the buyer, for the customer or the franchise. */
export function linesAsked(asking: Asking, table: OrderTable, filters: OrderFilters): Knex.QueryBuilder {
  const query = within(linesInScope(asking, table), 'line.completed_at', filters);
  const { facility, buyer, customer, franchise } = filters;
  if (facility) query.whereRaw('? in (line.facility_name, line.facility_city)', [facility]);
  if (buyer) query.where('line.assistant_id', buyer);
  if (customer) query.where('line.company_id', customer);
  if (franchise) query.whereIn('line.company_id', companiesOf(asking.database, franchise));
  return query;
}

/** What lies between both ends of a range, they included. */
export function within<Q extends Knex.QueryBuilder>(query: Q, column: string, { from, to }: Range): Q {
  if (from !== undefined) query.whereRaw('?? >= to_timestamp(? / 1000.0)', [column, from]);
  if (to !== undefined) query.whereRaw('?? <= to_timestamp(? / 1000.0)', [column, to]);
  return query;
}

/** A pattern of what lies anywhere in a text; `%` and `_` of the search are letters. */
export const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** The companies whose parent is this franchise. */
function companiesOf(database: Knex, franchise: string) {
  return database('company_copy').where({ parent_company_id: franchise }).select('company_id');
}
