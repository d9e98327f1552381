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
import { raw } from 'objection';
import { daysDue, selectInvoices, type InvoiceSelection } from './invoice-selection';
import { InvoiceModel, type ListedInvoice } from './invoice.model';
import { isTotalSeen } from './invoice.policy';
import type { Today } from './invoice.presenter';

const { columns: i } = InvoiceModel;

/** A page of a selection in its order, which is total. */
export async function listInvoices(
  database: Knex,
  session: Session,
  selection: InvoiceSelection & KeysetRequest,
  today: Today,
): Promise<KeysetPage<ListedInvoice>> {
  const query = selectInvoices(database, session, selection, today)
    .modify('shownTo', session)
    .modify('withNames')
    .castTo<(InvoiceModel & ListedInvoice)[]>();
  return keysetPageOf<ListedInvoice>(database, query, selection, orderOf(selection, session, today));
}

/** What a selection comes to; decimal text in dollars. */
export interface InvoiceSums {
  invoices: number;
  grandtotal: string;
  amountPaid: string;
  balance: string;
}

/** Sums over a whole selection. */
export async function sumInvoices(
  database: Knex,
  session: Session,
  selection: InvoiceSelection,
  today: Today,
): Promise<InvoiceSums> {
  const summed = (column: string) => raw('coalesce(sum(??), 0)', [column]);
  const [sums] = await selectInvoices(database, session, selection, today)
    .select(
      raw('count(*)::int').as('invoices'),
      summed(i.grandtotal).as('grandtotal'),
      summed(i.amountPaid).as('amountPaid'),
      summed(i.balance).as('balance'),
    )
    .castTo<(InvoiceModel & InvoiceSums)[]>();
  return sums ?? { invoices: 0, grandtotal: '0', amountPaid: '0', balance: '0' };
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
  const age = `case when ${sql} <= 30 then 'upTo30' when ${sql} <= 60 then 'upTo60'
        when ${sql} <= 90 then 'upTo90' else 'over90' end`;
  const due = selectInvoices(database, session, { ...selection, age: undefined }, today)
    .modify('unpaid')
    .select(i.balance, raw(age, [...values, ...values, ...values]).as('age'));
  return database
    .from(due.toKnexQuery().as('due'))
    .groupBy('age')
    .select('age', database.raw('count(*)::int as invoices, sum(balance) as balance'));
}

const datedAt: KeysetColumn = { sql: i.datedAt, type: 'timestamptz' };
const loadId: KeysetColumn = { sql: i.loadId, type: 'uuid', direction: 'asc' };
const lower = (sql: string): KeysetColumn => ({ sql: `lower(${sql})`, type: 'text' });
const grandtotal: KeysetColumn = { sql: i.grandtotal, type: 'numeric' };

const plain = {
  invoiceNo: { sql: `coalesce(${i.invoiceNo}, '')`, type: 'text' },
  createdDate: { sql: i.createdDate, type: 'timestamptz' },
  companyName: lower(i.companyName),
  facilityName: lower(i.facilityName),
  buyer: lower(`coalesce(${i.assistantFirstName}, '') || ' ' || coalesce(${i.assistantLastName}, '')`),
  grandtotal,
  amountPaid: { sql: i.amountPaid, type: 'numeric' },
  balance: { sql: i.balance, type: 'numeric' },
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
