import { z } from 'zod';
import { defineEvent } from './event';
import { moment } from './fields';

/** How many events a consumer of a service has given up on, and a person has to retry; 0 once nothing is left. */
export const deadLettersCounted = defineEvent({
  name: 'platform.dead-letters-counted.v1',
  topic: 'platform.dead-letters',
  kind: 'message',
  schema: z.object({
    service: z.string(),
    /** `*` stands for messages that nobody could read. */
    consumer: z.string(),
    count: z.number().int().min(0),
    countedAt: moment,
  }),
  example: {
    service: 'reporting',
    consumer: 'record-order',
    count: 2,
    countedAt: '2026-11-20T15:00:00.000Z',
  },
});
