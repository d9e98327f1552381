import { ticketAdd, ticketDelete, ticketEdit, ticketList } from '@washcoat/contract-converters';
import { read, write, type Route } from '@washcoat/service-kit';
import { listTickets } from './list-tickets';
import { addTicket, deleteTicket, editTicket } from './ticket.commands';

/** Questions to the experts and their answers: the identification queue. */
export const expertAdviceRoutes: readonly Route[] = [
  read(ticketList, ({ database, session }, input) => listTickets(database, session, input)),
  write(ticketAdd, async (unit, question) => ({
    message: 'Successfully posted the message to expert',
    ticketId: await addTicket(unit, unit.session, question),
  })),
  write(ticketEdit, async (unit, edit) => {
    await editTicket(unit, unit.session, edit);
    return { message: 'Successfully edited the message' };
  }),
  write(ticketDelete, async (unit, { ticketId }) => {
    await deleteTicket(unit, ticketId);
    return { message: 'Deleted Successfully' };
  }),
];
