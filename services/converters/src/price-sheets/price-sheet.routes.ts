import { priceSheet, priceSheetSend } from '@washcoat/contract-converters';
import { calendarDay } from '@washcoat/contract-kernel';
import {
  downloadLink,
  exportTicket,
  notFound,
  read,
  write,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { companyInScope } from '../pricing/buyer';
import type { PriceBoard } from '../pricing/price-board';
import { assertHasSheet } from './price-sheet';
import { sendPriceSheet } from './send-price-sheet';

/** The sheet of a customer's prices, to be opened or mailed. */
export const priceSheetRoutes = (service: Service, board: PriceBoard): readonly Route[] => [
  read(priceSheet, async (context, input) => {
    const { database, session, now } = context;
    await companyInScope(database, session, input.companyId);
    if (!(await board.currentList(database))) throw notFound('A price list');
    const { family = null, ctype = null, isTop = false, validUntil = null } = input;
    const today = calendarDay(now, service.platform.timezone);
    await assertHasSheet(database, { family, ctype, isTop, validUntil }, today);
    return { link: await downloadLink(service, priceSheet, exportTicket(input), context) };
  }),
  write(priceSheetSend, (context, input) =>
    sendPriceSheet(context, context.session, input, {
      today: calendarDay(context.now, service.platform.timezone),
    }),
  ),
];
