import type { Knex } from 'knex';
import { rowsOf, statement, type Connection } from '../data/statement';
import type { Logger } from '../platform/logger';
import { timers, type Timer } from '../platform/surroundings';
import { Lane } from './lane';
import { LaneQuestions } from './lane-questions';
import { BATCH, OutboxQueue } from './outbox-queue';
import type { LaneDefinition, Transport } from './transport';

const POLL_MS = 500;

const takeLock = statement<'name'>('select pg_try_advisory_lock(hashtext(:name)) as taken');
const giveLock = statement<'name'>('select pg_advisory_unlock(hashtext(:name))');

/**
 * Carries a service's outbox to the transport, each lane by itself and in the order of the outbox. An event leaves the
 * queue of a lane only after the lane has taken it, so a crash delivers twice and never loses. Nothing is published
 * inside a transaction.
 */
export class Relay {
  private readonly queue: OutboxQueue;
  private readonly questions: LaneQuestions;
  private lanes: readonly (LaneDefinition & { lane: Lane })[] = [];
  private timer: Timer | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly database: Knex,
    private readonly lockName: string,
    private readonly transport: Transport,
    private readonly logger: Logger,
  ) {
    this.queue = new OutboxQueue(database);
    this.questions = new LaneQuestions(this.queue, logger);
  }

  /** Notes in the database who takes which events; before the first of them is written. */
  register(): Promise<void> {
    return this.queue.register(this.transport.lanes());
  }

  start(): void {
    this.lanes = this.transport.lanes().map(({ name, events }) => {
      const empty = (isStopped: () => boolean) => this.empty(name, isStopped);
      return { name, events, lane: new Lane(name, empty, this.logger) };
    });
    this.timer = timers.every(POLL_MS, () => {
      this.looking ??= this.look().finally(() => (this.looking = undefined));
    });
    this.looking = this.look().finally(() => (this.looking = undefined));
  }

  /** Says that a transaction with such events was committed; the poll finds what this misses. */
  wake(eventNames: ReadonlySet<string>): void {
    const isTold = (event: string) => event === '*' || eventNames.has(event);
    for (const { lane, events } of this.lanes) if (events.some(isTold)) lane.wake();
  }

  async stop(): Promise<void> {
    this.timer?.cancel();
    await this.looking;
    await Promise.all(this.lanes.map(({ lane }) => lane.stop()));
    await this.questions.stop();
  }

  private async look(): Promise<void> {
    try {
      const waiting = new Set(await this.queue.waitingLanes());
      for (const { name, lane } of this.lanes) if (waiting.has(name)) lane.wake();
    } catch (error) {
      this.logger.warn({ error }, 'the outbox could not be read');
    }
  }

  private empty(lane: string, isStopped: () => boolean): Promise<void> {
    if (!this.transport.isShared) return this.carry(lane, isStopped);
    return this.alone(lane, (connection) => this.carryAlone(lane, isStopped, connection));
  }

  /** Whoever writes an event wakes the lane: when it was told of all that waits, it need not ask whether there is more. */
  private async carry(lane: string, isStopped: () => boolean): Promise<void> {
    let count: number;
    do {
      const events = await this.questions.next(lane);
      if (events.length) await this.transport.publish(events, lane);
      this.questions.note(lane, events);
      count = events.length;
    } while (count === BATCH && !isStopped());
  }

  private async carryAlone(lane: string, isStopped: () => boolean, connection: Connection): Promise<void> {
    let events = await this.queue.next([lane], [], connection);
    while (events.length) {
      await this.transport.publish(events, lane);
      const delivered = events.map(({ id }) => ({ lane, id }));
      events = await this.queue.next([lane], delivered, connection);
      if (isStopped()) return;
    }
  }

  /** Does `work` unless another process is at it: the lock belongs to a connection and goes with it in a crash. */
  private async alone(lane: string, work: (connection: Connection) => Promise<void>): Promise<void> {
    const { client } = this.database;
    const connection: Connection = await client.acquireConnection();
    try {
      const name = `relay:${this.lockName}:${lane}`;
      const [lock] = await rowsOf<{ taken: boolean }>(this.database, takeLock({ name }), connection);
      if (!lock?.taken) return;
      try {
        await work(connection);
      } finally {
        await rowsOf(this.database, giveLock({ name }), connection);
      }
    } finally {
      await client.releaseConnection(connection);
    }
  }
}
