import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findRunningPostgres, startPostgres, StartupProblem } from '@washcoat/data-services';
import {
  createLogger,
  InProcessTransport,
  listDeadLetters,
  LocalKeySource,
  LocalServiceCaller,
  MemoryLiveBus,
  MemorySessionStore,
  RateLimiter,
  replayDeadLetters,
  replayTopic,
  RunningService,
  type Service,
  serviceDatabaseUrl,
  TokenVerifier,
  type Platform,
} from '@washcoat/service-kit';
import { commandLine, commands } from './commands.mjs';
import { serviceDefinitions } from './definitions';
import { ownDatabases } from './own-databases';

/**
 * The operator's command over events. It works on the database of a running product, or starts the embedded one for
 * the while: handlers only need their transaction, and the inbox keeps it and the running services apart. Roles,
 * passwords and schemas are those that the start of the product has made.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine('events', args);
  const [verb = '', ...rest] = positionals;
  const act = { 'dead-letters': list, retry, replay }[verb];
  if (!act) throw new StartupProblem(usage);
  const { services, close } = await openServices(ownDatabases(values.database));
  try {
    await act(services, rest);
  } finally {
    await close();
  }
}

const usage = commands.events?.usage ?? '';

async function list(services: ReadonlyMap<string, Service>): Promise<void> {
  let count = 0;
  for (const service of services.values()) {
    for (const letter of await listDeadLetters(service)) {
      count++;
      const { deadLetterId, consumer, topic, error, shelvedAt } = letter;
      console.log(
        `${service.name} ${deadLetterId}  ${shelvedAt.toISOString()}  ${topic} → ${consumer}  ${error}`,
      );
    }
  }
  console.log(`${count} shelved events`);
}

async function retry(services: ReadonlyMap<string, Service>, [name = '', number]: string[]): Promise<void> {
  const { handled, failed } = await replayDeadLetters(
    serviceNamed(services, name),
    number === undefined ? undefined : Number(number),
  );
  console.log(`${handled} events handled`);
  for (const { deadLetterId, error } of failed)
    console.log(`${name} ${deadLetterId} stays shelved: ${error.message}`);
  if (failed.length) process.exitCode = 1;
}

async function replay(
  services: ReadonlyMap<string, Service>,
  [topic = '', name = '']: string[],
): Promise<void> {
  const [owner = ''] = topic.split('.');
  const [producer, target] = [serviceNamed(services, owner), serviceNamed(services, name)];
  if (!target.consumers.some(({ event }) => event.topic === topic)) {
    throw new StartupProblem(`${name} does not listen to ${topic}.`);
  }
  const { handled, shelved } = await replayTopic(producer, target, topic);
  console.log(`${handled} events of ${topic} handled by ${name}`);
  if (!shelved) return;
  console.log(`${shelved} could not be handled and are shelved: npm run events -- dead-letters`);
  process.exitCode = 1;
}

function serviceNamed(services: ReadonlyMap<string, Service>, name: string): Service {
  const service = services.get(name);
  if (!service) throw new StartupProblem(`There is no service ${name || 'without a name'}. ${usage}`);
  return service;
}

async function openServices(
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
    logger: createLogger('events', 'warn'),
  };
}
