import type { Session } from '@washcoat/contract-entities';
import type { invoiceList } from '@washcoat/contract-invoicing';
import { PAYING_HIERARCHY, type InputOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { invoicesSeenBy } from './invoice.policy';
import { listedColumns, withNames } from './invoice.repository';
import { ISSUED, PENDING, type ListedInvoiceRow } from './invoice.row';

type ListInput = InputOf<typeof invoiceList>;

/** The lists of domain.md 4 by their code. */
const lists: Record<number, (query: Knex.QueryBuilder) => Knex.QueryBuilder> = {
  1: (query) => query.where('invoice.type', ISSUED).whereNotNull('settled_date').whereNull('exported_at'),
  3: (query) => query.where('invoice.type', PENDING),
  4: (query) => query.where('invoice.type', ISSUED),
  10: (query) => query.where(ofFranchises),
};

/** The invoices of a list, one more than asked for when there are more. */
export async function listInvoices(
  database: Knex,
  session: Session,
  input: ListInput,
): Promise<ListedInvoiceRow[]> {
  const query = invoicesSeenBy(withNames(database('invoice')), session);
  lists[input.type]?.(query);
  narrow(query, input);
  order(query, input, session);
  return query
    .limit(input.count + 1)
    .offset(input.offset)
    .select(listedColumns(database));
}

function narrow(query: Knex.QueryBuilder, input: ListInput) {
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

/** By amount only for those who see amounts: an order tells much of what it is by. */
function order(
  query: Knex.QueryBuilder,
  { dateSort, amountSort }: ListInput,
  { canSeeSubtotal, hierarchy }: Session,
) {
  if (amountSort && canSeeSubtotal && hierarchy !== PAYING_HIERARCHY)
    query.orderBy('invoice.grandtotal', amountSort);
  query.orderBy('invoice.dated_at', dateSort ?? 'desc').orderBy('invoice.load_id');
}

/** Bought at the facility of a franchise, from a franchise, or from a customer of one. */
function ofFranchises(query: Knex.QueryBuilder) {
  query
    .where('invoice.is_franchise_facility', true)
    .orWhere('parent.is_franchise', true)
    .orWhereRaw('invoice.company_id in (select company_id from company_copy where is_franchise)');
}
