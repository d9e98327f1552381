import type { LaneDefinition, Message, Subscriber, Transport } from './transport';
import { Turns } from './turns';

/** So many events of a lane are handled together at the most. */
const AT_ONCE = 50;

/** One consumer with its own place in the stream. */
interface ConsumerLane extends LaneDefinition {
  isAwaited: boolean;
  handle(messages: readonly Message[]): Promise<void>;
}

/**
 * Delivers within one process: each consumer is a lane of its own, so that none waits for another, but for a moment for
 * those whose work people wait for. A message is
 * published to a lane when its consumer has handled or shelved it, so the outbox of the producer stays the only store:
 * what a crash interrupts is delivered again, and the inbox makes that harmless.
 */
export class InProcessTransport implements Transport {
  readonly isShared = false;
  private readonly consumers = new Map<string, ConsumerLane>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly turns = new Turns();
  private isRunning = false;

  subscribe({ group, consumers, handle }: Subscriber) {
    for (const { name, event, isAwaited = false } of consumers) {
      const lane = `${group}/${name}`;
      this.consumers.set(lane, {
        name: lane,
        events: [event.name],
        isAwaited,
        handle: (messages) => handle(name, messages),
      });
    }
  }

  lanes() {
    return [...this.consumers.values()];
  }

  async start() {
    this.isRunning = true;
  }

  async stop() {
    this.isRunning = false;
    await Promise.allSettled(this.underWay);
  }

  async publish(messages: readonly Message[], lane?: string) {
    const lanes = lane === undefined ? this.lanes() : [this.laneNamed(lane)];
    await Promise.all(lanes.map((each) => this.deliver(each, messages)));
  }

  private laneNamed(name: string): ConsumerLane {
    const lane = this.consumers.get(name);
    if (!lane) throw new Error(`Nobody listens on the lane ${name}.`);
    return lane;
  }

  private async deliver(lane: ConsumerLane, messages: readonly Message[]): Promise<void> {
    const work = this.handleAll(lane, messages);
    this.underWay.add(work);
    try {
      await work;
    } finally {
      this.underWay.delete(work);
    }
  }

  private async handleAll(lane: ConsumerLane, messages: readonly Message[]): Promise<void> {
    const meant = messages.filter(({ envelope }) => lane.events.includes(envelope.type));
    for (let start = 0; start < meant.length; start += AT_ONCE) {
      if (!lane.isAwaited) await this.turns.after();
      if (!this.isRunning) throw new Error('The event transport is stopped.');
      const some = meant.slice(start, start + AT_ONCE);
      await (lane.isAwaited ? this.turns.first(() => lane.handle(some)) : lane.handle(some));
    }
  }
}
