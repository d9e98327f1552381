import { topCatsDownload, topCatsReport } from '@washcoat/contract-reporting';
import { slowRead, type Route, type Service } from '@washcoat/service-kit';
import { dumpRoute, rowsOfReport } from '../report/report';
import { reportSight } from '../report/report.policy';
import { presentTopCat, topCats, totalsOf } from './top-cats.report';

/** The calls of the report of codes by what was bought of them. */
export const topCatRoutes = (service: Service): readonly Route[] => {
  const { timezone } = service.platform;
  return [
    slowRead(topCatsReport, async (asking, { count, ...range }) => {
      const sight = reportSight(asking.session);
      const { list, areMoreItemsAvailable } = await rowsOfReport(topCats(timezone), asking, range, {
        ...{ count, offset: 0 },
      });
      const totals = totalsOf(list);
      return { list: list.map((row) => presentTopCat(row, sight)), areMoreItemsAvailable, totals };
    }),
    dumpRoute(service, topCatsDownload),
  ];
};
