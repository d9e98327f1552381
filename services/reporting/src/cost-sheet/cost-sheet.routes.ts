import { isOfHouse } from '@washcoat/contract-kernel';
import { costSheetDump, costSheetReport } from '@washcoat/contract-reporting';
import { mapKeysetPage, slowRead, type Route, type Service } from '@washcoat/service-kit';
import { dumpRoute, rowsOfReport } from '../report/report';
import { reportSight } from '../report/report.policy';
import { costSheet, presentCost, presentCosts, sumCosts } from './cost-sheet.report';

/** The calls of the cost sheet. */
export const costSheetRoutes = (service: Service): readonly Route[] => [
  slowRead(costSheetReport, async (asking, { count, offset, after, ...filters }) => {
    const sight = { ...reportSight(asking.session), lots: isOfHouse(asking.session) };
    const [page, sums] = await Promise.all([
      rowsOfReport(costSheet, asking, filters, { count, offset, after }),
      sumCosts(asking, filters, service.platform.timezone),
    ]);
    return { ...mapKeysetPage(page, (row) => presentCost(row, sight)), ...presentCosts(sums, sight) };
  }),
  dumpRoute(service, costSheetDump),
];
