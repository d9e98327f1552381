import {
  createLogger,
  InProcessTransport,
  LocalKeySource,
  LocalServiceCaller,
  MemoryLiveBus,
  MemorySessionStore,
  RateLimiter,
  TokenVerifier,
  type Platform,
} from '@washcoat/service-kit';

/** A platform on which nobody signs in: for what prepares a world. */
export function barePlatform(secret: string): Platform {
  const keys = new LocalKeySource();
  return {
    environment: 'test',
    timezone: 'America/New_York',
    transport: new InProcessTransport(),
    sessions: new MemorySessionStore(),
    keys,
    verifier: new TokenVerifier(keys),
    limiter: new RateLimiter(),
    live: new MemoryLiveBus(),
    services: new LocalServiceCaller(secret),
    secret,
    logger: createLogger('preparation', process.env.LOG_LEVEL ?? 'silent'),
  };
}
