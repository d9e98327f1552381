import type { Ticket } from '@washcoat/contract-converters';
import { outcomeOf } from './answer-ticket';
import type { TicketRow } from './ticket';
import type { TicketSight } from './ticket.policy';

/** A ticket as it leaves; offer and base price are absent for those who may not see them. */
export function presentTicket(row: TicketRow, sight: TicketSight): Ticket {
  const ticket: Ticket = {
    ticketId: row.ticket_id,
    message: row.message,
    comments: row.comments,
    status: row.status,
    outcome: outcomeOf(row),
    oem: row.oem,
    make: row.make,
    model: row.model,
    url: row.url,
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    createdDate: row.created_at.toISOString(),
    ticketResTime: row.resolved_at?.toISOString() ?? null,
  };
  if (sight.offer) ticket.marketPrice = dollars(row.market_price);
  if (sight.basePrice) ticket.basePrice = dollars(row.base_price);
  return ticket;
}

/** A ticket by the names of the wire, for the audit trail. */
export function auditedTicket(row: TicketRow): Record<string, unknown> {
  const {
    ticketId: _id,
    createdDate: _created,
    ...ticket
  } = presentTicket(row, { offer: true, basePrice: true });
  return ticket;
}

function dollars(price: string | null): number | null {
  return price === null ? null : Number(price);
}
