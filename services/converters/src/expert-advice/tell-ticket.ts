import { ticketMoved, type TicketMove } from '@washcoat/contract-converters';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { TicketRow } from './ticket';

const moves = { 1: 'asked', 2: 'resolved', 3: 'rejected' } as const satisfies Record<
  TicketRow['status'],
  TicketMove['move']
>;

/** Tells where a question stands now; without `move` by its status. */
export function tellTicket(
  unit: UnitOfWork,
  row: TicketRow,
  move: TicketMove['move'] = moves[row.status],
): Promise<void> {
  return unit.publish(ticketMoved, row.ticket_id, {
    ticketId: row.ticket_id,
    move,
    oem: row.oem,
    userId: row.user_id,
    askedBy: `${row.first_name} ${row.last_name}`.trim() || row.email,
    companyName: row.company_name,
    at: unit.now.toISOString(),
  });
}
