import { serviceDatabaseUrl } from '../data/provision';
import { metricsText } from '../http/metrics';
import { readEnvironment, serviceEnvironment, type ServiceEnvironment } from '../platform/environment';
import { RunningService } from '../service/running-service';
import type { ServiceDefinition } from '../service/service';
import { externalPlatform } from './external-platform';
import { spreadLastNet } from './last-net';
import { listen } from './listen';
import { serveMetrics } from './metrics-port';
import { shutdownOnSignal } from './shutdown';

/**
 * Runs one service as a process of its own from the environment: migrate, listen for events, listen for requests.
 * It ends in the opposite order, so that nothing is acknowledged that was not done.
 */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const environment = readEnvironment(serviceEnvironment);
  const { platform, close } = await externalPlatform(definition.name, environment);
  const service = new RunningService(definition, platform, databaseUrlOf(definition.name, environment));
  await service.prepare();
  const listener = await listen(service.app.callback(), environment.HOST, environment.PORT);
  const metrics = await serveMetrics(environment, metricsText);
  await platform.transport.start();
  service.start();
  platform.logger.info({ port: listener.port }, `${definition.name} is ready`);
  const end = shutdownOnSignal(
    async () => {
      await listener.close();
      await metrics.close();
      await platform.transport.stop();
      await service.stop();
      await close();
    },
    (error) => platform.logger.error({ error }, 'the service did not end cleanly'),
  );
  spreadLastNet(platform.logger, end);
}

/** An address without a user gets the role that the provisioning derives from the secret. */
function databaseUrlOf(
  service: string,
  { DATABASE_URL: url, SERVICE_SECRET: secret }: ServiceEnvironment,
): string {
  return new URL(url).username ? url : serviceDatabaseUrl(url, service, secret);
}
