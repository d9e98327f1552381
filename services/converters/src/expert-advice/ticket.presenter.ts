import type { Ticket } from '@washcoat/contract-converters';
import { outcomeOf } from './answer-ticket';
import type { TicketRow } from './ticket';

/** A ticket as it leaves; the base price is absent for those who may not see it. */
export function presentTicket(row: TicketRow, isBasePriceVisible: boolean): Ticket {
  const ticket: Ticket = {
    ticketId: row.ticket_id,
    message: row.message,
    marketPrice: dollars(row.market_price),
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
  if (isBasePriceVisible) ticket.basePrice = dollars(row.base_price);
  return ticket;
}

/** A ticket by the names of the wire, for the audit trail. */
export function auditedTicket(row: TicketRow): Record<string, unknown> {
  const { ticketId: _id, createdDate: _created, ...ticket } = presentTicket(row, true);
  return ticket;
}

function dollars(price: string | null): number | null {
  return price === null ? null : Number(price);
}
