import { findRunningPostgres } from './embedded-postgres';
import { findService, stopService } from './background-service';
import { startKafka } from './kafka/kafka-service';
import { startDebianPostgres } from './debian-postgres/debian-postgres';
import { startRedis } from './redis/redis-service';

/** Where a service keeps its data and which port of 127.0.0.1 it takes (undefined: its last or a free one). */
export interface ServiceAddress {
  dataDir: string;
  port?: number;
}

/** A service in the background, as a command sees it: started by one process, stopped by another. */
export interface ExternalService {
  /** Starts it, or finds it running; gives the variable that tells the product where it is. */
  start(place: ServiceAddress): Promise<{ variable: string; value: string }>;
  stop(dataDir: string): Promise<void>;
  /** Port it listens on; undefined when it does not run. */
  port(dataDir: string): Promise<number | undefined>;
}

const portOf = async (dataDir: string) => (await findService(dataDir))?.port;
const postgresPort = async (dataDir: string) => (await findRunningPostgres({ dataDir }))?.port;

/** Every service that the external profile runs beside the product, by name. */
export const externalServices: ReadonlyMap<string, ExternalService> = new Map<string, ExternalService>([
  [
    'postgres',
    {
      start: async (place) => ({
        variable: 'DATABASE_URL',
        value: (await startDebianPostgres(place)).adminUrl,
      }),
      stop: async (dataDir) => {
        if (await postgresPort(dataDir)) await (await startDebianPostgres({ dataDir })).stop();
      },
      port: postgresPort,
    },
  ],
  [
    'redis',
    {
      start: async (place) => ({ variable: 'REDIS_URL', value: (await startRedis(place)).url }),
      stop: stopService,
      port: portOf,
    },
  ],
  [
    'kafka',
    {
      start: async (place) => ({
        variable: 'KAFKA_BROKERS',
        value: (await startKafka(place)).brokers.join(','),
      }),
      stop: stopService,
      port: portOf,
    },
  ],
]);
