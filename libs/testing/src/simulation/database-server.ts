import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { endSession, isIdle, type OpenConnection } from './connection-stock';
import type { Step } from './scheduler';

const LOOK_AFTER_MS = 15;
const END_DEADLINE_MS = 5_000;
const END_LOOKS_AGAIN_MS = 1;

/** The real PostgreSQL, as the world sees it from outside: who waits for whom, and how a connection is ended. */
export class DatabaseServer {
  constructor(private readonly client: pg.Client) {}

  async run(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const { rows } = await this.client.query(statement, values);
    return rows;
  }

  /** Ends connections and waits until what they held is free again. */
  async end(backends: Iterable<number>): Promise<void> {
    const ids = [...backends];
    if (!ids.length) return;
    const asked = [ids];
    await this.client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', asked);
    // The server's own waiting for the end looks only every tenth of a second.
    for (
      const deadline = Date.now() + END_DEADLINE_MS;
      Date.now() < deadline;
      await pause(END_LOOKS_AGAIN_MS)
    ) {
      const { rows } = await this.client.query(
        'select from pg_stat_activity join unnest($1::int[]) as pid using (pid)',
        asked,
      );
      if (!rows.length) return;
    }
  }

  /**
   * A process that has these connections is gone: those with something begun or asked end, which undoes it. The others are
   * left without locks and settings. What ends meanwhile is taken out of `connections` by who put it there.
   */
  async loseClients(connections: ReadonlySet<OpenConnection>): Promise<void> {
    const idle = [...connections].filter(isIdle);
    const busy = [...connections].filter((connection) => !idle.includes(connection));
    await this.end(busy.map(({ backend }) => backend));
    const left = idle.filter((each) => connections.has(each));
    // One that was lost meanwhile refuses, and is waited for.
    await Promise.all(left.map((each) => endSession(each).catch(() => this.end([each.backend]))));
  }

  /** Those of the connections that wait for a lock of another one. */
  async blocked(backends: readonly number[]): Promise<number[]> {
    const { rows } = await this.client.query(
      'select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0',
      [backends],
    );
    return rows.map(({ pid }) => Number(pid));
  }

  /** Comes back with true when the work is done, with false as soon as it waits for a lock. */
  async doneOrBlocked(work: Promise<unknown>, { backend }: Pick<Step, 'backend'>): Promise<boolean> {
    let isDone = false;
    const done = work.then(
      () => void (isDone = true),
      () => void (isDone = true),
    );
    for (;;) {
      let look: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => (look = setTimeout(resolve, LOOK_AFTER_MS)));
      await Promise.race([done, waited]);
      clearTimeout(look);
      if (isDone) return true;
      if (backend !== undefined && (await this.blocked([backend])).length && !isDone) return false;
    }
  }
}
