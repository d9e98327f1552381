import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@washcoat/data-services';
import { statementTexts } from '@washcoat/service-kit';
import pg from 'pg';
import { serviceNames } from '../local/definitions';
import { seedSystem, startSystemOn } from '../system-tests/start-system';
import { keptDatabaseFile, readSchema, refusalOf, type DatabaseReport } from './database-report';

/**
 * Keeps tables and statements of this checkout as those of the released version. The demonstration is made first:
 * statements that are sent as one are known when they were.
 */
export async function keepDatabase(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-database-'));
  const postgres = await startPostgres({ dataDir, ephemeral: true });
  const product = await startSystemOn(postgres.adminUrl);
  const client = new pg.Client(postgres.adminUrl);
  await client.connect();
  try {
    await seedSystem(product.system);
    await writeFile(keptDatabaseFile, `${JSON.stringify(await reportOf(client), null, 1)}\n`);
    return keptDatabaseFile;
  } finally {
    await client.end();
    await product.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function reportOf(client: pg.Client): Promise<DatabaseReport> {
  const report: DatabaseReport = { schemas: {}, statements: [] };
  for (const service of serviceNames) report.schemas[service] = await readSchema(client, service);
  for (const text of statementTexts()) {
    const services: string[] = [];
    for (const service of serviceNames) if (!(await refusalOf(client, service, text))) services.push(service);
    // A part of a statement that asks nothing alone is in the ones that it is sent with.
    if (services.length) report.statements.push({ text, services });
  }
  return report;
}
