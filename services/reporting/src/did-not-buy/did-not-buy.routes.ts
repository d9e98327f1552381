import { didNotBuyDump, didNotBuyReport } from '@washcoat/contract-reporting';
import { mapKeysetPage, slowRead, type Route, type Service } from '@washcoat/service-kit';
import { presentSums } from '../report/day-sums';
import { dumpRoute, rowsOfReport } from '../report/report';
import { reportSight } from '../report/report.policy';
import { didNotBuy, presentNotBought, sumNotBought } from './did-not-buy.report';

/** The calls of the report of what was seen and not bought. */
export const didNotBuyRoutes = (service: Service): readonly Route[] => [
  slowRead(didNotBuyReport, async (asking, { count, offset, after, ...filters }) => {
    const sight = reportSight(asking.session);
    const [page, sums] = await Promise.all([
      rowsOfReport(didNotBuy, asking, filters, { count, offset, after }),
      sumNotBought(asking, filters, service.platform.timezone),
    ]);
    return {
      ...mapKeysetPage(page, (row) => presentNotBought(row, sight)),
      ...presentSums(sums, sight),
    };
  }),
  dumpRoute(service, didNotBuyDump),
];
