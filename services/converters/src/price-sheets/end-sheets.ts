import { SHEETS_UNSUBSCRIBE } from '@washcoat/contract-converters';
import { endingPages } from '@washcoat/paper';
import { endByTicket, type Service } from '@washcoat/service-kit';
import type { Middleware } from 'koa';
import { endSheetSchedule } from './set-sheet-schedule';
import { SheetScheduleModel } from './sheet-schedule.model';

type Ending = Pick<Service, 'database' | 'inTransaction' | 'platform'>;

/** Ends the price sheets of whoever has the ticket, signed out. */
export const endSheets = (service: Ending): Middleware =>
  endByTicket(service, {
    path: SHEETS_UNSUBSCRIBE,
    isKnown: async (ticket) =>
      (await SheetScheduleModel.query(service.database).where({ ticket }).first()) !== undefined,
    end: (ticket) => service.inTransaction({ author: BY_MAIL }, (unit) => endSheetSchedule(unit, ticket)),
    pages: endingPages({
      question: 'End these price sheets?',
      consequence: 'You then get no more price sheets by mail.',
      ended: 'No more price sheets',
      again: 'Ask those who sent them to you when you want them again.',
    }),
  });

/** How whoever follows the link of a mail is told of. */
const BY_MAIL = 'The customer (by a mail)';
