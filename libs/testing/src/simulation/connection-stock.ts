import pg from 'pg';

/** A connection that is open, and the id of its server. */
export interface OpenConnection {
  client: pg.Client;
  backend: number;
}

/**
 * Connections that one simulated day leaves behind for the next: each is a process of PostgreSQL that has to learn its
 * tables first, which takes it longer than what a day asks of it.
 */
export class ConnectionStock {
  private readonly free = new Map<string, OpenConnection[]>();

  /** One that is left, or a new one. */
  async take(config: pg.ClientConfig): Promise<OpenConnection> {
    const left = this.free.get(keyOf(config))?.pop();
    if (left) return left;
    const client = new pg.Client(config);
    // Who has it hears of errors as well; while nobody has, whoever gets it next does.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL does not say which process serves a connection.');
    return { client, backend: row.pid };
  }

  /** Takes one back that nobody asks any more; what it has begun is undone, and one whose server has gone is forgotten. */
  async give(config: pg.ClientConfig, connection: OpenConnection): Promise<void> {
    if (!(await isThere(connection))) return;
    const others = this.free.get(keyOf(config)) ?? [];
    this.free.set(keyOf(config), [...others, connection]);
  }

  async close(): Promise<void> {
    const left = [...this.free.values()].flat();
    this.free.clear();
    await Promise.all(left.map(({ client }) => client.end()));
  }
}

const keyOf = ({ connectionString, options }: pg.ClientConfig) => `${connectionString} ${options}`;

const isThere = ({ client }: OpenConnection): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );
