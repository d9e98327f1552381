import type { Session } from '@washcoat/contract-entities';
import { newId, type UnitOfWork } from '@washcoat/service-kit';
import { assertAsked } from './question';
import { tellTicket } from './tell-ticket';
import { auditedTicket } from './ticket.presenter';
import { insertTicket } from './ticket.repository';

export interface NewTicket {
  /** Given by seeds only. */
  ticketId?: string;
  message: string;
  url?: string | null;
  /** Who asks, when that is not who is signed in. */
  firstName: string;
  lastName: string;
  oem: string;
  make: string;
  model: string;
}

/** Asks the experts for the user's company. Answers the id. Throws 400 without a message and without a picture. */
export async function addTicket(unit: UnitOfWork, session: Session, question: NewTicket): Promise<string> {
  const { ticketId = newId(), url = null, firstName, lastName, ...asked } = question;
  assertAsked({ ...asked, url });
  const names = firstName || lastName ? { firstName, lastName } : session;
  const row = {
    ...asked,
    ticket_id: ticketId,
    url,
    market_price: null,
    first_offer: null,
    base_price: null,
    comments: '',
    status: 1 as const,
    user_id: session.userId,
    email: session.email,
    company_id: session.companyId,
    company_name: session.organisationName,
    first_name: names.firstName,
    last_name: names.lastName,
    created_at: unit.now,
    resolved_at: null,
  };
  await insertTicket(unit.trx, row);
  await unit.audit({ action: 'add', entity: 'ticket', entityId: ticketId, after: auditedTicket(row) });
  await tellTicket(unit, row);
  return ticketId;
}
