import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from '../build/apps.mjs';
import { buildServices } from '../build/services.mjs';
import { workspaceFolder as root } from '../build/app.mjs';
import { alone } from './alone.mjs';

const roots = ['shell', 'libs', 'services', 'infra', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const stampFile = path.join(root, 'dist/.stamp');
const lock = path.join(root, '.building');

/**
 * Builds what changed since the last time: the shell and the remotes through Nx (which keeps what did not change),
 * the services with esbuild. When no source was touched it looks at dates only and returns at once; while another process
 * builds it waits.
 * @returns {Promise<boolean>} whether something was built
 */
export async function ensureBuilt() {
  return !isBuilt(sourceStamp()) && alone(lock, sayWhoBuilds, build);
}

async function build() {
  const stamp = sourceStamp();
  if (isBuilt(stamp)) return false;
  console.log('Building what changed …');
  await buildApps();
  await buildServices();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

function isBuilt(stamp) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

function sayWhoBuilds(holder) {
  console.log(`Another command builds (process ${holder}); waiting for it …`);
}

function sourceStamp() {
  const hash = createHash('sha256');
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  for (const name of [...roots, ...remotes]) addTo(hash, path.join(root, name));
  return hash.digest('hex');
}

function addTo(hash, file) {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) return;
  if (!facts.isDirectory()) {
    hash.update(`${path.relative(root, file)} ${facts.size} ${facts.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (!['dist', 'node_modules', 'e2e'].includes(name) && !/\.test\.tsx?$/.test(name))
      addTo(hash, path.join(file, name));
  }
}
