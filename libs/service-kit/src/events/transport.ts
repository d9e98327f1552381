import type { Envelope } from '@washcoat/contract-kernel';

/** An event on its way: its topic and the key that keeps the order of one aggregate. */
export interface Message {
  topic: string;
  key: string;
  envelope: Envelope;
}

/** What came over a topic and is no event that its reader knows. */
export interface UnreadableMessage {
  topic: string;
  key: string;
  bytes: Buffer;
  /** Where it stands, so that a second delivery is known as the same: topic, partition, offset. */
  place: string;
  reason: string;
}

/** A service as the transport knows it. Copies of the service share its messages. */
export interface Subscriber {
  group: string;
  consumers: readonly ListeningConsumer[];
  /** Handles messages for one consumer, in their order; when it throws, none is acknowledged and all come again. */
  handle(consumer: string, messages: readonly Message[]): Promise<void>;
  /** Keeps what can not be read, so that what follows it goes on. */
  shelve(message: UnreadableMessage): Promise<void>;
}

export interface ListeningConsumer {
  name: string;
  event: { name: string; topic: string };
  /** People wait for what comes of it. */
  isAwaited?: boolean;
}

/** A way out of the outbox with a place of its own in it: what one lane waits for delays no other. */
export interface LaneDefinition {
  name: string;
  /** The events that take it, by name; `*` stands for all. */
  events: readonly string[];
}

/**
 * How events travel between services. At least once, in order per key. `publish` returns when the messages are safe
 * behind the lane: accepted by every broker replica, or handled (or shelved) by its consumer.
 */
export interface Transport {
  /** Other processes carry to it as well: only one of them at a time empties an outbox. */
  readonly isShared: boolean;
  /** The ways out, known once everybody has subscribed. */
  lanes(): readonly LaneDefinition[];
  /** Hands messages to one lane, or to all that their events take. */
  publish(messages: readonly Message[], lane?: string): Promise<void>;
  /** Adds a service that listens; call before `start`. */
  subscribe(subscriber: Subscriber): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}
