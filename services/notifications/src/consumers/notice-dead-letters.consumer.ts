import { deadLettersCounted } from '@washcoat/contract-kernel';
import { consumer } from '@washcoat/service-kit';
import { tell } from '../notices/notice.repository';

/** Super admins hear of events that a consumer gave up on, until somebody has retried them. */
export const noticeDeadLetters = consumer({
  name: 'notice-dead-letters',
  event: deadLettersCounted,
  handle: (unit, { service, consumer: name, count, countedAt }) =>
    tell(unit, {
      subject: 'dead-letters',
      recordId: `${service}/${name}`,
      side: 'house',
      kind: 'dead-letters',
      title: `${service} gave up on ${count === 1 ? 'an event' : `${count} events`}`,
      text: `${name === '*' ? 'Nobody could read it.' : `It was for ${name}.`} npm run events lists and retries.`,
      link: null,
      isShown: count > 0,
      isNews: count > 0,
      isWaiting: count > 0,
      at: new Date(countedAt),
      version: Date.parse(countedAt),
    }),
});
