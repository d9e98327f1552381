import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from '../build/app.mjs';
import collection from './generators.json';
import * as generators from './index';

jest.setTimeout(300_000);

const listed = Object.values(collection.generators);

it('are listed with the function and the options of each', () => {
  expect(listed.map(({ implementation }) => implementation).sort()).toEqual(
    Object.keys(generators)
      .map((name) => `./generators.cjs#${name}`)
      .sort(),
  );
  for (const { schema } of listed) expect(existsSync(path.join(__dirname, schema))).toBe(true);
});

it('are run by nx from their source', async () => {
  const nx = path.join(workspaceFolder, 'node_modules/.bin/nx');
  const { stdout } = await promisify(execFile)(nx, ['g', '@washcoat/infra:remote', 'trial', '--dry-run'], {
    cwd: workspaceFolder,
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
  });
  expect(stdout).toContain('CREATE mfe-trial/remote.manifest.json');
  expect(existsSync(path.join(workspaceFolder, 'mfe-trial'))).toBe(false);
});
