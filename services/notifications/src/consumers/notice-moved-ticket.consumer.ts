import { ticketMoved } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';
import { tell } from '../notices/notice.repository';
import { ticketNotices } from '../notices/ticket-notices';

/** Experts hear of a question, and who asked of the answer. */
export const noticeMovedTicket = consumer({
  name: 'notice-moved-ticket',
  event: ticketMoved,
  async handle(unit, ticket) {
    await tell(unit, ...ticketNotices(ticket));
  },
});
