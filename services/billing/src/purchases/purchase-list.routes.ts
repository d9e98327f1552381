import { purchaseExport, purchaseList, purchaseNoun } from '@washcoat/contract-billing';
import {
  downloadLink,
  exportTicket,
  mapPage,
  pageOf,
  presented,
  read,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { rangeOf } from '../operations/moment-range';
import { listPurchases } from './purchase-list.repository';

/** The calls that list what was bought, for the house. */
export const purchaseListRoutes = (service: Service): readonly Route[] => [
  read(purchaseList, async ({ database, now }, { from, to, count, offset, ...filters }) => {
    const query = listPurchases(database, rangeOf({ from, to }, now), filters);
    return mapPage(await pageOf(query, { count, offset }), (row) => presented(purchaseNoun, row));
  }),
  read(purchaseExport, async (context, asked) => ({
    link: await downloadLink(service, purchaseExport, exportTicket(asked), context),
  })),
];
