import pg from 'pg';
import { timers } from '../platform/surroundings';

type Callback = (error: unknown, answer?: unknown) => void;

/** How a connection is watched. */
export interface Watch {
  /** A statement is answered within so long. */
  deadlineMs: number;
  /** Or later, as long as the server works at it: for migrations, which may build or fill what is large. */
  isPatient?: boolean;
}

/**
 * Connections that are given up when a statement is not answered in time: the machine at the other end may be gone
 * without a word, or its answer may have become nonsense on the way, and whoever asked would wait for ever. Streams have
 * their own pace and are not watched.
 */
export function watchedConnection({ deadlineMs, isPatient = false }: Watch): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const ask = (question: unknown, callback: unknown) => {
        if (typeof callback !== 'function')
          return Reflect.apply(pg.Client.prototype.query, this, [question, callback]);
        let isOver = false;
        const giveUp = () => void this.end();
        const look = async () => {
          const isWorkedAt = await isAtWork(Reflect.get(this, 'processID'), config, deadlineMs);
          if (!isOver && !isWorkedAt) giveUp();
          else if (!isOver) deadline = timers.after(deadlineMs, () => void look());
        };
        let deadline = timers.after(deadlineMs, () => (isPatient ? void look() : giveUp()));
        const answered: Callback = (error, answer) => {
          isOver = true;
          deadline.cancel();
          callback(error, answer);
        };
        return Reflect.apply(pg.Client.prototype.query, this, [question, answered]);
      };
      Object.defineProperty(this, 'query', { value: ask, configurable: true });
    }
  };
}

/**
 * Whether the server works at what a connection asked, as another one hears that looks twice: an answer may just be on
 * its way. One that does not tell may work at it: a connection to a server that is gone ends by itself.
 */
async function isAtWork(
  processId: unknown,
  config: string | pg.ClientConfig | undefined,
  deadlineMs: number,
): Promise<boolean> {
  const settings = typeof config === 'string' ? { connectionString: config } : config;
  const other = new pg.Client({
    ...settings,
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
  });
  other.on('error', () => undefined);
  try {
    await other.connect();
    const states = async () => {
      const { rows } = await other.query<{ is: boolean }>(
        `select not exists (select from pg_stat_activity where pid = $1 and state like 'idle%') as is`,
        [processId],
      );
      return rows[0]?.is ?? false;
    };
    return (await states()) || (await timers.pause(LOOK_AGAIN_MS).then(states));
  } catch {
    return true;
  } finally {
    await other.end().catch(() => undefined);
  }
}

const LOOK_AGAIN_MS = 1000;
