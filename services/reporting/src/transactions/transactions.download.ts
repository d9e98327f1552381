import { pipeline, Readable } from 'node:stream';
import type { Session } from '@washcoat/contract-entities';
import { transactionsDump } from '@washcoat/contract-reporting';
import type { Download, Service } from '@washcoat/service-kit';
import { stringify } from 'csv-stringify';
import type { Knex } from 'knex';
import type { TransactionFilters } from './transaction-selection';
import { findTransactionsAfter, type TransactionRow } from './transactions.repository';

export const TRANSACTIONS_DOWNLOAD = 'transactions';

const BATCH = 1000;

const columns = [
  { key: 'assistant_name', header: 'Assistant' },
  { key: 'company_name', header: 'Company' },
  { key: 'facility_city', header: 'Facility' },
  { key: 'family', header: 'Family' },
  { key: 'invoice_no', header: 'Invoice' },
  { key: 'manufacturer', header: 'Manufacturer' },
  { key: 'oem', header: 'OEM' },
  { key: 'type', header: 'Type' },
  { key: 'adjusted_price', header: 'Adjusted' },
  { key: 'base_price', header: 'Base Price' },
  { key: 'final_qty', header: 'QTY' },
  { key: 'completed_at', header: 'Date' },
] satisfies { key: keyof TransactionRow; header: string }[];

/**
 * The transactions report as CSV: the whole selection, newest first, dates on the calendar of the installation. Rows
 * are read in batches while the file is sent; a cell that a spreadsheet would take for a formula is escaped.
 */
export function transactionsDownload({ platform }: Service): Download {
  return {
    name: TRANSACTIONS_DOWNLOAD,
    async make({ database, session }, input) {
      const filters = transactionsDump.input.parse(input);
      const csv = stringify({
        header: true,
        columns,
        escape_formulas: true,
        cast: { date: dateAndTimeIn(platform.timezone) },
      });
      pipeline(Readable.from(allTransactions(database, session, filters)), csv, (error) => {
        if (error) platform.logger.warn({ error }, 'transactions download broken off');
      });
      return { fileName: 'transactions.csv', contentType: 'text/csv; charset=utf-8', body: csv };
    },
  };
}

async function* allTransactions(
  database: Knex,
  session: Session,
  filters: TransactionFilters,
): AsyncGenerator<TransactionRow> {
  for (let last: TransactionRow | undefined; ;) {
    const rows = await findTransactionsAfter(database, session, filters, last, BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** Writes moments as `MM/DD/YYYY HH:mm` of a zone. */
function dateAndTimeIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (moment) => format.format(moment).replace(',', '');
}
