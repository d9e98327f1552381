import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryGivenBack } from '../local/memory-given-back.mjs';

/** A bundled service, its port on loopback and its environment. */
export interface ProcessOptions {
  /** Folder of the bundles. */
  distFolder: string;
  name: string;
  port: number;
  /** Where its figures are asked for; absent: nowhere. */
  metricsPort?: number;
  environment: Record<string, string>;
}

/** A service that runs in a process of its own until it is stopped. */
export interface ServiceProcess {
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const READY_DEADLINE_MS = 60_000;
const END_DEADLINE_MS = 10_000;
const PAUSE_BEFORE_NEXT_MS = 1000;

/**
 * Starts a service and waits until it answers that it is ready. From then on it is kept running: when its process ends
 * without being asked to, the next one is started on the same port.
 */
export async function startProcess(options: ProcessOptions): Promise<ServiceProcess> {
  let child = launch(options);
  let isStopping = false;
  await untilReady(options, child);
  const keepRunning = (ended: ChildProcess) => {
    ended.once('exit', (code, signal) => {
      if (isStopping) return;
      console.error(`The ${options.name} service ended (${signal ?? code}); starting it again.`);
      setTimeout(() => {
        if (isStopping) return;
        child = launch(options);
        keepRunning(child);
      }, PAUSE_BEFORE_NEXT_MS);
    });
  };
  keepRunning(child);
  return {
    stop() {
      isStopping = true;
      return end(child);
    },
  };
}

/**
 * Ctrl-C reaches every process of a terminal's group: a service stands in a group of its own, so that it is ended in
 * its turn. Over the channel it notices when this process is gone without a word, and ends itself.
 */
function launch({ distFolder, name, port, metricsPort, environment }: ProcessOptions): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', path.join(distFolder, 'services', `${name}.mjs`)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...memoryGivenBack,
      ...process.env,
      METRICS_PORT: metricsPort === undefined ? undefined : String(metricsPort),
      ...environment,
      HOST,
      PORT: String(port),
    },
  });
}

async function untilReady({ name, port }: ProcessOptions, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_DEADLINE_MS; Date.now() < deadline; await pause(100)) {
    if (hasEnded(child))
      throw new Error(`The ${name} service ended with code ${child.exitCode}; its words are above.`);
    if (await isReady(`http://${HOST}:${port}`)) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The ${name} service was not ready within a minute.`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return false;
    throw error;
  }
}

/** Asks a process to end and waits for it; one that does not is killed after ten seconds. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_DEADLINE_MS);
  await ended;
  clearTimeout(timer);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
