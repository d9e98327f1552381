import type { Envelope } from '@washcoat/contract-kernel';

/** An event on its way: its topic and the key that keeps the order of one aggregate. */
export interface Message {
  topic: string;
  key: string;
  envelope: Envelope;
}

/** Handles one message; when it throws, the message is not acknowledged and comes again. */
export type MessageHandler = (message: Message) => Promise<void>;

/**
 * How events travel between services. At least once, in order per key. `publish` returns when the messages are safe:
 * accepted by every broker replica, or handled (or shelved) by every group of this process.
 */
export interface Transport {
  publish(messages: readonly Message[]): Promise<void>;
  /** Adds a consumer group; call before `start`. */
  subscribe(group: string, topics: readonly string[], handler: MessageHandler): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}
