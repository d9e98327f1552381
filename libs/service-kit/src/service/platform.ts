import type { KeySource } from '../access/key-source';
import type { TokenVerifier } from '../access/tokens';
import type { RateLimiter } from '../access/rate-limiter';
import type { SessionStore } from '../access/session-store';
import type { DatabaseConnection } from '../data/database';
import type { Transport } from '../events/transport';
import type { LiveBus } from '../live/live-bus';
import type { Logger } from '../platform/logger';
import type { ServiceCaller } from './service-caller';

/** What surrounds a service: chosen by configuration, the same interface embedded and external. */
export interface Platform {
  environment: 'development' | 'test' | 'production';
  /** The zone that cuts days and months. */
  timezone: string;
  transport: Transport;
  sessions: SessionStore;
  keys: KeySource;
  verifier: TokenVerifier;
  limiter: RateLimiter;
  /** Tells the connections of open pages what changed. */
  live: LiveBus;
  /** Calls of other services, for the few cases the architecture allows. */
  services: ServiceCaller;
  /** Signs calls between services and the addresses of papers. */
  secret: string;
  logger: Logger;
  /** What a connection to the database is, when not a watched one: for simulations. */
  databaseConnection?: DatabaseConnection;
}
