import { spawn } from 'node:child_process';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isServing } from './live-process';
import { unlessMissing } from './missing-file';
import { freePort, isPortFree } from './ports';
import { StartupProblem } from './startup-problem';

const patience = 60_000;

const recordSchema = z.object({
  pid: z.number(),
  port: z.number(),
  /** Text in the command line of the process by which it is known to be the service still. */
  mark: z.string(),
});

/** What is known of a service in the background, kept in `service.json` of its directory. */
export type ServiceRecord = z.infer<typeof recordSchema>;

async function readRecord(directory: string): Promise<ServiceRecord | undefined> {
  const text = await unlessMissing(readFile(join(directory, 'service.json'), 'utf8'));
  return text === undefined ? undefined : recordSchema.parse(JSON.parse(text));
}

/** The service running from this directory, whichever process started it; undefined when none runs. */
export async function findService(directory: string): Promise<ServiceRecord | undefined> {
  const record = await readRecord(directory);
  return record && (await isServing(record.pid, record.mark)) ? record : undefined;
}

/**
 * The port for the next start: the wanted one, else the one it had the last time so that its clients find it again,
 * else a free one.
 * @throws StartupProblem when the wanted port is taken.
 */
export async function choosePort(directory: string, wanted?: number): Promise<number> {
  if (wanted !== undefined) {
    if (await isPortFree(wanted)) return wanted;
    throw new StartupProblem(`Port ${wanted} of 127.0.0.1 is taken by another program.`);
  }
  const last = (await readRecord(directory))?.port;
  return last !== undefined && (await isPortFree(last)) ? last : freePort();
}

/** What to run; `ask` talks to the service in its own protocol, and fails while it does not answer. */
export interface ServiceCommand {
  title: string;
  directory: string;
  command: string;
  args: string[];
  port: number;
  mark: string;
  ask: () => Promise<void>;
}

/**
 * Starts a service detached from this process, its output in `service.log`, and waits until it answers.
 * @throws StartupProblem with its last line of output when it ends, or does not answer within a minute.
 */
export async function launchService(service: ServiceCommand): Promise<void> {
  const { directory, port, mark } = service;
  const logFile = join(directory, 'service.log');
  const log = await open(logFile, 'w', 0o600);
  const child = spawn(service.command, service.args, {
    cwd: directory,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  await log.close();
  child.unref();
  const isRunning = () => !failure && child.exitCode === null && child.signalCode === null;
  let unanswered: unknown;
  const end = Date.now() + patience;
  while (isRunning() && Date.now() < end) {
    try {
      await service.ask();
      await writeFile(join(directory, 'service.json'), JSON.stringify({ pid: child.pid, port, mark }), {
        mode: 0o600,
      });
      return;
    } catch (error) {
      unanswered = error;
      await pause(50);
    }
  }
  if (isRunning()) child.kill('SIGKILL');
  const lastLine = (await readFile(logFile, 'utf8')).trim().split('\n').at(-1);
  throw new StartupProblem(
    `${service.title} does not start in ${directory}: ${failure?.message ?? lastLine}`,
    {
      cause: failure ?? unanswered,
    },
  );
}

/**
 * Asks the service of this directory to shut down in order, and waits until it has. Does nothing when none runs.
 * @throws Error when it still runs after a minute.
 */
export async function stopService(directory: string): Promise<void> {
  const running = await findService(directory);
  if (!running) return;
  process.kill(running.pid, 'SIGTERM');
  const end = Date.now() + patience;
  while (await isServing(running.pid, running.mark)) {
    if (Date.now() > end) throw new Error(`Process ${running.pid} of ${directory} does not shut down`);
    await pause(20);
  }
}
