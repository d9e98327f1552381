import { setTimeout as pause } from 'node:timers/promises';
import { openDatabaseHome } from './database-home';
import { livePostmaster } from './postmaster';
import type { RunningPostgres } from './run-postgres';
import { startPostgres } from './start-postgres';

const LOOK_MS = 500;
const MOST_RESTARTS = 5;
const WINDOW_MS = 10 * 60_000;

export interface KeepOptions {
  dataDir: string;
  /** Receives a line for every end that nobody asked for, and for what is done about it. */
  log: (line: string) => void;
  /** The server is gone and does not come back: whoever needs it cannot go on. */
  onGivenUp: (reason: string) => void;
}

/**
 * Keeps a server running that somebody else may end: starts it again on its port, at most five times in ten minutes,
 * so that whoever is connected by its address goes on. Stops with the server that it gives.
 */
export async function keepPostgres(first: RunningPostgres, options: KeepOptions): Promise<RunningPostgres> {
  const { dataDir, log, onGivenUp } = options;
  const { cluster } = await openDatabaseHome(dataDir, {});
  const { port } = first;
  const over = new AbortController();
  let restarts: number[] = [];
  let server = first;

  async function again(): Promise<void> {
    restarts = restarts.filter((moment) => moment > Date.now() - WINDOW_MS);
    if (restarts.length >= MOST_RESTARTS)
      throw new Error(`it ended ${MOST_RESTARTS + 1} times within ${WINDOW_MS / 60_000} minutes`);
    restarts.push(Date.now());
    log(
      `PostgreSQL on port ${port} has ended, and nobody stopped it; starting it again (${restarts.length} of ${MOST_RESTARTS}).`,
    );
    server = await startPostgres({ dataDir, port, log });
  }

  async function watch(): Promise<void> {
    while (await passes(over.signal)) {
      if ((await livePostmaster(cluster)) || over.signal.aborted) continue;
      await again();
    }
  }

  const watching = watch().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    log(`PostgreSQL on port ${port} cannot be kept running: ${reason}`);
    onGivenUp(reason);
  });
  return {
    ...first,
    async stop() {
      over.abort();
      await watching;
      await server.stop();
    },
  };
}

/** Waits for the time of the next look; false when there is none. */
async function passes(signal: AbortSignal): Promise<boolean> {
  await pause(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted;
}
