import { salesDump, salesReport } from '@washcoat/contract-reporting';
import { mapKeysetPage, slowRead, type Route, type Service } from '@washcoat/service-kit';
import { dumpRoute, rowsOfReport } from '../report/report';
import { reportSight } from '../report/report.policy';
import { presentSale, presentSaleSums, sales, sumBalances, sumSales } from './sales.report';

/** The calls of the history of sales. */
export const salesRoutes = (service: Service): readonly Route[] => [
  slowRead(salesReport, async (asking, { count, offset, after, ...filters }) => {
    const sight = reportSight(asking.session);
    const [page, sums, balances] = await Promise.all([
      rowsOfReport(sales, asking, filters, { count, offset, after }),
      sumSales(asking, filters, service.platform.timezone),
      sight.sums ? sumBalances(asking, filters) : undefined,
    ]);
    return {
      ...mapKeysetPage(page, (row) => presentSale(row, sight)),
      ...presentSaleSums(sums, balances, sight),
    };
  }),
  dumpRoute(service, salesDump),
];
