import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder as root } from './app.mjs';
import { runInGroup } from './own-group.mjs';

/**
 * Builds apps through Nx, which keeps what did not change. Throws when a build fails; its output is printed. What Nx
 * starts ends with this process.
 * @param {readonly string[]} [names] folders of the shell and of remotes; all of them without it
 */
export async function buildApps(names) {
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const chosen = names ?? ['shell', 'mfe-*'];
  const { status, output } = await runInGroup(
    process.execPath,
    [
      ...[nxBinary(nx), 'run-many', '-t', 'build', '--outputStyle=static'],
      ...['-p', chosen.map((name) => `@washcoat/${name}`).join()],
    ],
    {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'production', FORCE_COLOR: '0' },
    },
  );
  if (status === 0) return;
  console.error(output);
  throw new Error('The build failed; its output is above.');
}

function nxBinary(candidate) {
  return existsSync(candidate) ? candidate : path.join(root, 'node_modules/nx/bin/nx.js');
}
