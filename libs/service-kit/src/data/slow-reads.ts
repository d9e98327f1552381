import type { Knex } from 'knex';
import pg from 'pg';
import { Problem } from '../problem';
import { openDatabase, type DatabaseOptions } from './database';

/** How much the reads of a service that may take long take at once. */
export interface SlowReadLimits {
  /** Connections; whoever asks for more waits. */
  most: number;
  /** The longest that one may wait for a connection, 10 s without it. */
  waitMs?: number;
  /** The longest that one statement may take. */
  statementMs: number;
}

/** What knex has of a connection besides what the driver has; one that is disposed of is not lent again. */
interface Lent {
  processID: number;
  __knex__disposed?: unknown;
}
type Ask = (connection: Lent, question: unknown) => Promise<unknown>;
/** What of the client of a query builder reaches the database. */
interface Reaching {
  acquireConnection(): Promise<Lent>;
  query: Ask;
}

const WAIT_MS = 10_000;
/** A report groups some hundred thousand sums: with the 4 MB that a server gives they go through files. */
export const WORK_MEMORY = '24MB';
const CANCELED = '57014';

/**
 * Reads that may take long have connections of their own: however many are asked for, nobody else waits for them. Each
 * ends when it takes too long (504) or nobody waits for it any more, and who finds no connection is told so (503).
 */
export class SlowReads {
  private readonly database: Knex;
  /** Ends what nobody waits for, however busy the others are. */
  private readonly messenger: Knex;

  constructor(options: DatabaseOptions, { most: poolMax, waitMs = WAIT_MS, statementMs }: SlowReadLimits) {
    this.database = openDatabase({ ...options, poolMax, waitMs, statementMs, workMemory: WORK_MEMORY });
    this.messenger = openDatabase({ ...options, poolMax: 1 });
  }

  /** The database for one request: what was asked of it is given up by PostgreSQL, too, once `signal` aborts. */
  until(signal: AbortSignal): Knex {
    const own = this.database.withUserParams({});
    const client: Reaching = own.client;
    const [acquire, ask] = [client.acquireConnection.bind(client), client.query.bind(client)];
    client.acquireConnection = () => (signal.aborted ? Promise.reject(callerLeft()) : acquire().catch(busy));
    // Not `_query`, within it: before the message of what that throws the statement is put, and this is for a person.
    client.query = (connection, question) =>
      this.answered(signal, connection, () => ask(connection, question));
    return own;
  }

  async destroy(): Promise<void> {
    await this.database.destroy();
    await this.messenger.destroy();
  }

  private async answered(
    signal: AbortSignal,
    connection: Lent,
    ask: () => Promise<unknown>,
  ): Promise<unknown> {
    if (signal.aborted) throw callerLeft();
    const giveUp = () => this.end(connection);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted) throw callerLeft();
      throw error instanceof pg.DatabaseError && error.code === CANCELED ? tooLong(error) : error;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  /**
   * Ends the connection from the side of the server. It is not lent again, so that what arrives late ends nobody else's
   * question. A statement that it does not reach ends by its time limit.
   */
  private end(connection: Lent): void {
    connection.__knex__disposed = callerLeft();
    this.messenger.raw('select pg_terminate_backend(?)', [connection.processID]).catch(() => undefined);
  }
}

/** About as long as a slow report takes. */
const BUSY_RETRY_S = 5;

const busy = (error: Error): never => {
  if (error.name !== 'KnexTimeoutError') throw error;
  throw new Problem(503, 'Many reports are being made right now. Try again in a moment.', {
    code: 'READS_BUSY',
    extra: { retryAfter: BUSY_RETRY_S },
    cause: error,
  });
};

const tooLong = (cause: Error) =>
  new Problem(
    504,
    'This takes longer than it may. Choose a shorter range or narrow it down, and try again.',
    {
      code: 'READ_TOO_LONG',
      cause,
    },
  );

/** Nobody hears this. */
const callerLeft = () => new Problem(499, 'Nobody waits for the answer any more.', { code: 'CALLER_LEFT' });
