import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startDebianPostgres, startKafka, startRedis } from '@washcoat/data-services';
import { provisionServices } from '@washcoat/service-kit';
import { seedExternal } from '../../external/seed-external';
import { serviceNames } from '../../local/definitions';
import { CampaignDatabase } from './database';
import { SupervisedProcess } from './supervised-process';
import type { Fault, Stock, StockOptions } from './stock';
import { TcpProxy } from './tcp-proxy';

const CONVERTERS = 300;
/** How long the broker is away: seldom for a whole minute, because a round waits for it. */
const AWAY_MS = [2_000, 5_000, 10_000, 60_000] as const;
const NETWORK_MS = 3_000;

/** One process per service on PostgreSQL, Redis and Kafka, the first and the last behind bad networks. */
export async function startExternalStock({ bundles, folder }: StockOptions): Promise<Stock> {
  const database = await CampaignDatabase.open(startDebianPostgres, folder);
  const redis = await startRedis({ dataDir: path.join(folder, 'redis') });
  const broker = await startBroker(path.join(folder, 'kafka'));
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  const databases = await provisionServices(database.proxiedUrl, serviceNames, secret);
  const ports = Object.fromEntries(
    await Promise.all([...serviceNames, 'edge'].map(async (name) => [name, await freePort()] as const)),
  );
  const urlOf = (name: string) => `http://127.0.0.1:${ports[name]}`;
  const shared = {
    KAFKA_BROKERS: `127.0.0.1:${broker.proxy.port}`,
    REDIS_URL: redis.url,
    JWKS_URL: `${urlOf('entities')}/.well-known/jwks.json`,
    SERVICE_SECRET: secret,
    SERVICE_URLS: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, urlOf(name)]))),
    DATA_DIR: dataDir,
    BASE_URL: urlOf('edge'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  };
  const processes = [...serviceNames, 'edge'].map(
    (name) =>
      new SupervisedProcess({
        name,
        args: [path.join(bundles, `services/${name}.mjs`)],
        environment: {
          ...shared,
          HOST: '127.0.0.1',
          PORT: String(ports[name]),
          DATABASE_URL: databases[name] ?? database.proxiedUrl,
        },
        readyUrl: `${urlOf(name)}/health/ready`,
        logFile: path.join(folder, `${name}.log`),
      }),
  );
  processes.forEach((each) => each.start());
  const ready = async () => {
    for (const each of processes) await each.ready();
  };
  await ready();
  await seedExternal({ dataDir, databases, variables: shared, converters: CONVERTERS });
  const kill: Fault = {
    name: 'process killed',
    async strike(random) {
      const times = 1 + Math.floor(random() * 3);
      for (let count = 0; count < times; count++) {
        processes[Math.floor(random() * processes.length)]?.kill();
        await pause(random() * 800);
      }
    },
  };
  return {
    url: urlOf('edge'),
    adminUrl: database.adminUrl,
    faults: [kill, kill, kill, kill, ...database.faults, ...broker.faults, await redisFault(folder)],
    ready,
    starts: () => processes.reduce((sum, { starts }) => sum + starts, 0),
    async stop() {
      await Promise.all(processes.map((each) => each.stop()));
      await broker.stop();
      await (await startRedis({ dataDir: path.join(folder, 'redis') })).stop();
      await database.stop();
    },
  };
}

async function redisFault(folder: string): Promise<Fault> {
  return {
    name: 'redis restarted',
    async strike(random) {
      const dataDir = path.join(folder, 'redis');
      await (await startRedis({ dataDir })).stop();
      await pause(random() * 2_000);
      await startRedis({ dataDir });
    },
  };
}

async function startBroker(dataDir: string) {
  const port = await freePort();
  const proxy = await TcpProxy.start(() => port);
  const start = () => startKafka({ dataDir, port, advertisedPort: proxy.port });
  let broker = await start();
  const network = (['cut', 'delay', 'half-open', 'corrupt'] as const).map((trouble): Fault => ({
    name: `broker ${trouble}`,
    async strike(random) {
      proxy.behave(trouble);
      await pause(500 + random() * NETWORK_MS);
      proxy.behave('none');
    },
  }));
  const away: Fault = {
    name: 'broker away',
    async strike(random) {
      proxy.behave('away');
      await pause(AWAY_MS[Math.floor(random() ** 2 * AWAY_MS.length)]);
      proxy.behave('none');
    },
  };
  const restarted: Fault = {
    name: 'broker restarted',
    async strike() {
      await broker.stop();
      broker = await start();
    },
  };
  return {
    proxy,
    faults: [...network, away, restarted],
    async stop() {
      await proxy.stop();
      await broker.stop();
    },
  };
}
