import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { transactionsDump } from '@washcoat/contract-reporting';
import { withinFacilities, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** What a transactions report is asked for. Moments are epoch milliseconds, both ends included. */
export type TransactionFilters = InputOf<typeof transactionsDump>;

/** The bought items that the signed-in user may see and has asked for, joined with their invoice numbers. */
export function selectTransactions(
  database: Knex,
  session: Session,
  filters: TransactionFilters,
): Knex.QueryBuilder {
  const query = completedInScope(database, session).leftJoin(
    'invoice_copy as invoice',
    'invoice.load_id',
    'bought.load_id',
  );
  const { from, to, facility, buyer, oem, customer, franchise, text } = filters;
  if (from !== undefined) query.whereRaw('bought.completed_at >= to_timestamp(? / 1000.0)', [from]);
  if (to !== undefined) query.whereRaw('bought.completed_at <= to_timestamp(? / 1000.0)', [to]);
  if (facility) query.whereRaw('? in (bought.facility_name, bought.facility_city)', [facility]);
  if (buyer) query.where('bought.assistant_id', buyer);
  if (customer) query.where('bought.company_id', customer);
  if (franchise) query.whereIn('bought.company_id', companiesOf(database, franchise));
  if (oem) query.whereILike('bought.oem', contains(oem));
  if (text) query.whereILike('invoice.invoice_no', contains(text));
  return query;
}

/**
 * The bought items that the signed-in user may see, without those of deleted invoices; every report stands on them. Who is held to facilities reads of the
 * same orders as on the list of invoices (domain.md 1).
 */
export function completedInScope(database: Knex, session: Session): Knex.QueryBuilder {
  const query = withinFacilities(database('transaction_row as bought'), session, {
    name: 'bought.facility_name',
    city: 'bought.facility_city',
    companyId: 'bought.facility_company_id',
  });
  query.whereRaw(
    'not exists (select from invoice_copy where invoice_copy.load_id = bought.load_id and is_deleted)',
  );
  return withinScope(query, session, 'bought.company_id');
}

/** The companies whose parent is this franchise. */
function companiesOf(database: Knex, franchise: string) {
  return database('company_copy').where({ parent_company_id: franchise }).select('company_id');
}

/** A pattern of what lies anywhere in a text; `%` and `_` of the search are letters. */
function contains(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
