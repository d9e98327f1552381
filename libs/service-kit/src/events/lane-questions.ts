import type { Logger } from '../platform/logger';
import { timers, type Timer } from '../platform/surroundings';
import type { Delivery, OutboxQueue, WaitingEvent } from './outbox-queue';

/** So long a mark waits for others, or for a question that takes it along. */
const MARK_MS = 10;

interface Asking {
  lane: string;
  answer(events: WaitingEvent[]): void;
  fail(error: unknown): void;
}

/**
 * What the lanes of one process ask of their outbox: one question at a time, which those that ask meanwhile share. What
 * was delivered is noted with the next question, or soon by itself; until then nobody asks for it again.
 */
export class LaneQuestions {
  private asking: Asking[] = [];
  private delivered: Delivery[] = [];
  private running: Promise<void> | undefined;
  private timer: Timer | undefined;
  private isToMark = false;

  constructor(
    private readonly queue: OutboxQueue,
    private readonly logger: Logger,
  ) {}

  /** The oldest events that wait for a lane. */
  next(lane: string): Promise<WaitingEvent[]> {
    return new Promise((answer, fail) => {
      this.asking.push({ lane, answer, fail });
      this.run();
    });
  }

  /** Notes that a lane has taken events. */
  note(lane: string, events: readonly WaitingEvent[]): void {
    if (!events.length) return;
    this.delivered.push(...events.map(({ id }) => ({ lane, id })));
    this.timer ??= timers.after(MARK_MS, () => {
      this.timer = undefined;
      this.isToMark = true;
      this.run();
    });
  }

  /** Marks what was delivered; what can not be marked comes again. */
  async stop(): Promise<void> {
    this.timer?.cancel();
    this.timer = undefined;
    this.isToMark = true;
    this.run();
    await this.running;
  }

  private run(): void {
    this.running ??= this.askAll();
  }

  private async askAll(): Promise<void> {
    // Whoever asks at the same moment comes along.
    await Promise.resolve();
    do await this.askOnce();
    while (this.asking.length || this.isToMark);
    this.running = undefined;
  }

  private async askOnce(): Promise<void> {
    const { asking, delivered } = this;
    this.isToMark = false;
    if (!asking.length && !delivered.length) return;
    this.asking = [];
    this.delivered = [];
    try {
      const lanes = [...new Set(asking.map(({ lane }) => lane))];
      const events = await this.queue.next(lanes, delivered);
      for (const { lane, answer } of asking) answer(events.filter((event) => event.lanes.includes(lane)));
    } catch (error) {
      // The poll finds them in the queue and asks, which takes them along.
      this.delivered.push(...delivered);
      if (!asking.length) this.logger.warn({ error }, 'delivered events could not be marked yet');
      for (const { fail } of asking) fail(error);
    }
  }
}
