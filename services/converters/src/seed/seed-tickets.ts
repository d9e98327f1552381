import type { Service } from '@washcoat/service-kit';
import { demoSession, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import { addTicket, editTicket } from '../expert-advice/ticket.commands';
import { keepPictures } from '../pictures/drawn-picture.repository';
import { drawConverter } from './catalogue/drawing';
import { demoTickets, type DemoTicket } from './demo-tickets';

const EXPERT = 'buyer@washcoat.test';

/** The questions to the experts with their answers; a question that is there is left as it is. */
export async function seedTickets(service: Service, context: SeedContext): Promise<void> {
  for (const [index, ticket] of demoTickets.entries()) {
    const ticketId = seedId('ticket', ticket.key);
    if (await service.database('ticket').where({ ticket_id: ticketId }).first('ticket_id')) continue;
    await ask(service, context, ticket, ticketId, index);
    await answer(service, context, ticket, ticketId);
  }
}

async function ask(
  service: Service,
  context: SeedContext,
  { email, daysAgo, question, shape }: DemoTicket,
  ticketId: string,
  variant: number,
): Promise<void> {
  const session = demoSession(email);
  const { firstName, lastName } = session;
  await service.inTransaction({ session, now: context.at(daysAgo) }, async (unit) => {
    const drawings = shape ? [drawConverter({ code: question.oem, shape, variant })] : [];
    const [url = null] = await keepPictures(unit.trx, drawings);
    await addTicket(unit, session, { ...question, firstName, lastName, ticketId, url });
  });
}

async function answer(
  service: Service,
  context: SeedContext,
  { edits }: DemoTicket,
  ticketId: string,
): Promise<void> {
  const session = demoSession(EXPERT);
  for (const { daysAgo, edit } of edits)
    await service.inTransaction({ session, now: context.at(daysAgo) }, (unit) =>
      editTicket(unit, session, { ...edit, ticketId }),
    );
}
