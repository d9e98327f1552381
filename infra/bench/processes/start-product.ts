import { spawn, type ChildProcess } from 'node:child_process';

const READY = /is ready at (\S+)/;
const DEADLINE_MS = 600_000;

export interface StartedProduct {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the product as a person does, with a command of this checkout, and waits until it says where it is. */
export async function startProduct(
  command: readonly string[],
  environment: Record<string, string>,
  program = process.execPath,
): Promise<StartedProduct> {
  console.log(`Starting ${[program, ...command].join(' ')} …`);
  const child = spawn(program, command, {
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = () => interrupt(child);
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const url = await untilReady(child);
  return { url, pid: child.pid ?? 0, stop: () => stopped(child) };
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (why: string) => {
      interrupt(child);
      reject(new Error(`The product ${why}. It printed:\n${printed}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), DEADLINE_MS);
    child.once('exit', (code) => fail(`ended with code ${code}`));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = READY.exec(printed)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  interrupt(child);
  await ended;
}

/** Ctrl-C: the terminal tells the whole group, and npm counts on that. */
function interrupt({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGINT');
}
