import {
  ticketAnswered,
  ticketMoved,
  type ticketAdd,
  type ticketEdit,
  type TicketMove,
} from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput, newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { answered, isAnswer } from './answer-ticket';
import { lockTicket, t, TicketModel, type TicketRow } from './ticket.model';
import { auditedTicket } from './ticket.presenter';

/** A question; seeds give their own id. Names are those of who asks, when that is not who is signed in. */
export type NewTicket = InputOf<typeof ticketAdd> & { ticketId?: string };

/** Asks the experts for the user's company. Answers the id. Throws 400 without a message and without a picture. */
export async function addTicket(unit: UnitOfWork, session: Session, question: NewTicket): Promise<string> {
  const { ticketId = newId(), url = null, firstName, lastName, ...asked } = question;
  assertAsked({ ...asked, url });
  const names = firstName || lastName ? { firstName, lastName } : session;
  const row: TicketRow = {
    ...asked,
    ...{ ticketId, url, marketPrice: null, firstOffer: null, basePrice: null, comments: '', status: 1 },
    ...{ userId: session.userId, email: session.email, companyId: session.companyId },
    ...{ companyName: session.organisationName, firstName: names.firstName, lastName: names.lastName },
    ...{ createdDate: unit.now, ticketResTime: null },
  };
  await TicketModel.query(unit.trx).insert(row);
  await unit.audit({ action: 'add', entity: 'ticket', entityId: ticketId, after: auditedTicket(row) });
  await tellTicket(unit, row);
  return ticketId;
}

/**
 * Changes or answers a ticket; what is absent stays as it is. The asker is told when it is resolved or rejected, and
 * again when the offer of an answer changes. Throws 404 for a ticket that is not there and 400 when neither message nor
 * picture would be left.
 */
export async function editTicket(
  unit: UnitOfWork,
  session: Session,
  { ticketId, ...edit }: InputOf<typeof ticketEdit>,
): Promise<void> {
  const before = await lockTicket(unit.trx, ticketId);
  if (!before) throw notFound('This question');
  const after = answered(before, edit, unit.now);
  assertAsked(after);
  await TicketModel.query(unit.trx).patch(after).where(t.ticketId, ticketId);
  await unit.audit({
    ...{ action: 'edit', entity: 'ticket', entityId: ticketId },
    ...{ before: auditedTicket(before), after: auditedTicket(after) },
  });
  const isTold = isAnswer(before, after);
  if (isTold) await tellAsker(unit, session, after);
  if (isTold || before.status !== after.status) await tellTicket(unit, after);
}

/** Deletes a ticket; the asker is not told. Throws 404 for one that is not there. */
export async function deleteTicket(unit: UnitOfWork, ticketId: string): Promise<void> {
  const row = await lockTicket(unit.trx, ticketId);
  if (!row) throw notFound('This question');
  await TicketModel.query(unit.trx).deleteById(ticketId);
  await unit.audit({ action: 'delete', entity: 'ticket', entityId: ticketId, before: auditedTicket(row) });
  await tellTicket(unit, row, 'removed');
}

/** Throws 400 at `message` for a question without a message and without a picture (GAP-ADV-05). */
function assertAsked({ message, url }: { message: string; url: string | null }): void {
  if (!message && !url) throw badInput({ message: 'Please enter a message or add a picture' });
}

const moves = { 1: 'asked', 2: 'resolved', 3: 'rejected' } as const satisfies Record<
  TicketRow['status'],
  TicketMove['move']
>;

/** Tells where a question stands now; without `move` by its status. */
function tellTicket(
  unit: UnitOfWork,
  row: TicketRow,
  move: TicketMove['move'] = moves[row.status],
): Promise<void> {
  const { ticketId, oem, userId, firstName, lastName, email, companyName } = row;
  return unit.publish(ticketMoved, ticketId, {
    ...{ ticketId, move, oem, userId, companyName },
    askedBy: `${firstName} ${lastName}`.trim() || email,
    at: unit.now.toISOString(),
  });
}

function tellAsker(unit: UnitOfWork, session: Session, row: TicketRow): Promise<void> {
  const { ticketId, userId, email, firstName, oem, comments } = row;
  return unit.publish(ticketAnswered, ticketId, {
    ...{ ticketId, userId, email, firstName, oem, comments },
    isRejected: row.status === 3,
    offerPrice: row.marketPrice === null ? null : Number(row.marketPrice),
    answeredBy: `${session.firstName} ${session.lastName}`.trim(),
    at: unit.now.toISOString(),
  });
}
