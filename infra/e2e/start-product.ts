import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const READY = /is ready at (\S+)/;
const DEADLINE_MS = 240_000;

/**
 * Starts the built product on a free port with data of its own, and says where in WASHCOAT_URL. The profile is the
 * embedded one, or the one that WASHCOAT_PROFILE names. It believes tests about the address that they call from.
 * Returns what stops it.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.WASHCOAT_URL) return undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-e2e-'));
  // Open to pass, so that the database of a root stays in it and goes with it.
  await chmod(dataDir, 0o755);
  const isExternal = process.env.WASHCOAT_PROFILE === 'external';
  const script = isExternal ? 'infra/external/start.mjs' : 'infra/local/start.mjs';
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'development', TRUSTED_PROXIES: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env.WASHCOAT_URL = await untilReady(child);
  process.env.WASHCOAT_DATA_DIR = isExternal ? path.join(dataDir, 'external') : dataDir;
  return async () => {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  };
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(
      () => reject(new Error(`The product was not ready in time. It printed:\n${printed}`)),
      DEADLINE_MS,
    );
    child.once('exit', (code) =>
      reject(new Error(`The product ended with code ${code}. It printed:\n${printed}`)),
    );
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = READY.exec(printed)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  await ended;
}
