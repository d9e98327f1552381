import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Every file below `folder`, as sorted paths relative to it with forward slashes.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true });
  const stats = await Promise.all(entries.map((entry) => stat(path.join(folder, entry))));
  return entries
    .filter((_, index) => stats[index]?.isFile())
    .map((entry) => entry.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The sha256 of names and contents of all files below `folder` except `without`.
 * @param {string} folder
 * @param {readonly string[]} [without] relative paths
 * @returns {Promise<string>} 64 hex digits
 */
export async function contentHash(folder, without = []) {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder)) {
    if (!without.includes(file)) hash.update(`${file}\n`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex');
}
