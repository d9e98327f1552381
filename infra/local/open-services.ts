import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findRunningPostgres, startPostgres, StartupProblem } from '@washcoat/data-services';
import {
  createLogger,
  InProcessTransport,
  LocalKeySource,
  LocalServiceCaller,
  MemoryLiveBus,
  MemorySessionStore,
  RateLimiter,
  RunningService,
  type Service,
  serviceDatabaseUrl,
  TokenVerifier,
  type Platform,
} from '@washcoat/service-kit';
import { serviceDefinitions } from './definitions';

/** The services on the database of a running product, or on the embedded one, which is started for the while. */
export async function openServices(
  own: ReadonlyMap<string, string>,
): Promise<{ services: ReadonlyMap<string, Service>; close(): Promise<void> }> {
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
  const secret = process.env.SERVICE_SECRET ?? (await readSecret(dataDir));
  const database = await openDatabase(path.join(dataDir, 'postgres'));
  const platform = barePlatform(secret);
  const urlOf = (name: string) => {
    const url = own.get(name) ?? database.adminUrl;
    return own.has(name) && new URL(url).username ? url : serviceDatabaseUrl(url, name, secret);
  };
  const services = new Map(
    serviceDefinitions(dataDir, '').map((definition) => [
      definition.name,
      new RunningService(definition, platform, urlOf(definition.name), 2),
    ]),
  );
  return {
    services,
    async close() {
      await Promise.all([...services.values()].map((service) => service.stop()));
      await database.close();
    },
  };
}

function readSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  if (existsSync(file)) return readFile(file, 'utf8');
  throw new StartupProblem(`No installation was started in ${dataDir} yet; name another one with DATA_DIR.`);
}

async function openDatabase(dataDir: string): Promise<{ adminUrl: string; close(): Promise<void> }> {
  const running = process.env.DATABASE_ADMIN_URL ?? (await findRunningPostgres({ dataDir }))?.adminUrl;
  if (running) return { adminUrl: running, close: async () => undefined };
  const postgres = await startPostgres({ dataDir });
  return { adminUrl: postgres.adminUrl, close: () => postgres.stop() };
}

function barePlatform(secret: string): Platform {
  const keys = new LocalKeySource();
  return {
    environment: 'development',
    timezone: process.env.APP_TIMEZONE ?? 'America/New_York',
    transport: new InProcessTransport(),
    sessions: new MemorySessionStore(),
    keys,
    verifier: new TokenVerifier(keys),
    limiter: new RateLimiter(),
    live: new MemoryLiveBus(),
    services: new LocalServiceCaller(secret),
    secret,
    logger: createLogger('command', 'warn'),
  };
}
