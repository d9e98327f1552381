import type { Session } from '@washcoat/contract-entities';
import type { InvoiceAge, invoiceTotals } from '@washcoat/contract-invoicing';
import { calendarDay, PAYING_HIERARCHY, type InputOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { invoicesSeenBy } from './invoice.policy';
import type { Today } from './invoice.presenter';
import { withNames } from './invoice.repository';
import { ACCOUNTING_LIST, ISSUED, PENDING } from './invoice.row';

/** What a list of invoices is asked for. Moments are epoch milliseconds, both ends included. */
export type InvoiceSelection = InputOf<typeof invoiceTotals>;

/** The lists of domain.md 4 by their code. */
const lists: Record<number, (query: Knex.QueryBuilder) => unknown> = {
  [ACCOUNTING_LIST]: toBeExported,
  3: (query) => query.where('invoice.type', PENDING),
  4: (query) => query.where('invoice.type', ISSUED),
  10: (query) => query.where(ofFranchises),
};

/** Days of an age, both ends included. */
const daysOf: Record<InvoiceAge, { from?: number; to?: number }> = {
  upTo30: { to: 30 },
  upTo60: { from: 31, to: 60 },
  upTo90: { from: 61, to: 90 },
  over90: { from: 91 },
};

/**
 * The days that an invoice has been due (domain.md 4) as SQL, and what goes into it: to today while it is open, to the day on
 * which it was settled afterwards. Days are those of the installation.
 */
export function daysDue({ now, timezone }: Today): { sql: string; values: string[] } {
  const since = 'coalesce(invoice.pay_forward_date, invoice.buyer_finalised_date, invoice.dated_at)';
  return {
    sql: `(coalesce((invoice.settled_date at time zone ?)::date, ?::date) - (${since} at time zone ?)::date)`,
    values: [timezone, calendarDay(now, timezone), timezone],
  };
}

/** The invoices that the user may see and has asked for. */
export function selectInvoices(
  database: Knex,
  session: Session,
  selection: InvoiceSelection,
  today: Today,
): Knex.QueryBuilder {
  const query = invoicesSeenBy(withNames(database('invoice')), session);
  lists[selection.type]?.(query);
  if (selection.status !== undefined) toBeExported(query);
  if (selection.age) void ofAge(query, selection.age, today);
  if (selection.isMyCarts && session.hierarchy !== 10 && session.hierarchy !== PAYING_HIERARCHY)
    query.where('invoice.assistant_id', session.userId);
  narrow(query, selection);
  return query;
}

/** Fully paid and not exported yet. */
export function toBeExported(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .where('invoice.type', ISSUED)
    .whereNotNull('invoice.settled_date')
    .whereNull('invoice.exported_at');
}

function ofAge(query: Knex.QueryBuilder, age: InvoiceAge, today: Today): Knex.QueryBuilder {
  const { sql, values } = daysDue(today);
  const { from, to } = daysOf[age];
  unpaid(query);
  if (from !== undefined) query.whereRaw(`${sql} >= ?`, [...values, from]);
  if (to !== undefined) query.whereRaw(`${sql} <= ?`, [...values, to]);
  return query;
}

/** Completed, and something of it is open. */
export function unpaid(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query.where('invoice.type', ISSUED).where('invoice.balance', '>', 0);
}

function narrow(query: Knex.QueryBuilder, input: InvoiceSelection) {
  if (input.text) {
    const text = `%${input.text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    query.whereRaw(
      `(coalesce(invoice.invoice_no, '') || ' ' || invoice.company_name || ' ' || invoice.load_name) ilike ?`,
      [text],
    );
  }
  if (input.from !== undefined) query.where('invoice.dated_at', '>=', new Date(input.from));
  if (input.to !== undefined) query.where('invoice.dated_at', '<=', new Date(input.to));
  if (input.facility) query.where('invoice.facility_name', input.facility);
  if (input.buyer) query.where('invoice.assistant_id', input.buyer);
  if (input.customer) query.where('invoice.company_id', input.customer);
  if (input.paid === 'paid') query.whereNotNull('invoice.settled_date');
  if (input.paid === 'open') query.whereNull('invoice.settled_date').where('invoice.balance', '>=', 0);
  if (input.paid === 'overpaid') query.where('invoice.type', ISSUED).where('invoice.balance', '<', 0);
  const { companyId } = input;
  if (companyId) {
    query.where((own) =>
      own.where('invoice.company_id', companyId).orWhere('invoice.parent_company_id', companyId),
    );
  }
}

/** Bought at the facility of a franchise, from a franchise, or from a customer of one. */
function ofFranchises(query: Knex.QueryBuilder) {
  query
    .where('invoice.is_franchise_facility', true)
    .orWhere('parent.is_franchise', true)
    .orWhereRaw('invoice.company_id in (select company_id from company_copy where is_franchise)');
}
