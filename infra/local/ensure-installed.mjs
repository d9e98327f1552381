// Uses nothing but Node, because it runs before anything is installed.
// Usage: node ensure-installed.mjs <script> [arguments for it]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { alone } from './alone.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const marker = path.join(root, 'node_modules/.washcoat-installed');
const lock = path.join(root, '.installing');
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 20) end(`Washcoat needs Node 20 or newer; this is ${process.versions.node}.`);
process.chdir(root);
if (!isInstalled()) await alone(lock, sayWhoInstalls, install);
const script = path.resolve(root, process.argv[2] ?? '');
process.argv.splice(1, 2, script);
await import(pathToFileURL(script).href);

function wanted() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex');
}

function isInstalled() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted();
}

function sayWhoInstalls(holder) {
  console.log(`Another command installs the packages (process ${holder}); waiting for it …`);
}

function install() {
  if (isInstalled()) return;
  console.log('Installing the packages of the lock file (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    end(
      'The packages could not be installed; see the lines above. Is the registry reachable and is there room on the disk?',
    );
  writeFileSync(marker, wanted());
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
