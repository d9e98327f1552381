import { globalModifiersDownload, globalModifiersReport } from '@washcoat/contract-reporting';
import { mapKeysetPage, slowRead, type Route, type Service } from '@washcoat/service-kit';
import { dumpRoute, rowsOfReport } from '../report/report';
import { reportSight } from '../report/report.policy';
import { globalModifiers, presentPricing, pricingByDay } from './global-modifiers.report';

/** The calls of the report of applications of prices. */
export const globalModifierRoutes = (service: Service): readonly Route[] => [
  slowRead(globalModifiersReport, async (asking, { count, offset, after, ...range }) => {
    const [page, sums] = await Promise.all([
      rowsOfReport(globalModifiers, asking, range, { count, offset, after }),
      pricingByDay(asking, range, service.platform.timezone),
    ]);
    const sight = reportSight(asking.session);
    return { ...mapKeysetPage(page, (row) => presentPricing(row, sight)), ...sums };
  }),
  dumpRoute(service, globalModifiersDownload),
];
