import type { Session } from '@washcoat/contract-entities';
import { transactionsDump } from '@washcoat/contract-reporting';
import { everyRow, exportFile, type Download, type ExportColumn, type Service } from '@washcoat/service-kit';
import { transactionSight } from './transaction.policy';
import { findTransactions, type TransactionRow } from './transactions.repository';

const prices: readonly ExportColumn<TransactionRow>[] = [
  { id: 'adjusted', title: 'Adjusted', value: (row) => Number(row.adjusted_price) },
  { id: 'basePrice', title: 'Base Price', value: (row) => Number(row.base_price) },
];

/** The columns that `session` may have; prices only for those who see them. */
const columnsFor = (session: Session): readonly ExportColumn<TransactionRow>[] => [
  { id: 'assistant', title: 'Assistant', value: (row) => row.assistant_name },
  { id: 'company', title: 'Company', value: (row) => row.company_name },
  { id: 'facility', title: 'Facility', value: (row) => row.facility_city },
  { id: 'family', title: 'Family', value: (row) => row.family },
  { id: 'invoice', title: 'Invoice', value: (row) => row.invoice_no },
  { id: 'manufacturer', title: 'Manufacturer', value: (row) => row.manufacturer },
  { id: 'oem', title: 'OEM', value: (row) => row.oem },
  { id: 'type', title: 'Type', value: (row) => row.type },
  ...(transactionSight(session).unit ? prices : []),
  { id: 'quantity', title: 'QTY', value: (row) => Number(row.final_qty) },
  { id: 'date', title: 'Date', value: (row) => row.completed_at },
];

/**
 * The transactions report as CSV: the whole selection, newest first, dates on the calendar of the installation. Rows
 * are read in batches while the file is sent; a cell that a spreadsheet would take for a formula is escaped.
 */
export function transactionsDownload({ platform }: Service): Download {
  return {
    call: transactionsDump,
    async make({ database, session }, input) {
      const filters = transactionsDump.input.parse(input);
      return exportFile({
        fileName: 'transactions',
        format: 'csv',
        columns: columnsFor(session),
        rows: everyRow((page) => findTransactions(database, session, filters, page)),
        timeZone: platform.timezone,
      });
    },
  };
}
