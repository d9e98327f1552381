import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Looked for upwards, because a bundle of this module lies elsewhere than its source. */
export function checkoutFolder(folder = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(folder, 'nx.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The data services are run outside a checkout of the product.');
  return checkoutFolder(parent);
}
