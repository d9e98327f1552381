import type { ticketAnswered } from '@washcoat/contract-converters';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { dollars } from '@washcoat/paper';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

const QUEUE = '/converters/expert-advice';

/**
 * Tells who asked an expert the answer: the offer price, what the expert writes line by line, and where all questions
 * are. `baseUrl` is the installation's address.
 */
export function ticketAnswerLetter(
  { email, firstName, oem, isRejected, offerPrice, comments, answeredBy }: DataOf<typeof ticketAnswered>,
  baseUrl: string,
): Letter {
  const subject = oem ? `your question about ${oem}` : 'your question';
  const verdict = isRejected
    ? `Our experts looked at ${subject} and can not make an offer.`
    : `Our experts have answered ${subject}.`;
  return {
    recipient: email,
    subject: `Answer to ${subject}`,
    ...bodiesOf([
      greetingTo(firstName),
      verdict,
      ...(isRejected || offerPrice === null ? [] : [`The offer is ${dollars(offerPrice)}.`]),
      ...comments.split(/\r?\n/).filter((line) => line.trim()),
      `All your questions: ${new URL(QUEUE, baseUrl).toString()}`,
      answeredBy,
    ]),
  };
}
