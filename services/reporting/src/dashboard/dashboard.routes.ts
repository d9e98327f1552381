import { calendarDay } from '@washcoat/contract-kernel';
import { dashboardSummary } from '@washcoat/contract-reporting';
import { read, type Route, type Service } from '@washcoat/service-kit';
import { bookingAccuracy } from './booking-accuracy';
import {
  mayListMetals,
  mayListOuncesDue,
  mayListPurchases,
  mayListTopConverters,
  mayListUnpaid,
  mayListWaitingCarts,
} from './dashboard.policy';
import { morningMetals } from './morning-metals';
import { morningPurchases } from './morning-purchases';
import { ouncesDue } from './ounces-due';
import { topConverters } from './top-converters';
import { unpaidInvoices } from './unpaid-invoices';
import { waitingCarts } from './waiting-carts';

/** The call of the morning card: each part for those who may see the list behind it. */
export const dashboardRoutes = ({ platform: { timezone } }: Service): readonly Route[] => [
  read(dashboardSummary, async ({ database, session, now }) => {
    const asking = { database, session, now, timezone };
    const [metals, carts, unpaid, due, booking, purchases, converters] = await Promise.all([
      mayListMetals(session) ? morningMetals(asking) : undefined,
      mayListWaitingCarts(session) ? waitingCarts(asking) : undefined,
      mayListUnpaid(session) ? unpaidInvoices(asking) : undefined,
      mayListOuncesDue(session) ? ouncesDue(asking) : undefined,
      mayListOuncesDue(session) ? bookingAccuracy(asking) : undefined,
      mayListPurchases(session) ? morningPurchases(asking) : undefined,
      mayListTopConverters(session) ? topConverters(asking) : undefined,
    ]);
    return {
      day: calendarDay(now, timezone),
      metals,
      carts,
      unpaid,
      ouncesDue: due,
      booking,
      purchases,
      topConverters: converters,
    };
  }),
];
