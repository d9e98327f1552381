// Every package that a lock-file entry names as optional must itself be in the lock file: otherwise `npm ci` fails on
// the platforms whose packages are missing.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const known = new Set(Object.keys(packages).map((key) => key.split('node_modules/').pop()));
const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
const missing = [...new Set(wanted)].filter((name) => !known.has(name));
if (missing.length) {
  console.error(`The lock file is incomplete: ${missing.join(', ')}`);
  process.exit(1);
}
const hosts = Object.values(packages).filter((entry) => entry.resolved?.startsWith('http'));
if (hosts.length) {
  console.error('The lock file names a registry; install with the .npmrc of this folder.');
  process.exit(1);
}
console.log(`The lock file is complete: ${known.size} packages.`);
