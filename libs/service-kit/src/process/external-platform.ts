import type { RedisClientType } from 'redis';
import { RateLimiter } from '../access/rate-limiter';
import { RemoteKeySource } from '../access/key-source';
import { RedisSessionStore } from '../access/redis-session-store';
import { TokenVerifier } from '../access/tokens';
import { KafkaTransport } from '../events/kafka-transport';
import { RedisLiveBus } from '../live/redis-live-bus';
import { AnnouncedSessions } from '../live/announced-sessions';
import type { ServiceEnvironment } from '../platform/environment';
import { createLogger, type Logger } from '../platform/logger';
import { timers } from '../platform/surroundings';
import type { Platform } from '../service/platform';
import { RemoteServiceCaller } from '../service/service-caller';

const REDIS_DEADLINE_MS = 10_000;
/**
 * A Redis that is away refuses at once, and one that says nothing for so long is away: no request waits for it. It is
 * looked for until it is back; of itself the client would give up one that fell silent.
 */
const redisOptions = {
  disableOfflineQueue: true,
  pingInterval: 1_000,
  socket: { socketTimeout: 3_000, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 2_000) },
};

export interface ExternalPlatform {
  platform: Platform;
  /** The connection to Redis, for a process that needs further ones. */
  redis: RedisClientType;
  /** What open pages are told, of this process and the others. */
  live: RedisLiveBus;
  close(): Promise<void>;
}

/** The platform of a service in a process of its own: Kafka, Redis, keys over HTTP. */
export async function externalPlatform(
  name: string,
  environment: ServiceEnvironment,
): Promise<ExternalPlatform> {
  const logger = createLogger(name, environment.LOG_LEVEL);
  const redis = await connectRedis(environment.REDIS_URL, logger);
  const live = new RedisLiveBus(redis, logger);
  const keys = new RemoteKeySource(environment.JWKS_URL);
  const platform: Platform = {
    environment: environment.NODE_ENV,
    timezone: environment.APP_TIMEZONE,
    transport: await KafkaTransport.open({
      brokers: environment.KAFKA_BROKERS.split(','),
      clientId: `washcoat-${name}`,
      logger,
    }),
    sessions: new AnnouncedSessions(new RedisSessionStore(redis), live),
    keys,
    verifier: new TokenVerifier(keys),
    limiter: new RateLimiter(redis),
    live,
    services: new RemoteServiceCaller(environment.SERVICE_URLS, environment.SERVICE_SECRET),
    secret: environment.SERVICE_SECRET,
    logger,
  };
  return {
    platform,
    redis,
    live,
    async close() {
      await redis.close();
    },
  };
}

async function connectRedis(url: string, logger: Logger): Promise<RedisClientType> {
  const { createClient } = await import('redis');
  const redis: RedisClientType = createClient({ url, ...redisOptions });
  redis.on('error', (error: Error) => logger.warn({ error }, 'redis'));
  const deadline = new Promise<never>((_, reject) => {
    timers.after(REDIS_DEADLINE_MS, () => reject(new Error('Redis does not answer at REDIS_URL.')));
  });
  await Promise.race([redis.connect(), deadline]);
  return redis;
}
