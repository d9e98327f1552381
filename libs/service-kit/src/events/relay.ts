import type { Knex } from 'knex';
import type { Logger } from '../platform/logger';
import type { Transport } from './transport';

const BATCH = 200;
const POLL_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Carries a service's outbox to the transport. One relay per schema works at a time (an advisory lock), in the order
 * of the outbox; rows are marked only after the transport has taken them, so a crash delivers twice and never loses.
 */
export class Relay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;
  private isStopped = true;
  private failures = 0;

  constructor(
    private readonly database: Knex,
    private readonly lockName: string,
    private readonly transport: Transport,
    private readonly logger: Logger,
  ) {}

  start() {
    this.isStopped = false;
    this.wake();
  }

  /** Says that a transaction with events was committed; the poll finds what this misses. */
  wake() {
    if (this.isStopped) return;
    this.isWoken = true;
    if (!this.running) this.running = this.run().finally(() => (this.running = undefined));
  }

  async stop() {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run() {
    clearTimeout(this.timer);
    while (this.isWoken && !this.isStopped) {
      this.isWoken = false;
      await this.drain();
    }
    if (this.isStopped) return;
    const pause = Math.min(POLL_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    this.timer = setTimeout(() => this.wake(), pause);
    this.timer.unref();
  }

  private async drain() {
    try {
      while (!this.isStopped && (await this.carryBatch()) === BATCH);
      this.failures = 0;
    } catch (error) {
      this.failures = Math.min(this.failures + 1, 5);
      this.logger.warn({ error }, 'events could not be published; they wait in the outbox');
    }
  }

  private carryBatch(): Promise<number> {
    return this.database.transaction(async (trx) => {
      const lock = await trx.raw('select pg_try_advisory_xact_lock(hashtext(?)) as taken', [
        `relay:${this.lockName}`,
      ]);
      if (!lock.rows[0].taken) return 0;
      const rows = await trx('outbox')
        .whereNull('published_at')
        .orderBy('id')
        .limit(BATCH)
        .select('id', 'topic', 'key', 'envelope');
      if (!rows.length) return 0;
      await this.transport.publish(rows);
      await trx('outbox')
        .whereIn(
          'id',
          rows.map((row) => row.id),
        )
        .update({ published_at: trx.fn.now() });
      return rows.length;
    });
  }
}
