import { RunningService, serviceEnvironment } from '@washcoat/service-kit';
import { externalPlatform } from '@washcoat/service-kit/external';
import { seedParts, serviceDefinitions } from '../local/definitions';
import { seedDemonstration } from '../local/seed';
import { settleEvents } from './settle-events';

export interface ExternalSeedOptions {
  dataDir: string;
  /** The connection address of each service. */
  databases: Record<string, string>;
  /** The environment that all services share. */
  variables: Record<string, string>;
  converters: number;
}

/**
 * Seeds through the use cases in this process while the services run in theirs: rows and outgoing events are written
 * here, and the running services' relays and consumers carry them over Kafka.
 */
export async function seedExternal({
  dataDir,
  databases,
  variables,
  converters,
}: ExternalSeedOptions): Promise<void> {
  const environment = serviceEnvironment.parse({ ...variables, DATABASE_URL: databases.entities, PORT: '0' });
  const { platform, close } = await externalPlatform('seed', environment);
  const definitions = serviceDefinitions(dataDir, variables.BASE_URL ?? '');
  const services = definitions.map(
    (definition) => new RunningService(definition, platform, databases[definition.name] ?? '', 3),
  );
  try {
    await seedDemonstration({
      parts: seedParts,
      services: new Map(services.map((service) => [service.name, service])),
      settle: () => settleEvents(services),
      converters,
      log: (line) => console.log(line),
    });
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await close();
  }
}
