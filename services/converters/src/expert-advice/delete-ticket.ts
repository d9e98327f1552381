import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { tellTicket } from './tell-ticket';
import { auditedTicket } from './ticket.presenter';
import { lockTicket, removeTicket } from './ticket.repository';

/** Deletes a ticket; the asker is not told. Throws 404 for one that is not there. */
export async function deleteTicket(unit: UnitOfWork, ticketId: string): Promise<void> {
  const row = await lockTicket(unit.trx, ticketId);
  if (!row) throw notFound('This question');
  await removeTicket(unit.trx, ticketId);
  await unit.audit({ action: 'delete', entity: 'ticket', entityId: ticketId, before: auditedTicket(row) });
  await tellTicket(unit, row, 'removed');
}
