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
  MemorySessionStore,
  provisionServices,
  RateLimiter,
  replayDeadLetters,
  replayTopic,
  Service,
  TokenVerifier,
  type Platform,
} from '@washcoat/service-kit';
import { serviceDefinitions } from './definitions';

const usage = `npm run events -- dead-letters                      lists the events that a service gave up on
npm run events -- retry <service> [number]          handles shelved events again
npm run events -- replay <topic> <service>          rebuilds what the service keeps of a topic (loads.load reporting)`;

/**
 * The operator's command over events. It works on the database of a running product, or starts the embedded one for
 * the while: handlers only need their transaction, and the inbox keeps it and the running services apart.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [verb, ...rest] = args;
  const { services, close } = await openServices();
  try {
    if (verb === 'dead-letters') await list(services);
    else if (verb === 'retry') await retry(services, rest);
    else if (verb === 'replay') await replay(services, rest);
    else throw new StartupProblem(usage);
  } finally {
    await close();
  }
}

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
  const handled = await replayTopic(producer, target, topic);
  console.log(`${handled} events of ${topic} handled by ${name}`);
}

function serviceNamed(services: ReadonlyMap<string, Service>, name: string): Service {
  const service = services.get(name);
  if (!service) throw new StartupProblem(`There is no service ${name || 'without a name'}. ${usage}`);
  return service;
}

async function openServices(): Promise<{ services: ReadonlyMap<string, Service>; close(): Promise<void> }> {
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
  const secret = process.env.SERVICE_SECRET ?? (await readSecret(dataDir));
  const database = await openDatabase(path.join(dataDir, 'postgres'));
  const definitions = serviceDefinitions(dataDir, '');
  const urls = await provisionServices(
    database.adminUrl,
    definitions.map(({ name }) => name),
    secret,
  );
  const platform = quietPlatform(secret);
  const services = new Map(
    definitions.map((definition) => [
      definition.name,
      new Service(definition, platform, urls[definition.name] ?? '', 2),
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

function quietPlatform(secret: string): Platform {
  const keys = new LocalKeySource();
  return {
    environment: 'development',
    timezone: process.env.APP_TIMEZONE ?? 'America/New_York',
    transport: new InProcessTransport(),
    sessions: new MemorySessionStore(),
    keys,
    verifier: new TokenVerifier(keys),
    limiter: new RateLimiter(),
    services: new LocalServiceCaller(secret),
    secret,
    logger: createLogger('events', 'warn'),
  };
}
