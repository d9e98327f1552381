import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, removeDataDir } from '@washcoat/data-services';
import { listen, RateLimiter } from '@washcoat/service-kit';
import { seedParts, serviceDefinitions } from '../local/definitions';
import { createDoor } from '../local/door';
import { seedDemonstration } from '../local/seed';
import { startSystem, type System } from '../local/system';

/** Requests that these tests may send for each one that a person may. */
const HURRY = 1000;
const CONVERTERS = 300;
const HOST = '127.0.0.1';
/** The one that the services' own tests use on the same server: passwords of the services' roles derive from it. */
const SECRET = createHash('sha256').update('test').digest('hex');

/** The whole product in this process, behind its door on a free port of loopback. */
export interface TestSystem {
  url: string;
  /** Connection address with the rights of an administrator. */
  adminUrl: string;
  dataDir: string;
  system: System;
  stop(): Promise<void>;
}

/** Starts the product on a database, with a data folder of its own that goes when it stops. */
export async function startSystemOn(adminUrl: string): Promise<TestSystem> {
  const dataDir = await newDataDir();
  const product = await startSystemIn(dataDir, adminUrl);
  return {
    ...product,
    async stop() {
      await product.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** A data folder with the secret that databases of tests are made with. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-system-'));
  await writeFile(path.join(dataDir, 'secret'), SECRET, { mode: 0o600 });
  return dataDir;
}

/** Starts the product on a database and a data folder that is there already. */
export async function startSystemIn(dataDir: string, adminUrl: string): Promise<TestSystem> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const system = await startSystem({
    adminUrl,
    dataDir,
    definitions: serviceDefinitions(dataDir, url),
    logLevel: process.env.LOG_LEVEL ?? 'silent',
    limiter: new RateLimiter(undefined, HURRY),
  });
  const folders = { shellFolder: path.join(dataDir, 'shell'), remotesFolder: path.join(dataDir, 'remotes') };
  const door = createDoor(system, folders);
  const listener = await listen(door.handler, HOST, port, { upgrade: door.upgrade });
  return {
    url,
    adminUrl,
    dataDir,
    system,
    async stop() {
      await door.close();
      await listener.close();
      await system.stop();
    },
  };
}

/** Makes the demonstration installation, with a small catalogue. */
export function seedSystem({ services, settle }: System): Promise<void> {
  return seedDemonstration({
    parts: seedParts,
    services,
    settle,
    converters: CONVERTERS,
    log: () => undefined,
  });
}
