import path from 'node:path';
import { debianPostgresAvailable, freePort, kafkaAvailable, redisAvailable } from '@washcoat/data-services';
import type { BenchOptions } from '../bench';
import { startProduct, type StartedProduct } from '../processes/start-product';

/** Why the external profile can't run here; undefined when it can. */
export function externalProblem(): string | undefined {
  const probes = [debianPostgresAvailable(), redisAvailable(), kafkaAvailable()];
  for (const probe of probes) if (!probe.ok) return probe.reason;
  return undefined;
}

/** The product with one process per service on PostgreSQL, Redis and Kafka. */
export async function startExternal({ folder }: BenchOptions): Promise<StartedProduct> {
  return startProduct(['infra/external/start.mjs'], {
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data-external'),
  });
}
