// Uses nothing but Node, because it runs before anything is installed.
// Usage: node ensure-installed.mjs <script> [arguments for it]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const marker = path.join(root, 'node_modules/.washcoat-installed');
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 20) end(`Washcoat needs Node 20 or newer; this is ${process.versions.node}.`);
process.chdir(root);
install();
const script = path.resolve(root, process.argv[2] ?? '');
process.argv.splice(1, 2, script);
await import(pathToFileURL(script).href);

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
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
  writeFileSync(marker, wanted);
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
