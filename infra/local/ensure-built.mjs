import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServices } from '../build/services.mjs';
import { workspaceFolder as root } from '../build/app.mjs';

const roots = ['shell', 'libs', 'services', 'infra', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const stampFile = path.join(root, 'dist/.stamp');

/**
 * Builds what changed since the last time: the shell and the remotes through Nx (which keeps what did not change),
 * the services with esbuild. When no source was touched it looks at dates only and returns at once.
 * @returns {Promise<boolean>} whether something was built
 */
export async function ensureBuilt() {
  const stamp = sourceStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  console.log('Building what changed …');
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const result = spawnSync(
    process.execPath,
    [nxBinary(nx), 'run-many', '-t', 'build', '--outputStyle=static'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    throw new Error('The build failed; its output is above.');
  }
  await buildServices();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

function nxBinary(candidate) {
  return existsSync(candidate) ? candidate : path.join(root, 'node_modules/nx/bin/nx.js');
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
    if (name !== 'dist' && name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
      addTo(hash, path.join(file, name));
  }
}
