import { transactionsDump, transactionsReport, transactionsRows } from '@washcoat/contract-reporting';
import { mapKeysetPage, slowRead, type Route, type Service } from '@washcoat/service-kit';
import { presentSums } from '../report/day-sums';
import { dumpRoute, rowsOfReport } from '../report/report';
import { reportSight } from '../report/report.policy';
import { presentTransaction, sumTransactions, transactions } from './transactions.report';

/** The calls of the transactions report. */
export const transactionRoutes = (service: Service): readonly Route[] => [
  slowRead(transactionsReport, async (asking, { count, offset, after, ...filters }) => {
    const sight = reportSight(asking.session);
    const [page, sums] = await Promise.all([
      rowsOfReport(transactions, asking, filters, { count, offset, after }),
      sumTransactions(asking, filters, service.platform.timezone),
    ]);
    return {
      ...mapKeysetPage(page, (row) => presentTransaction(row, asking.session)),
      ...presentSums(sums, sight),
    };
  }),
  slowRead(transactionsRows, async (asking, { count, offset, after, ...filters }) => {
    const page = await rowsOfReport(transactions, asking, filters, { count, offset, after });
    return mapKeysetPage(page, (row) => presentTransaction(row, asking.session));
  }),
  dumpRoute(service, transactionsDump),
];
