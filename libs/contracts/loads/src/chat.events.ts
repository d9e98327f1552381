import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** People were mentioned in the chat of a load. What was said is not in it: who may read that is asked when they open it. */
export const chatMentioned = defineEvent({
  name: 'loads.chat-mentioned.v1',
  topic: 'loads.chat',
  kind: 'message',
  schema: z.object({
    loadId: id,
    loadName: z.string(),
    companyId: id,
    /** The place of the message in the chat. */
    seq: z.number().int(),
    by: z.object({ userId: id, name: z.string() }),
    userIds: z.array(id),
    sentAt: moment,
  }),
  example: {
    loadId: '018f3c1e-0000-7000-8000-000000000701',
    loadName: 'Corner weekly',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    seq: 3,
    by: { userId: '018f3c1e-0000-7000-8000-000000000301', name: 'Sam Corner' },
    userIds: ['018f3c1e-0000-7000-8000-000000000302'],
    sentAt: '2026-11-20T15:04:00.000Z',
  },
});
