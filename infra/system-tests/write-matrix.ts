import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceFolder } from '../build/app.mjs';
import { matrixText, promisedMatrix, signInAll } from './permission-matrix';
import { startSeededSystem } from './start-system';

/** Writes what the contracts promise to the sign-ins of the demonstration into the kept table. */
export async function main(): Promise<void> {
  const product = await startSeededSystem();
  try {
    const callers = await signInAll(product.url);
    const file = path.join(workspaceFolder, 'infra/system-tests/permission-matrix.tsv');
    await writeFile(file, matrixText(callers, promisedMatrix(callers)));
    console.log(`${path.relative(workspaceFolder, file)} is written.`);
  } finally {
    await product.stop();
  }
}
