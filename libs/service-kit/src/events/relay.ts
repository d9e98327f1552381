import type { Knex } from 'knex';
import type { Logger } from '../platform/logger';
import { timers, type Timer } from '../platform/surroundings';
import type { Transport } from './transport';

const BATCH = 200;
const POLL_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** The commit need not wait for the disk: a mark that a crash forgets is an event that comes twice. */
const lockStatement = `select pg_try_advisory_xact_lock(hashtext(?)) as taken,
  set_config('synchronous_commit', 'off', true)`;

/**
 * Carries a service's outbox to the transport. One relay per schema works at a time (an advisory lock), in the order
 * of the outbox; rows are marked only after the transport has taken them, so a crash delivers twice and never loses.
 */
export class Relay {
  private timer: Timer | undefined;
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
    this.isWoken = true;
    this.begin();
  }

  async stop() {
    this.isStopped = true;
    this.timer?.cancel();
    await this.running;
  }

  private begin() {
    if (!this.isStopped) this.running ??= this.run();
  }

  private async run() {
    this.timer?.cancel();
    do {
      const isTold = this.isWoken;
      this.isWoken = false;
      await this.drain(isTold);
    } while (this.isWoken && !this.isStopped);
    this.running = undefined;
    if (this.isStopped) return;
    const pause = Math.min(POLL_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    this.timer = timers.after(pause, () => this.begin());
  }

  /** A poll looks before it opens a transaction: almost always nothing waits. */
  private async drain(isTold: boolean) {
    try {
      if (isTold || (await this.isAnythingWaiting())) {
        while (!this.isStopped && (await this.carryBatch()) === BATCH);
      }
      this.failures = 0;
    } catch (error) {
      this.failures = Math.min(this.failures + 1, 5);
      this.logger.warn({ error }, 'events could not be published; they wait in the outbox');
    }
  }

  private async isAnythingWaiting(): Promise<boolean> {
    const { rows } = await this.database
      .raw('select from outbox where published_at is null limit 1')
      .options({ name: 'look-for-events' });
    return rows.length > 0;
  }

  private carryBatch(): Promise<number> {
    return this.database.transaction(async (trx) => {
      const lock = await trx.raw(lockStatement, [`relay:${this.lockName}`]).options({ name: 'lock-relay' });
      if (!lock.rows[0].taken) return 0;
      const rows = await trx('outbox')
        .whereNull('published_at')
        .orderBy('id')
        .limit(BATCH)
        .select('id', 'topic', 'key', 'envelope')
        .options({ name: 'waiting-events' });
      if (!rows.length) return 0;
      await this.transport.publish(rows);
      const ids = rows.map((row) => row.id);
      await trx
        .raw('update outbox set published_at = now() where id = any(?)', [ids])
        .options({ name: 'mark-published' });
      return rows.length;
    });
  }
}
