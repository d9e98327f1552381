import { ticket, type Ticket } from '@washcoat/contract-converters';
import { audited, presented } from '@washcoat/service-kit';
import { outcomeOf } from './answer-ticket';
import type { TicketRow } from './ticket.model';
import type { TicketSight } from './ticket.policy';

const whole = (row: TicketRow) => ({ ...row, outcome: outcomeOf(row) });

/** A ticket as it leaves; offer and base price are absent for those who may not see them. */
export const presentTicket = (row: TicketRow, sight: TicketSight): Ticket =>
  presented(ticket, whole(row), sight);

/** A ticket by the names of the wire, for the audit trail. */
export const auditedTicket = (row: TicketRow) => audited(ticket, whole(row));
