import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@washcoat/data-services';
import { workspaceFolder } from '../build/app.mjs';
import { matrixText, promisedMatrix, signInAll } from './permission-matrix';
import { seedSystem, startSystemOn } from './start-system';

/** Writes what the contracts promise to the sign-ins of the demonstration into the kept table. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-matrix-'));
  const postgres = await startPostgres({ dataDir, ephemeral: true });
  const product = await startSystemOn(postgres.adminUrl);
  try {
    await seedSystem(product.system);
    const callers = await signInAll(product.url);
    const file = path.join(workspaceFolder, 'infra/system-tests/permission-matrix.tsv');
    await writeFile(file, matrixText(callers, promisedMatrix(callers)));
    console.log(`${path.relative(workspaceFolder, file)} is written.`);
  } finally {
    await product.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
