import { transactionsDump, transactionsReport } from '@washcoat/contract-reporting';
import { downloadLink, read, type Route, type Service } from '@washcoat/service-kit';
import { checkRange } from './report-range.policy';
import { transactionSight } from './transaction.policy';
import { presentSums, presentTransaction } from './transaction.presenter';
import { findTransactions, sumTransactions } from './transactions.repository';

/** The calls of the transactions report. */
export const transactionRoutes = (service: Service): readonly Route[] => [
  read(transactionsReport, async ({ database, session }, { count, offset, ...filters }) => {
    checkRange(filters);
    const [rows, sums] = await Promise.all([
      findTransactions(database, session, filters, { count: count + 1, offset }),
      sumTransactions(database, session, filters, service.platform.timezone),
    ]);
    const sight = transactionSight(session);
    return {
      list: rows.slice(0, count).map((row) => presentTransaction(row, sight)),
      areMoreItemsAvailable: rows.length > count,
      ...presentSums(sums, sight),
    };
  }),
  read(transactionsDump, async (context, filters) => {
    checkRange(filters);
    return { link: await downloadLink(service, transactionsDump, filters, context) };
  }),
];
