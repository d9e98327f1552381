import {
  endpoint,
  id,
  listOf,
  moment,
  optionalText,
  saved,
  uploadedPicture,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { readsCarts } from './cart-access';

const service = 'loads';

/** The newest messages that a chat shows; all are stored. */
export const CHAT_KEPT = 100;
/** The longest text of a message. */
export const CHAT_LONGEST = 2000;
const MOST_MENTIONS = 20;

const chatPerson = z.object({ userId: id, name: z.string() });

/** What somebody said about a load. */
export const chatMessage = z.object({
  loadId: id,
  /** Its place in the chat, without gaps. */
  seq: z.number().int(),
  /** Given by the page that sent it: sent again it is the same message. */
  clientId: id,
  userId: id,
  name: z.string(),
  party: z.enum(['seller', 'buyer']),
  text: z.string(),
  pictures: z.array(z.string()),
  /** Who was mentioned, as they were called then. */
  mentions: z.array(chatPerson),
  sentAt: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatList = endpoint({
  id: 'chatList',
  service,
  method: 'GET',
  path: '/read/v1/load/chat/getAll',
  summary:
    'The newest 100 messages about a load, oldest first, or those after one; and how far everybody has read',
  access: readsCarts,
  input: z.object({ loadId: id, afterSeq: z.coerce.number().int().min(0).max(2_000_000_000).optional() }),
  output: listOf(chatMessage).extend({
    /** The newest message there is; of one that is further on than those of this answer more are to be asked for. */
    lastSeq: z.number().int(),
    readings: z.array(chatPerson.extend({ seq: z.number().int() })),
  }),
});

export const chatSend = endpoint({
  id: 'chatSend',
  service,
  method: 'POST',
  path: '/write/v1/load/chat/send',
  summary:
    'Says something about a load, with pictures and mentions; sent again with its client id it is said once',
  access: readsCarts,
  input: z.object({
    loadId: id,
    clientId: id,
    text: z.optional(optionalText(CHAT_LONGEST)),
    pictures: z.array(uploadedPicture).max(10, 'Use at most 10 pictures').default([]),
    /** Users who are told; only who may open the load can be. */
    mentions: z.array(id).max(MOST_MENTIONS, `Mention at most ${MOST_MENTIONS} people`).default([]),
  }),
  output: saved.extend({ sent: chatMessage }),
});

export const chatRead = endpoint({
  id: 'chatRead',
  service,
  method: 'PUT',
  path: '/write/v1/load/chat/read',
  summary: 'Notes that the reader has seen the messages of a load up to one',
  access: readsCarts,
  input: z.object({ loadId: id, seq: z.number().int().min(0).max(2_000_000_000) }),
  output: saved,
});

export const chatPeople = endpoint({
  id: 'chatPeople',
  service,
  method: 'GET',
  path: '/read/v1/load/chat/people',
  summary:
    'Who can be mentioned about a load: those who may open it; for sellers their own side and who works on it',
  access: readsCarts,
  input: z.object({ loadId: id }),
  output: z.object({
    list: z.array(chatPerson),
    /** Whether more people are near to the load than are looked at; those on it come first, then those of its customer. */
    areMoreItemsAvailable: z.boolean().optional(),
  }),
});
