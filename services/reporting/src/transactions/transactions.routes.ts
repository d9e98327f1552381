import { transactionsDump, transactionsReport, transactionsRows } from '@washcoat/contract-reporting';
import { downloadLink, mapKeysetPage, read, type Route, type Service } from '@washcoat/service-kit';
import { assertRange } from './report-range.rules';
import { transactionSight } from './transaction.policy';
import { presentSums, presentTransaction } from './transaction.presenter';
import { findTransactions, sumTransactions } from './transactions.repository';

/** The calls of the transactions report. */
export const transactionRoutes = (service: Service): readonly Route[] => [
  read(transactionsReport, async ({ database, session }, { count, offset, after, ...filters }) => {
    assertRange(filters);
    const [page, sums] = await Promise.all([
      findTransactions(database, session, filters, { count, offset, after }),
      sumTransactions(database, session, filters, service.platform.timezone),
    ]);
    const sight = transactionSight(session);
    return {
      ...mapKeysetPage(page, (row) => presentTransaction(row, sight)),
      ...presentSums(sums, sight),
    };
  }),
  read(transactionsRows, async ({ database, session }, { count, offset, after, ...filters }) => {
    assertRange(filters);
    const page = await findTransactions(database, session, filters, { count, offset, after });
    const sight = transactionSight(session);
    return mapKeysetPage(page, (row) => presentTransaction(row, sight));
  }),
  read(transactionsDump, async (context, filters) => {
    assertRange(filters);
    return { link: await downloadLink(service, transactionsDump, filters, context) };
  }),
];
