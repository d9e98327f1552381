import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface ServiceProcess {
  name: string;
  url: string;
  child: ChildProcess;
}

const READY_DEADLINE_MS = 60_000;
const END_DEADLINE_MS = 10_000;

/** Starts one bundled service as a process of its own on `port` and waits until it answers that it is ready. */
export async function startProcess(
  distFolder: string,
  name: string,
  port: number,
  environment: Record<string, string>,
): Promise<ServiceProcess> {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(distFolder, 'services', `${name}.mjs`)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilReady(name, url, child);
  return { name, url, child };
}

async function untilReady(name: string, url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_DEADLINE_MS; Date.now() < deadline; await pause(100)) {
    if (child.exitCode !== null)
      throw new Error(`The ${name} service ended with code ${child.exitCode}; its words are above.`);
    if (await isReady(url)) return;
  }
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
export async function stopProcess({ child }: ServiceProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_DEADLINE_MS);
  await ended;
  clearTimeout(timer);
}
