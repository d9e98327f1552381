import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createLogger,
  eventsUnderWay,
  InProcessTransport,
  LocalKeySource,
  LocalServiceCaller,
  MemoryLiveBus,
  MemorySessionStore,
  provisionServices,
  RateLimiter,
  RunningService,
  type Service,
  AnnouncedSessions,
  TokenVerifier,
  type Platform,
  type ServiceDefinition,
} from '@washcoat/service-kit';

export interface SystemOptions {
  /** Connection address with the rights of an administrator. */
  adminUrl: string;
  dataDir: string;
  definitions: readonly ServiceDefinition[];
  logLevel?: string;
  timezone?: string;
  /** Counts requests; who measures or tests at more than people's pace brings one with more room. */
  limiter?: RateLimiter;
}

/** All services in one process on the embedded defaults. */
export interface System {
  platform: Platform;
  services: ReadonlyMap<string, Service>;
  /** Waits until every event that is written has been handled. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const POOL_PER_SERVICE = 8;
const SETTLE_STEP_MS = 20;

/** Provisions, migrates and starts every service; it does not listen. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { adminUrl, dataDir, definitions } = options;
  const secret = await readSecret(dataDir);
  const urls = await provisionServices(
    adminUrl,
    definitions.map(({ name }) => name),
    secret,
  );
  const { platform, caller } = embeddedPlatform(secret, options);
  const services = new Map<string, Service>();
  for (const definition of definitions) {
    const service = new RunningService(definition, platform, urls[definition.name] ?? '', POOL_PER_SERVICE);
    caller.add(definition.name, service.app.callback());
    services.set(definition.name, service);
  }
  const all = [...services.values()];
  await Promise.all(all.map((service) => service.prepare()));
  await platform.transport.start();
  all.forEach((service) => service.start());
  return {
    platform,
    services,
    settle: () => settle(all),
    async stop() {
      await Promise.all(all.map((service) => service.halt()));
      await platform.transport.stop();
      await Promise.all(all.map((service) => service.stop()));
    },
  };
}

function embeddedPlatform(
  secret: string,
  { logLevel = 'warn', timezone = 'America/New_York', limiter = new RateLimiter() }: SystemOptions,
) {
  const keys = new LocalKeySource();
  const caller = new LocalServiceCaller(secret);
  const live = new MemoryLiveBus();
  const environment = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  const platform: Platform = {
    environment,
    timezone,
    transport: new InProcessTransport(),
    sessions: new AnnouncedSessions(new MemorySessionStore(), live),
    keys,
    verifier: new TokenVerifier(keys),
    limiter,
    live,
    services: caller,
    secret,
    logger: createLogger('washcoat', logLevel),
  };
  return { platform, caller };
}

/** The secret of this installation, made once and readable by its owner only. */
async function readSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  if (existsSync(file)) return readFile(file, 'utf8');
  const secret = randomBytes(32).toString('hex');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

async function settle(services: readonly Service[]): Promise<void> {
  while ((await Promise.all(services.map(hasWaitingEvents))).some(Boolean)) {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_STEP_MS));
  }
}

const hasWaitingEvents = async (service: Service) => (await eventsUnderWay(service.database)) > 0;
