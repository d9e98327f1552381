import type { TicketMove } from '@washcoat/contract-converters';
import type { Told } from './notice';

const queue = '/converters/expert-advice';

/** What experts and the asker are told of a question. The answer itself, which may hold a price, stands at the question. */
export function ticketNotices(ticket: TicketMove): Told[] {
  const { ticketId, oem, move, userId, askedBy, companyName, at } = ticket;
  const what = oem || 'a converter';
  const isAsked = move === 'asked';
  const isAnswered = move === 'resolved' || move === 'rejected';
  const shared = {
    subject: 'ticket',
    recordId: ticketId,
    at: new Date(at),
    version: Date.parse(at),
  } as const;
  return [
    {
      ...shared,
      side: 'house',
      kind: 'open-question',
      causedBy: userId,
      link: `${queue}?answer=${ticketId}`,
      title: `${askedBy} asks about ${what}`,
      text: companyName,
      isShown: isAsked,
      isNews: isAsked,
      isWaiting: isAsked,
    },
    {
      ...shared,
      side: 'person',
      kind: 'own-question',
      userId,
      link: `${queue}?tab=${isAnswered ? move : 'pending'}&answer=${ticketId}`,
      title: move === 'rejected' ? `No answer about ${what}` : `Your question about ${what} is answered`,
      text: move === 'rejected' ? 'The expert could not help; the reason stands at your question.' : '',
      isShown: isAnswered,
      isNews: isAnswered,
      isWaiting: false,
    },
  ];
}
