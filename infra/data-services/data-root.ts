import { join, resolve } from 'node:path';
import { checkoutFolder } from './checkout';

/** Where services keep their files: `DATA_DIR`, else `.data` of the checkout. */
export function dataRoot(): string {
  return resolve(process.env.DATA_DIR ?? join(checkoutFolder(), '.data'));
}
