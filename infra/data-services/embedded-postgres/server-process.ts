import { execFile, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupProblem } from '../startup-problem';
import { adminUrl, readPassword } from './cluster';
import type { DatabaseHome } from './database-home';
import { untilLogin } from './login';
import { childEnvironment, program, type PostgresBinaries } from './postgres-binaries';
import { livePostmaster, type Postmaster } from './postmaster';
import { serverSettings } from './server-settings';

const run = promisify(execFile);
const patience = 30_000;

/** What the server said last about why it does not run, without the time and process in front. */
async function lastComplaint(home: DatabaseHome): Promise<string> {
  const lines = (await readFile(home.logFile, 'utf8')).trim().split('\n');
  const complaint = lines.findLast((line) => /(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '');
}

async function attempt(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  port: number,
  ephemeral: boolean,
): Promise<Postmaster | undefined> {
  const url = adminUrl(await readPassword(home), port);
  const log = await open(home.logFile, 'a', 0o600);
  const args = ['-D', home.cluster, '-p', String(port), ...serverSettings(ephemeral)];
  const child = spawn(program(binaries, 'postgres'), args, {
    ...home.account,
    cwd: home.directory,
    env: childEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  await log.close();
  child.unref();
  const isRunning = () => !failure && child.exitCode === null && child.signalCode === null;
  const answer = await untilLogin(url, isRunning);
  if (failure) throw new StartupProblem(`PostgreSQL cannot be run: ${failure.message}`, { cause: failure });
  if (answer === 'accepted' && child.pid !== undefined && isRunning()) return { pid: child.pid, port };
  if (isRunning()) child.kill('SIGQUIT');
  if (answer !== 'refused') return undefined;
  throw new StartupProblem(`The password in ${home.passwordFile} does not open the database beside it.`);
}

/**
 * Starts the server detached, so that Ctrl-C reaches only the product, which then shuts it down in order.
 * Tries three times: another program may take the port first, and processes of a killed server need a moment to end.
 * @throws StartupProblem with the server's own last words.
 */
export async function launchServer(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  options: { choosePort: () => Promise<number>; ephemeral: boolean },
): Promise<Postmaster> {
  for (let left = 3; left > 0; left -= 1) {
    const server = await attempt(home, binaries, await options.choosePort(), options.ephemeral);
    if (server) return server;
    await pause(300);
  }
  throw new StartupProblem(`PostgreSQL does not start on ${home.directory}: ${await lastComplaint(home)}`);
}

async function untilGone(home: DatabaseHome, server: Postmaster): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const live = await livePostmaster(home.cluster);
    if (live?.pid !== server.pid) return true;
    await pause(20);
  }
  return false;
}

/**
 * Fast shutdown: open transactions are rolled back, everything committed is on disk. Does nothing when the server is gone.
 * @throws Error when it still runs after half a minute.
 */
export async function stopServer(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  server: Postmaster,
): Promise<void> {
  const live = await livePostmaster(home.cluster);
  if (live?.pid !== server.pid) return;
  if (process.platform === 'win32') {
    await run(program(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', home.cluster], {
      env: childEnvironment(),
    });
    return;
  }
  process.kill(server.pid, 'SIGINT');
  if (!(await untilGone(home, server)))
    throw new Error(`PostgreSQL (process ${server.pid}) does not shut down`);
}
