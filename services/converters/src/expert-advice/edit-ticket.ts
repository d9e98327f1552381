import { ticketAnswered } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { answered, isAnswer } from './answer-ticket';
import { assertAsked } from './question';
import { tellTicket } from './tell-ticket';
import type { TicketEdit, TicketRow } from './ticket';
import { auditedTicket } from './ticket.presenter';
import { lockTicket, updateTicket } from './ticket.repository';

/**
 * Changes or answers a ticket; what is absent stays as it is. The asker is told when it is resolved or rejected, and
 * again when the offer of an answer changes. Throws 404 for a ticket that is not there and 400 when neither message nor
 * picture would be left.
 */
export async function editTicket(
  unit: UnitOfWork,
  session: Session,
  ticketId: string,
  edit: TicketEdit,
): Promise<void> {
  const before = await lockTicket(unit.trx, ticketId);
  if (!before) throw notFound('This question');
  const after = answered(before, edit, unit.now);
  assertAsked(after);
  await updateTicket(unit.trx, after);
  await unit.audit({
    action: 'edit',
    entity: 'ticket',
    entityId: ticketId,
    before: auditedTicket(before),
    after: auditedTicket(after),
  });
  const isTold = isAnswer(before, after);
  if (isTold) await tellAsker(unit, session, after);
  if (isTold || before.status !== after.status) await tellTicket(unit, after);
}

function tellAsker(unit: UnitOfWork, session: Session, row: TicketRow): Promise<void> {
  return unit.publish(ticketAnswered, row.ticket_id, {
    ticketId: row.ticket_id,
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    oem: row.oem,
    isRejected: row.status === 3,
    offerPrice: row.market_price === null ? null : Number(row.market_price),
    comments: row.comments,
    answeredBy: `${session.firstName} ${session.lastName}`.trim(),
    at: unit.now.toISOString(),
  });
}
