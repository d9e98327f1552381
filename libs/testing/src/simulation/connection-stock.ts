import pg from 'pg';

/** What a connection is opened with; those of one address and one text of options serve for each other. */
export type Settings = pg.ClientConfig & { connectionString: string };

/** A connection that is open. */
export interface OpenConnection {
  client: pg.Client;
  /** The id of its server. */
  backend: number;
  /** How many questions are not answered yet. */
  asked: number;
}

/** Gives up what its session has and holds, as its end would; only its plans are kept. */
export async function endSession({ client }: OpenConnection): Promise<void> {
  await client.query(`rollback; set session authorization default; close all; unlisten *; reset all;
    select pg_advisory_unlock_all(); discard temp; discard sequences`);
}

/** Whether nothing is begun or asked over it, so that the database would not notice its end. */
export const isIdle = ({ client, asked }: OpenConnection): boolean =>
  asked === 0 && client.getTransactionStatus() === 'I';

/**
 * Connections that one simulated day leaves behind for the next: each is a process of PostgreSQL that has to learn its
 * tables first, which takes it longer than what a day asks of it.
 */
export class ConnectionStock {
  private readonly free = new Map<string, OpenConnection[]>();

  /** One that is left, or a new one. */
  async take(settings: Settings): Promise<OpenConnection> {
    const left = this.free.get(keyOf(settings))?.pop();
    if (left) return left;
    const client = new pg.Client(settings);
    // Who has it hears of errors as well; while nobody has, whoever gets it next does.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL does not say which process serves a connection.');
    return { client, backend: row.pid, asked: 0 };
  }

  /** Takes one back that nobody asks any more, as if it were new; one that refuses that, or has ended, is closed. */
  async give(settings: Settings, connection: OpenConnection): Promise<void> {
    try {
      await endSession(connection);
    } catch {
      return connection.client.end();
    }
    const others = this.free.get(keyOf(settings)) ?? [];
    this.free.set(keyOf(settings), [...others, connection]);
  }

  async close(): Promise<void> {
    const left = [...this.free.values()].flat();
    this.free.clear();
    await Promise.all(left.map(({ client }) => client.end()));
  }
}

const keyOf = ({ connectionString, options }: Settings) => `${connectionString} ${options}`;
