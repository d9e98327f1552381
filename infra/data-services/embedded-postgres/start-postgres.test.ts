import { spawn } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { StartupProblem } from '../startup-problem';
import { openDatabaseHome } from './database-home';
import {
  discardPostgres,
  findRunningPostgres,
  keepPostgres,
  removeDataDir,
  removePostgresData,
  startPostgres,
  type RunningPostgres,
} from './index';
import { livePostmaster } from './postmaster';

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the server from another Node process, which is killed as soon as the server answers. */
async function startFromProcessThatIsKilled(dataDir: string): Promise<string> {
  const module = pathToFileURL(join(__dirname, 'index.ts')).href;
  const program = `import { startPostgres } from ${JSON.stringify(module)};
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })).adminUrl);
    setInterval(() => undefined, 1000);`;
  const node = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => node.once('exit', resolve));
  const url = await new Promise<string>((resolve) =>
    node.stdout.once('data', (line) => resolve(String(line).trim())),
  );
  node.kill('SIGKILL');
  await ended;
  return url;
}

describe('startPostgres', () => {
  jest.setTimeout(90_000);
  let dataDir: string;
  let servers: RunningPostgres[];

  const start = async (options: { ephemeral?: boolean } = {}) => {
    const server = await startPostgres({ dataDir, ...options });
    servers.push(server);
    return server;
  };

  /** Ends the server as a full memory or an operator's mistake does. */
  const killServer = async () => {
    const { cluster } = await openDatabaseHome(dataDir, {});
    const postmaster = await livePostmaster(cluster);
    if (!postmaster) throw new Error('There is no server to kill.');
    process.kill(postmaster.pid, 'SIGKILL');
    while ((await livePostmaster(cluster))?.pid === postmaster.pid) await pause(10);
  };
  const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask();
      } catch {
        await pause(100);
      }
    }
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'washcoat-postgres-'));
    servers = [];
  });

  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await removePostgresData(dataDir);
  });

  it('creates a database that sorts the same everywhere, keeps UTC, and listens on loopback only', async () => {
    const { adminUrl, adopted } = await start();
    expect(adopted).toBe(false);
    const settings = await query(
      adminUrl,
      `select current_setting('listen_addresses') listen, current_setting('timezone') zone,
              current_setting('fsync') fsync, current_setting('server_encoding') encoding,
              (select datlocale from pg_database where datname = 'postgres') as locale`,
    );
    expect(settings).toEqual([
      { listen: '127.0.0.1', zone: 'UTC', fsync: 'on', encoding: 'UTF8', locale: 'C.UTF-8' },
    ]);
  });

  it('offers the extensions that the services need', async () => {
    const { adminUrl } = await start({ ephemeral: true });
    for (const extension of [
      'pg_trgm',
      'unaccent',
      'pgcrypto',
      'btree_gin',
      'btree_gist',
      'pg_stat_statements',
    ]) {
      await query(adminUrl, `create extension "${extension}"`);
    }
    expect(
      await query(adminUrl, `select similarity('catalyst', 'catalyst') same, current_setting('fsync') fsync`),
    ).toEqual([{ same: 1, fsync: 'off' }]);
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const { adminUrl } = await start({ ephemeral: true });
    const home = await openDatabaseHome(dataDir, {});
    expect((await stat(home.passwordFile)).mode & 0o777).toBe(0o600);
    expect(adminUrl).toContain(await readFile(home.passwordFile, 'utf8'));
    await expect(query(adminUrl.replace(/app:[^@]+@/, 'app:wrong@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
  });

  it('keeps the data over a restart and stops without leaving a process', async () => {
    const first = await start();
    await query(first.adminUrl, 'create table loads as select 7 as units');
    const home = await openDatabaseHome(dataDir, {});
    await first.stop();
    expect(await livePostmaster(home.cluster)).toBeUndefined();

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.adminUrl, 'select units from loads')).toEqual([{ units: 7 }]);
  });

  it('recovers everything committed after the server was killed', async () => {
    const first = await start();
    await query(first.adminUrl, 'create table loads as select generate_series(1, 500) as number');
    const home = await openDatabaseHome(dataDir, {});
    const postmaster = await livePostmaster(home.cluster);
    expect(postmaster?.port).toBe(first.port);
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    // A killed process lives until the system gets round to ending it.
    while (await livePostmaster(home.cluster)) await pause(10);

    const second = await start();
    expect(await query(second.adminUrl, 'select count(*)::int as loads from loads')).toEqual([
      { loads: 500 },
    ]);
  });

  it('is started again on its port when it is killed, with a line that says so, and stopped for good', async () => {
    const lines: string[] = [];
    const givenUp: string[] = [];
    const kept = await keepPostgres(await start(), {
      dataDir,
      log: (line) => lines.push(line),
      onGivenUp: (reason) => givenUp.push(reason),
    });
    servers.push(kept);
    await query(kept.adminUrl, 'create table loads as select 7 as units');
    await killServer();
    expect(await untilAnswered(() => query(kept.adminUrl, 'select units from loads'))).toEqual([
      { units: 7 },
    ]);
    expect(lines[0]).toBe(
      `PostgreSQL on port ${kept.port} has ended, and nobody stopped it; starting it again (1 of 5).`,
    );
    await kept.stop();
    expect(await findRunningPostgres({ dataDir })).toBeUndefined();
    expect(givenUp).toEqual([]);
  });

  it('is given up when it cannot be started again, and says why', async () => {
    const server = await start({ ephemeral: true });
    const reason = await new Promise<string>((resolve, reject) => {
      const options = { dataDir, log: () => undefined, onGivenUp: resolve };
      keepPostgres(server, options)
        .then(async (kept) => {
          servers.push(kept);
          const home = await openDatabaseHome(dataDir, {});
          await writeFile(join(home.cluster, 'PG_VERSION'), '14\n');
          await killServer();
        })
        .catch(reject);
    });
    expect(reason).toMatch(/was written by PostgreSQL 14/);
  });

  it('takes over the server of a process that was killed', async () => {
    const url = await startFromProcessThatIsKilled(dataDir);
    await query(url, 'create table left_behind ()');

    const taken = await start();
    expect(taken).toMatchObject({ adopted: true, adminUrl: url });
    expect(await query(taken.adminUrl, `select to_regclass('left_behind') is not null as found`)).toEqual([
      { found: true },
    ]);
    await taken.stop();
    expect(await findRunningPostgres({ dataDir })).toBeUndefined();
  });

  it('is ended and deleted when it is to be thrown away, also when its process was killed', async () => {
    const url = await startFromProcessThatIsKilled(dataDir);
    const { cluster } = await openDatabaseHome(dataDir, {});
    expect(await livePostmaster(cluster)).toBeDefined();
    await discardPostgres(dataDir);
    expect(await livePostmaster(cluster)).toBeUndefined();
    await expect(query(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
    await expect(discardPostgres(dataDir)).resolves.toBeUndefined();
  });

  it('is removed with the data of a product, also where it lies elsewhere', async () => {
    const product = await mkdtemp(join(tmpdir(), 'washcoat-product-'));
    const postgres = await startPostgres({ dataDir: join(product, 'postgres'), ephemeral: true });
    const { directory, cluster } = await openDatabaseHome(join(product, 'postgres'), {});
    await expect(removeDataDir(product)).rejects.toThrow(`A server still runs on ${cluster}`);
    await postgres.stop();
    await removeDataDir(product);
    for (const folder of [product, directory]) await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  it('of two starts at once lets one in and refuses the other in one sentence', async () => {
    const results = await Promise.allSettled([start({ ephemeral: true }), start({ ephemeral: true })]);
    const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
    expect(refused).toEqual([expect.any(StartupProblem)]);
    expect(refused[0].message).toMatch(/^The database in .+ is in use by another start \(process \d+\)\.$/);
    expect(await findRunningPostgres({ dataDir })).toEqual({
      adminUrl: servers[0]?.adminUrl,
      port: servers[0]?.port,
    });
  });

  it('ignores a postmaster.pid whose number belongs to another program now', async () => {
    await (await start({ ephemeral: true })).stop();
    const home = await openDatabaseHome(dataDir, {});
    await writeFile(
      join(home.cluster, 'postmaster.pid'),
      `${process.pid}\n${home.cluster}\n0\n5432\n\n127.0.0.1\n\nready\n`,
    );
    expect((await start({ ephemeral: true })).adopted).toBe(false);
  });

  it('says in one sentence that data of another version cannot be opened', async () => {
    await (await start({ ephemeral: true })).stop();
    const home = await openDatabaseHome(dataDir, {});
    await writeFile(join(home.cluster, 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 14, and this program brings 18\.$/);
  });

  it('says in one sentence that a directory cannot hold the data', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const problem = startPostgres({ dataDir: join(file, 'data') });
    await expect(problem).rejects.toBeInstanceOf(StartupProblem);
    await expect(problem).rejects.toThrow(/cannot hold the data: a part of its path is a file\.$/);
  });
});
