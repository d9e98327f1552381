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

  const run = promisify(execFile);
  /** In a process of its own: the build is no module that Jest can load. */
  async function build(entries: Record<string, string>) {
    const services = path.join(workspaceFolder, 'infra/build/services.mjs');
    const script = `const { buildServices } = await import(${JSON.stringify(services)});
      await buildServices(${JSON.stringify({ outFolder: folder, entries })})`;
    await run(process.execPath, ['--input-type=module', '-e', script]);
  }

  it('carries the workspace packages and leaves installed ones outside, named exports and built-ins included', async () => {
    const main = path.join(folder, 'main.ts');
    await writeFile(
      main,
      `import { createRequire } from 'node:module';
       import { knex } from 'knex';
       import { errorAnswer, open } from '@washcoat/contract-kernel';
       console.log(JSON.stringify([typeof createRequire, typeof knex, typeof errorAnswer.parse, open]));`,
    );
    await build({ main });
    const { stdout } = await run(process.execPath, [path.join(folder, 'main.mjs')]);
    expect(JSON.parse(stdout)).toEqual(['function', 'function', 'function', { open: true }]);
    const bundle = await readFile(path.join(folder, 'main.mjs'), 'utf8');
    expect(bundle).toContain('require("knex")');
    expect(bundle).not.toContain('require("@washcoat');
  }, 30_000);

  // esbuild escapes them in strings, not in templates, regular expressions and the comments it keeps: \u2026 there.
  it('has no letter beyond Latin-1, for which V8 would hold all of it with two bytes a letter', async () => {
    await build({ local: 'infra/local/main.ts' });
    const lines = (await readFile(path.join(folder, 'local.mjs'), 'utf8')).split('\n');
    expect(lines.filter((line) => /[^\u0000-\u00ff]/.test(line))).toEqual([]);
  }, 30_000);

  it('loads what not every process needs only once it is needed', async () => {
    await build({ local: 'infra/local/main.ts' });
    await writeFile(
      path.join(folder, 'loaded.mjs'),
      `import { createRequire } from 'node:module';
       await import('./local.mjs');
       const packages = Object.keys(createRequire(import.meta.url).cache).map((file) => file.split('node_modules/').at(-1));
       console.log(JSON.stringify([...new Set(packages.map((file) => file.match(/^(@[^/]+\\/)?[^/]+/)[0]))]));`,
    );
    const { stdout } = await run(process.execPath, [path.join(folder, 'loaded.mjs')]);
    const loaded: string[] = JSON.parse(stdout);
    expect(loaded).toEqual(expect.arrayContaining(['knex', 'zod', 'koa']));
    for (const name of ['@redis/client', 'exceljs', 'kafkajs', 'nodemailer', 'puppeteer-core', 'sharp'])
      expect(loaded).not.toContain(name);
  }, 30_000);
});
