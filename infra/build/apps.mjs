import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder as root } from './app.mjs';

/**
 * Builds apps through Nx, which keeps what did not change. Throws when a build fails; its output is printed.
 * @param {readonly string[]} [names] folders of the shell and of remotes; all of them without it
 */
export function buildApps(names) {
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const chosen = names ?? ['shell', 'mfe-*'];
  const result = spawnSync(
    process.execPath,
    [
      ...[nxBinary(nx), 'run-many', '-t', 'build', '--outputStyle=static'],
      ...['-p', chosen.map((name) => `@washcoat/${name}`).join()],
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr);
  throw new Error('The build failed; its output is above.');
}

function nxBinary(candidate) {
  return existsSync(candidate) ? candidate : path.join(root, 'node_modules/nx/bin/nx.js');
}
