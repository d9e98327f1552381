import type { Ticket, ticketEdit } from '@washcoat/contract-converters';
import type { RequestOf } from '@washcoat/contract-kernel';
import { statusOf } from './ticket-status';

/** A question as the expert's form holds it. */
export interface TicketEntry {
  message: string;
  oem: string;
  make: string;
  model: string;
  marketPrice: string;
  basePrice: string;
  comments: string;
  status: string;
}

const typed = (price: number | null | undefined): string =>
  price === null || price === undefined ? '' : String(price);
const sent = (price: string): number | null => (price === '' ? null : Number(price));

/** A stored question in the form. */
export const entryOfTicket = (ticket: Ticket): TicketEntry => ({
  message: ticket.message,
  oem: ticket.oem,
  make: ticket.make,
  model: ticket.model,
  marketPrice: typed(ticket.marketPrice),
  basePrice: typed(ticket.basePrice),
  comments: ticket.comments,
  status: String(ticket.status),
});

/** The answered question as the call takes it. */
export function answeredTicket(entry: TicketEntry, { ticketId, url }: Ticket): RequestOf<typeof ticketEdit> {
  return {
    ticketId,
    url,
    message: entry.message.trim(),
    oem: entry.oem.trim(),
    make: entry.make.trim(),
    model: entry.model.trim(),
    marketPrice: sent(entry.marketPrice),
    basePrice: sent(entry.basePrice),
    comments: entry.comments.trim(),
    status: statusOf(entry.status),
  };
}
