import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Availability } from '../availability';
import { unlessMissing } from '../missing-file';
import { withUsableDirectory } from '../unusable-directory';
import { choosePort, findService, launchService, stopService } from '../background-service';

export interface RedisOptions {
  /** Directory of this Redis alone; created when missing. */
  dataDir: string;
  /** Port of 127.0.0.1; the last one or a free one when left out. */
  port?: number;
  log?: (line: string) => void;
}

export interface RunningRedis {
  /** redis:// address with its password. */
  url: string;
  /** Writes everything to disk and shuts down. */
  stop(): Promise<void>;
}

/** Whether the program redis-server is installed. */
export function redisAvailable(): Availability {
  const { status } = spawnSync('redis-server', ['--version']);
  return status === 0 ? { ok: true } : { ok: false, reason: 'redis-server is not installed' };
}

async function passwordOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'password');
  const kept = await unlessMissing(readFile(file, 'utf8'));
  if (kept) return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

async function ping(url: string): Promise<void> {
  const { createClient } = await import('redis');
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 2_000 } });
  let lost: unknown;
  client.on('error', (error) => (lost = error));
  await client.connect();
  await client.ping();
  await client.close();
  if (lost) throw lost;
}

function configuration(dataDir: string, port: number, password: string): string {
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${dataDir}`,
    'appendonly yes',
    `requirepass ${password}`,
  ];
  return `${lines.join('\n')}\n`;
}

async function start({ dataDir, port: wanted, log = () => undefined }: RedisOptions): Promise<RunningRedis> {
  await mkdir(dataDir, { recursive: true });
  const directory = await realpath(dataDir);
  const password = await passwordOf(directory);
  const urlAt = (port: number) => `redis://:${password}@127.0.0.1:${port}`;
  const stop = () => stopService(directory);

  const running = await findService(directory);
  if (running) return { url: urlAt(running.port), stop };

  const port = await choosePort(directory, wanted);
  const file = join(directory, 'redis.conf');
  await writeFile(file, configuration(directory, port, password), { mode: 0o600 });
  const url = urlAt(port);
  await launchService({
    title: 'Redis',
    directory,
    command: 'redis-server',
    args: [file],
    port,
    mark: `127.0.0.1:${port}`,
    ask: () => ping(url),
  });
  log(`Redis listens on port ${port}`);
  return { url, stop };
}

/**
 * Starts a redis-server on 127.0.0.1 that keeps its data in `dataDir`, or finds the one already running there.
 * @throws StartupProblem with one sentence.
 */
export function startRedis(options: RedisOptions): Promise<RunningRedis> {
  return withUsableDirectory(options.dataDir, () => start(options));
}
