import { billingCustomers, billingDue, billingOverview } from '@washcoat/contract-billing';
import { read, type Route, type Service } from '@washcoat/service-kit';
import { creditDate } from '../credits/credit-calendar';
import { listCustomers } from './customers.repository';
import { readDue } from './due.repository';
import { rangeOf } from './moment-range';
import { readOverview } from './overview.repository';

/** What the house's billing operations read. */
export const operationRoutes = (service: Service): readonly Route[] => [
  read(billingOverview, ({ database, now }, asked) => readOverview(database, rangeOf(asked, now))),
  read(billingDue, ({ database, now }, asked) => readDue(database, asked, now)),
  read(billingCustomers, ({ database, now }, asked) =>
    listCustomers(database, asked, creditDate(now, service.platform.timezone).month),
  ),
];
