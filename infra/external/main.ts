import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  debianPostgresAvailable,
  freePort,
  isPortFree,
  kafkaAvailable,
  redisAvailable,
  startDebianPostgres,
  startKafka,
  startRedis,
  StartupProblem,
} from '@washcoat/data-services';
import { provisionServices, shutdownOnSignal } from '@washcoat/service-kit';
import { commandLine } from '../local/commands.mjs';
import { serviceNames } from '../local/definitions';
import { ownDatabases } from '../local/own-databases';
import { releaseBuiltRemotes } from '../local/release-built-remotes';
import { welcome } from '../local/welcome';
import { metricsPorts } from './metrics-ports';
import { startProcess } from './processes';
import { seedExternal } from './seed-external';

const HOST = '127.0.0.1';
const DEMO_CONVERTERS = '5000';
/** This file is bundled beside the processes that it starts. */
const bundleFolder = path.dirname(fileURLToPath(import.meta.url));

interface Stoppable {
  stop(): Promise<void>;
}

/** npm run start:external: PostgreSQL, Redis, Kafka, and one process per service, seeded like the embedded product. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = commandLine('start:external', args);
  const own = ownDatabases(values.database);
  const port = Number(process.env.PORT ?? 4400) || (await freePort());
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data', 'external');
  if (!(await isPortFree(port)))
    throw new StartupProblem(`Port ${port} is in use; choose another with PORT.`);
  const metrics = metricsPorts(process.env.METRICS_PORT, serviceNames);
  for (const metricsPort of metrics.values())
    if (!(await isPortFree(metricsPort)))
      throw new StartupProblem(`Port ${metricsPort} is in use; choose another with METRICS_PORT.`);
  demandServices();
  await mkdir(dataDir, { recursive: true });
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const part of started.reverse()) await part.stop();
  };
  shutdownOnSignal(stop, (error) => console.error('Washcoat did not stop cleanly.', error));
  try {
    const converters = Number(values.converters ?? DEMO_CONVERTERS);
    await startAll({ port, metrics, dataDir, own, converters }, started);
  } catch (error) {
    await stop();
    throw error;
  }
  console.log(welcome(`http://${HOST}:${port}`, true));
}

function demandServices(): void {
  for (const probe of [debianPostgresAvailable(), redisAvailable(), kafkaAvailable()]) {
    if (!probe.ok) throw new StartupProblem(`The external profile can't start here: ${probe.reason}`);
  }
}

interface Settings {
  port: number;
  /** Where figures are asked for, by process. */
  metrics: ReadonlyMap<string, number>;
  dataDir: string;
  /** Servers of their own, by service. */
  own: ReadonlyMap<string, string>;
  converters: number;
}

async function startAll(
  { port, metrics, dataDir, own, converters }: Settings,
  started: Stoppable[],
): Promise<void> {
  const secret = await readSecret(dataDir);
  const say = (line: string) => console.log(line);
  say('Starting PostgreSQL, Redis and Kafka …');
  const postgres = await startDebianPostgres({ dataDir: path.join(dataDir, 'postgres') });
  started.push(postgres);
  const redis = await startRedis({ dataDir: path.join(dataDir, 'redis') });
  started.push(redis);
  const kafka = await startKafka({ dataDir: path.join(dataDir, 'kafka') });
  started.push(kafka);

  const databases = await provisionServices(postgres.adminUrl, serviceNames, secret);
  for (const [name, url] of own) Object.assign(databases, await provisionServices(url, [name], secret));
  const ports = Object.fromEntries(
    await Promise.all(serviceNames.map(async (name) => [name, await freePort()] as const)),
  );
  const urls = Object.fromEntries(serviceNames.map((name) => [name, `http://${HOST}:${ports[name]}`]));
  const shared = {
    KAFKA_BROKERS: kafka.brokers.join(','),
    REDIS_URL: redis.url,
    JWKS_URL: `${urls.entities}/.well-known/jwks.json`,
    SERVICE_SECRET: secret,
    SERVICE_URLS: JSON.stringify(urls),
    DATA_DIR: dataDir,
    BASE_URL: `http://${HOST}:${port}`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    NODE_ENV: 'development',
    ...(process.env.STRIPE_SECRET_KEY ? {} : { PAYMENT_PROVIDER: 'test' }),
  };
  say('Starting one process per service …');
  const run = async (name: string, processPort: number, databaseUrl: string) => {
    const process = { name, port: processPort, metricsPort: metrics.get(name) };
    const environment = { ...shared, DATABASE_URL: databaseUrl };
    started.push(await startProcess({ distFolder: bundleFolder, environment, ...process }));
  };
  for (const name of serviceNames) await run(name, ports[name] ?? 0, databases[name] ?? '');
  await releaseBuiltRemotes(process.cwd(), path.join(dataDir, 'remotes'));
  await seedOnce(dataDir, () => seedExternal({ dataDir, databases, variables: shared, converters }));
  await run('edge', port, postgres.adminUrl);
}

async function seedOnce(dataDir: string, seed: () => Promise<void>): Promise<void> {
  const marker = path.join(dataDir, 'demonstration');
  if (existsSync(marker)) return;
  console.log('Making the demonstration installation …');
  await seed();
  await writeFile(marker, `${new Date().toISOString()}\n`);
}

async function readSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  if (existsSync(file)) return readFile(file, 'utf8');
  const secret = randomBytes(32).toString('hex');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
