import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where services and downloads keep their files: `DATA_DIR`, else `.data` of the project. */
export function dataRoot(): string {
  return resolve(process.env.DATA_DIR ?? fileURLToPath(new URL('../../.data', import.meta.url)));
}
