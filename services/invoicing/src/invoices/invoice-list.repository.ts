import type { Session } from '@washcoat/contract-entities';
import type { InvoiceAge } from '@washcoat/contract-invoicing';
import {
  keysetPageOf,
  sortedOrder,
  type KeysetColumn,
  type KeysetOrder,
  type KeysetPage,
  type KeysetRequest,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { daysDue, selectInvoices, unpaid, type InvoiceSelection } from './invoice-selection';
import { isTotalSeen } from './invoice.policy';
import type { Today } from './invoice.presenter';
import { listedColumns } from './invoice.repository';
import type { ListedInvoiceRow } from './invoice.row';

/** A page of a selection in its order, which is total. */
export async function listInvoices(
  database: Knex,
  session: Session,
  selection: InvoiceSelection & KeysetRequest,
  today: Today,
): Promise<KeysetPage<ListedInvoiceRow>> {
  const query = selectInvoices(database, session, selection, today).select(listedColumns(database));
  return keysetPageOf<ListedInvoiceRow>(database, query, selection, orderOf(selection, session, today));
}

/** What a selection comes to; decimal text in dollars. */
export interface InvoiceSums {
  invoices: number;
  grandtotal: string;
  amount_paid: string;
  balance: string;
}

/** Sums over a whole selection. */
export async function sumInvoices(
  database: Knex,
  session: Session,
  selection: InvoiceSelection,
  today: Today,
): Promise<InvoiceSums> {
  const [sums] = await selectInvoices(database, session, selection, today).select(
    database.raw(`count(*)::int as invoices, coalesce(sum(invoice.grandtotal), 0) as grandtotal,
      coalesce(sum(invoice.amount_paid), 0) as amount_paid, coalesce(sum(invoice.balance), 0) as balance`),
  );
  return sums;
}

/** What is unpaid of one age. */
export interface AgeSum {
  age: InvoiceAge;
  invoices: number;
  balance: string;
}

/** What of a selection is unpaid, by the days that it has been due; whichever age the selection asks for. */
export async function sumByAge(
  database: Knex,
  session: Session,
  selection: InvoiceSelection,
  today: Today,
): Promise<AgeSum[]> {
  const { sql, values } = daysDue(today);
  const due = unpaid(selectInvoices(database, session, { ...selection, age: undefined }, today)).select(
    'invoice.balance',
    database.raw(
      `case when ${sql} <= 30 then 'upTo30' when ${sql} <= 60 then 'upTo60'
        when ${sql} <= 90 then 'upTo90' else 'over90' end as age`,
      [...values, ...values, ...values],
    ),
  );
  return database
    .from(due.as('due'))
    .groupBy('age')
    .select('age', database.raw('count(*)::int as invoices, sum(balance) as balance'));
}

const datedAt: KeysetColumn = { sql: 'invoice.dated_at', type: 'timestamptz' };
const loadId: KeysetColumn = { sql: 'invoice.load_id', type: 'uuid', direction: 'asc' };
const lower = (sql: string): KeysetColumn => ({ sql: `lower(${sql})`, type: 'text' });
const grandtotal: KeysetColumn = { sql: 'invoice.grandtotal', type: 'numeric' };

const plain = {
  invoiceNo: { sql: `coalesce(invoice.invoice_no, '')`, type: 'text' },
  createdDate: { sql: 'invoice.created_date', type: 'timestamptz' },
  companyName: lower('invoice.company_name'),
  facilityName: lower('invoice.facility_name'),
  buyer: lower(
    `coalesce(invoice.assistant_first_name, '') || ' ' || coalesce(invoice.assistant_last_name, '')`,
  ),
  grandtotal,
  amountPaid: { sql: 'invoice.amount_paid', type: 'numeric' },
  balance: { sql: 'invoice.balance', type: 'numeric' },
} as const satisfies Record<string, KeysetColumn>;

const money: readonly string[] = ['grandtotal', 'amountPaid', 'balance'];

/** By money only for those who see what it comes to: an order tells much of what it is by. */
function orderOf(
  { sort, dateSort, amountSort }: InvoiceSelection,
  session: Session,
  today: Today,
): KeysetOrder {
  const isMoneySeen = isTotalSeen(session);
  const direction = dateSort ?? 'desc';
  const byDate: KeysetOrder = { columns: [{ ...datedAt, direction }, loadId], direction };
  const keys = sort?.filter(({ columnId }) => isMoneySeen || !money.includes(columnId));
  if (keys?.length) return sortedOrder(keys, { ...plain, dueDays: daysDueColumn(today) }, byDate);
  if (!amountSort || !isMoneySeen) return byDate;
  return { columns: [{ ...grandtotal, direction: amountSort }, ...byDate.columns], direction };
}

/** Columns of an order are plain SQL; a zone and a day are written into it as texts. */
function daysDueColumn(today: Today): KeysetColumn {
  const { sql, values } = daysDue(today);
  const text = (value = '') => `'${value.replaceAll("'", "''")}'`;
  return { sql: values.reduce((filled, value) => filled.replace('?', text(value)), sql), type: 'integer' };
}
