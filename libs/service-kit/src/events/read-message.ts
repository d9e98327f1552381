import { envelope as envelopeSchema } from '@washcoat/contract-kernel';
import type { ListeningConsumer, Message, Subscriber, UnreadableMessage } from './transport';

/** A message as it came from a broker. */
export interface RawMessage {
  topic: string;
  place: string;
  key: Buffer | null;
  value: Buffer | null;
}

export interface ReadMessage {
  message: Message;
  listeners: readonly ListeningConsumer[];
}

/**
 * Reads a message for a service: what it says and who listens to it, or why nobody can. Events that the service has no
 * ear for have no listeners; a version of an event that it knows only in others is not passed over in silence.
 */
export function readMessage(
  raw: RawMessage,
  { group, consumers }: Subscriber,
): ReadMessage | UnreadableMessage {
  const { topic, place } = raw;
  const key = (raw.key ?? '').toString().replaceAll('\0', '');
  const bytes = raw.value ?? Buffer.alloc(0);
  const unreadable = (reason: string) => ({ topic, key, bytes, place, reason });
  const parsed = envelopeSchema.safeParse(jsonOf(bytes));
  if (!parsed.success)
    return unreadable('This is no event: it is no JSON, or not in the form of CloudEvents 1.0.');
  const { type } = parsed.data;
  const listeners = consumers.filter(({ event }) => event.name === type);
  const isOtherVersion = consumers.some(({ event }) => unversioned(event.name) === unversioned(type));
  if (!listeners.length && isOtherVersion) return unreadable(`${group} knows no version ${type}.`);
  return { message: { topic, key, envelope: parsed.data }, listeners };
}

/** What bytes say as JSON; undefined when they are none. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const unversioned = (name: string) => name.replace(/\.v\d+$/, '');
