import type { Session } from '@washcoat/contract-entities';
import type { InvoiceAge, invoiceTotals } from '@washcoat/contract-invoicing';
import { calendarDay, PAYING_HIERARCHY, type InputOf } from '@washcoat/contract-kernel';
import { containing } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { ACCOUNTING_LIST, ISSUED, PENDING } from './invoice';
import { InvoiceModel } from './invoice.model';
import type { Today } from './invoice.presenter';
import { invoicesSeenBy } from './invoice.repository';

const { columns: i } = InvoiceModel;
type Invoices = QueryBuilder<InvoiceModel>;

/** What a list of invoices is asked for. Moments are epoch milliseconds, both ends included. */
export type InvoiceSelection = InputOf<typeof invoiceTotals>;

/** The lists of domain.md 4 by their code. */
const lists: Record<number, (query: Invoices) => unknown> = {
  [ACCOUNTING_LIST]: (query) => query.modify('toBeExported'),
  3: (query) => query.where(i.type, PENDING),
  4: (query) => query.where(i.type, ISSUED),
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
  const since = `coalesce(${i.payForwardDate}, ${i.buyerFinalisedDate}, ${i.datedAt})`;
  return {
    sql: `(coalesce((${i.settledDate} at time zone ?)::date, ?::date) - (${since} at time zone ?)::date)`,
    values: [timezone, calendarDay(now, timezone), timezone],
  };
}

/** The invoices that the user may see and has asked for, with the company that the seller belongs to. */
export function selectInvoices(
  database: Knex,
  session: Session,
  selection: InvoiceSelection,
  today: Today,
): Invoices {
  const query = invoicesSeenBy(database, session).modify('withParent');
  lists[selection.type]?.(query);
  if (selection.status !== undefined) void query.modify('toBeExported');
  if (selection.age) ofAge(query, selection.age, today);
  if (selection.isMyCarts && session.hierarchy !== 10 && session.hierarchy !== PAYING_HIERARCHY)
    void query.where(i.assistantId, session.userId);
  narrow(query, selection);
  return query;
}

function ofAge(query: Invoices, age: InvoiceAge, today: Today): void {
  const { sql, values } = daysDue(today);
  const { from, to } = daysOf[age];
  void query.modify('unpaid');
  if (from !== undefined) void query.whereRaw(`${sql} >= ?`, [...values, from]);
  if (to !== undefined) void query.whereRaw(`${sql} <= ?`, [...values, to]);
}

/** As the index of the search has it. */
const searched = `(coalesce(${i.invoiceNo}, '') || ' ' || ${i.companyName} || ' ' || ${i.loadName})`;

function narrow(query: Invoices, input: InvoiceSelection): void {
  if (input.text) void query.whereRaw(`${searched} ilike ?`, [containing(input.text)]);
  if (input.from !== undefined) void query.where(i.datedAt, '>=', new Date(input.from));
  if (input.to !== undefined) void query.where(i.datedAt, '<=', new Date(input.to));
  if (input.facility) void query.where(i.facilityName, input.facility);
  if (input.buyer) void query.where(i.assistantId, input.buyer);
  if (input.customer) void query.where(i.companyId, input.customer);
  if (input.paid === 'paid') void query.whereNotNull(i.settledDate);
  if (input.paid === 'open') void query.whereNull(i.settledDate).where(i.balance, '>=', 0);
  if (input.paid === 'overpaid') void query.modify('issued').where(i.balance, '<', 0);
  const { companyId } = input;
  if (companyId)
    void query.where((own) => void own.where(i.companyId, companyId).orWhere(i.parentCompanyId, companyId));
}

/** Bought at the facility of a franchise, from a franchise, or from a customer of one. */
function ofFranchises(query: Invoices): void {
  void query
    .where(i.isFranchiseFacility, true)
    .orWhere('parent.is_franchise', true)
    .orWhereRaw('?? in (select company_id from company_copy where is_franchise)', [i.companyId]);
}
