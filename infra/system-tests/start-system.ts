import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, type RunningPostgres } from '@washcoat/data-services';
import { listen, RateLimiter } from '@washcoat/service-kit';
import { seedParts, serviceDefinitions } from '../local/definitions';
import { createDoor } from '../local/door';
import { seedDemonstration } from '../local/seed';
import { startSystem, type System } from '../local/system';

/** Requests that these tests may send for each one that a person may. */
const HURRY = 1000;
const CONVERTERS = 300;
const HOST = '127.0.0.1';

/** The whole product in this process, seeded, behind its door on a free port of loopback. */
export interface TestSystem {
  url: string;
  dataDir: string;
  system: System;
  postgres: RunningPostgres;
  /** Runs the seed again. */
  seed(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product on a PostgreSQL, data and demonstration of its own. */
export async function startSeededSystem(): Promise<TestSystem> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-system-'));
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), ephemeral: true });
  const system = await startSystem({
    adminUrl: postgres.adminUrl,
    dataDir,
    definitions: serviceDefinitions(dataDir, `http://${HOST}`),
    logLevel: process.env.LOG_LEVEL ?? 'silent',
    limiter: new RateLimiter(undefined, HURRY),
  });
  const seed = () =>
    seedDemonstration({
      parts: seedParts,
      services: system.services,
      settle: () => system.settle(),
      converters: CONVERTERS,
      log: () => undefined,
    });
  await seed();
  const folders = { shellFolder: path.join(dataDir, 'shell'), remotesFolder: path.join(dataDir, 'remotes') };
  const listener = await listen(createDoor(system, folders).handler, HOST, 0);
  return {
    url: `http://${HOST}:${listener.port}`,
    dataDir,
    system,
    postgres,
    seed,
    async stop() {
      await listener.close();
      await system.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
