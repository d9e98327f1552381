// The browser tests of a folder against the product as it stands here, built first: node infra/local/browser-tests.mjs mfe-loads/e2e
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { workspaceFolder as root } from '../build/app.mjs';
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  [createRequire(import.meta.url).resolve('@playwright/test/cli'), 'test', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TZ: 'UTC' } },
);
process.exit(status ?? 1);
