import type { Knex } from 'knex';
import { openDatabase, type DatabaseOptions } from './database';

/** Whoever watches has given up by then. */
const ANSWER_MS = 5_000;

/**
 * Asks whether the database answers, by a connection that nothing else takes: a service all of whose connections are at
 * work is busy and not broken. Who asks while it is being asked waits for the same answer.
 */
export class Readiness {
  private readonly database: Knex;
  private asking: Promise<void> | undefined;

  constructor(options: DatabaseOptions) {
    this.database = openDatabase({ ...options, poolMax: 1, waitMs: ANSWER_MS, answerMs: ANSWER_MS });
  }

  /** Rejects when the database does not answer. */
  assertReady(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  async destroy(): Promise<void> {
    await this.database.destroy();
  }

  private async ask(): Promise<void> {
    await this.database.raw('select 1');
  }
}
