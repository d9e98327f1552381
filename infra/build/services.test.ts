import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from './app.mjs';

describe('the bundle of a process', () => {
  let folder: string;

  beforeEach(async () => {
    const cache = path.join(workspaceFolder, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    folder = await mkdtemp(path.join(cache, 'bundle-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('carries the workspace packages and leaves installed ones outside, named exports and built-ins included', async () => {
    const main = path.join(folder, 'main.ts');
    await writeFile(
      main,
      `import { createRequire } from 'node:module';
       import { knex } from 'knex';
       import { errorAnswer, open } from '@washcoat/contract-kernel';
       console.log(JSON.stringify([typeof createRequire, typeof knex, typeof errorAnswer.parse, open]));`,
    );
    const services = path.join(workspaceFolder, 'infra/build/services.mjs');
    const build = `const { buildServices } = await import(${JSON.stringify(services)});
      await buildServices(${JSON.stringify({ outFolder: folder, entries: { main } })})`;
    const run = promisify(execFile);
    await run(process.execPath, ['--input-type=module', '-e', build]);
    const { stdout } = await run(process.execPath, [path.join(folder, 'main.mjs')]);
    expect(JSON.parse(stdout)).toEqual(['function', 'function', 'function', { open: true }]);
    const bundle = await readFile(path.join(folder, 'main.mjs'), 'utf8');
    expect(bundle).toContain('require("knex")');
    expect(bundle).not.toContain('require("@washcoat');
  }, 30_000);
});
