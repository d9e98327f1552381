import { calendarDay } from '@washcoat/contract-kernel';
import { unpaidAges } from '@washcoat/contract-reporting';
import type { Knex } from 'knex';
import { linesInScope } from '../report/order-lines';
import { reportSight } from '../report/report.policy';
import type { Morning, MorningAsking } from './morning';

const COMPLETED = 4;

interface AgeSum {
  /** Null: of all ages. */
  age: (typeof unpaidAges)[number] | null;
  invoices: number;
  balance: string;
}
interface Largest {
  load_id: string;
  invoice_no: string;
  company_name: string;
}

/**
 * What is unpaid of the invoices that somebody sees, by the days that it has been due, as the list of invoices counts
 * them, and the largest: of those over 30 days where there are any. Stands on balances that invoicing told of, so that an invoice from before is on the card after a replay.
 */
export async function unpaidInvoices(asking: MorningAsking): Promise<NonNullable<Morning['unpaid']>> {
  const { database, timezone, now } = asking;
  const { sums } = reportSight(asking.session);
  const days = `(?::date - (coalesce(line.due_from, line.completed_at) at time zone ?)::date)`;
  const age = `case when ${days} <= 30 then 'upTo30' when ${days} <= 60 then 'upTo60'
    when ${days} <= 90 then 'upTo90' else 'over90' end as age`;
  const values = [calendarDay(now, timezone), timezone];
  const due = invoicesSeenBy(asking).select(
    'balance.balance',
    database.raw(age, [...values, ...values, ...values]),
  );
  const [ages, [largest]] = await Promise.all([
    database
      .from(due.as('due'))
      .select<AgeSum[]>(
        'age',
        database.raw('count(*)::int as invoices, coalesce(sum(balance), 0) as balance'),
      )
      .groupByRaw('grouping sets ((age), ())'),
    invoicesSeenBy(asking)
      .join('invoice_copy as invoice', 'invoice.load_id', 'line.load_id')
      .orderByRaw(`${days} > 30 desc, balance.balance desc, line.load_id`, values)
      .limit(1)
      .select<Largest[]>('line.load_id', 'invoice.invoice_no', 'line.company_name'),
  ]);
  const present = ({ invoices, balance }: Pick<AgeSum, 'invoices' | 'balance'>) => ({
    invoices,
    ...(sums ? { balance: Number(balance) } : {}),
  });
  const whole = ages.find((sum) => sum.age === null) ?? { invoices: 0, balance: '0' };
  return {
    ...present(whole),
    ages: unpaidAges.flatMap((name) =>
      ages.filter((sum) => sum.age === name).map((sum) => ({ age: name, ...present(sum) })),
    ),
    // Which one is the largest tells something of the sums.
    largest:
      sums && largest
        ? { loadId: largest.load_id, invoiceNo: largest.invoice_no, companyName: largest.company_name }
        : null,
  };
}

function invoicesSeenBy(asking: MorningAsking): Knex.QueryBuilder {
  return linesInScope(asking, 'order_row')
    .where('line.type', COMPLETED)
    .join('balance_copy as balance', 'balance.load_id', 'line.load_id')
    .where('balance.balance', '>', 0);
}
