import { topCustomersDownload, topCustomersReport } from '@washcoat/contract-reporting';
import { slowRead, type Route, type Service } from '@washcoat/service-kit';
import { dumpRoute, rowsOfReport } from '../report/report';
import { presentTopCustomer, sumCustomers, topCustomers } from './top-customers.report';

/** The calls of the report of customers by what they did. */
export const topCustomerRoutes = (service: Service): readonly Route[] => {
  const { timezone } = service.platform;
  return [
    slowRead(topCustomersReport, async (asking, filters) => {
      const [{ list, areMoreItemsAvailable }, totals] = await Promise.all([
        rowsOfReport(topCustomers(timezone), asking, filters),
        sumCustomers(asking, filters, timezone),
      ]);
      return {
        list: list.map((row) => presentTopCustomer(row, asking.session)),
        areMoreItemsAvailable,
        totals,
      };
    }),
    dumpRoute(service, topCustomersDownload),
  ];
};
