import type { Message, MessageHandler, Transport } from './transport';

interface Group {
  topics: ReadonlySet<string>;
  handler: MessageHandler;
  /** The tail of the work under way: one message after the other, as a partition would. */
  tail: Promise<unknown>;
}

/**
 * Delivers within one process. A message counts as published when every group has handled it, so the outbox of the
 * producer stays the only store: what a crash interrupts is delivered again, and the inbox makes that harmless.
 */
export class InProcessTransport implements Transport {
  private readonly groups = new Map<string, Group>();
  private isRunning = false;

  subscribe(group: string, topics: readonly string[], handler: MessageHandler) {
    this.groups.set(group, { topics: new Set(topics), handler, tail: Promise.resolve() });
  }

  async start() {
    this.isRunning = true;
  }

  async stop() {
    this.isRunning = false;
    await Promise.allSettled([...this.groups.values()].map((group) => group.tail));
  }

  async publish(messages: readonly Message[]) {
    if (!this.isRunning) throw new Error('The event transport is stopped.');
    await Promise.all([...this.groups.values()].map((group) => deliver(group, messages)));
  }
}

function deliver(group: Group, messages: readonly Message[]): Promise<void> {
  const wanted = messages.filter((message) => group.topics.has(message.topic));
  const work = group.tail.then(async () => {
    for (const message of wanted) await group.handler(message);
  });
  group.tail = work.catch(() => undefined);
  return work;
}
