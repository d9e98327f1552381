import { topLookupsDownload, topLookupsReport } from '@washcoat/contract-reporting';
import { slowRead, type Route, type Service } from '@washcoat/service-kit';
import { dumpRoute, rowsOfReport } from '../report/report';
import { presentLookup, sumLookups, topLookups } from './top-lookups.report';

/** The calls of the report of paid lookups. */
export const topLookupRoutes = (service: Service): readonly Route[] => {
  const { timezone } = service.platform;
  return [
    slowRead(topLookupsReport, async (asking, range) => {
      const [{ list, areMoreItemsAvailable }, sums] = await Promise.all([
        rowsOfReport(topLookups(timezone), asking, range),
        sumLookups(asking, range, timezone),
      ]);
      return { list: list.map(presentLookup), areMoreItemsAvailable, ...sums };
    }),
    dumpRoute(service, topLookupsDownload),
  ];
};
