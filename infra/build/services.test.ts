import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  async function build(entries?: Record<string, string>) {
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

  describe('as all of them are built', () => {
    beforeEach(() => build());

    // esbuild escapes them in strings, not in templates, regular expressions and the comments it keeps: \u2026 there.
    it('has no letter beyond Latin-1, for which V8 would hold all of it with two bytes a letter', async () => {
      const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mjs'));
      expect(files).toContain('services/files.mjs');
      for (const name of files) {
        const lines = (await readFile(path.join(folder, name), 'utf8')).split('\n');
        expect([name, ...lines.filter((line) => /[^\u0000-\u00ff]/.test(line))]).toEqual([name]);
      }
    }, 30_000);

    it('loads with the product of one process only what that always needs', async () => {
      const loads = path.join(folder, 'loads.mjs');
      await writeFile(
        loads,
        `import { createRequire } from 'node:module';
         await import('./local.mjs');
         const files = Object.keys(createRequire(import.meta.url).cache);
         console.log(JSON.stringify(files.map((file) => file.split('node_modules/').at(-1))));`,
      );
      const { stdout } = await run(process.execPath, [loads]);
      const loaded: string[] = JSON.parse(stdout);
      const among = (name: string) => loaded.some((file) => file.startsWith(`${name}/`));
      expect(['knex', 'zod', 'koa'].filter(among)).toEqual(['knex', 'zod', 'koa']);
      const withFirstUse = ['@redis/client', 'exceljs', 'kafkajs', 'nodemailer', 'puppeteer-core', 'sharp'];
      expect(withFirstUse.filter(among)).toEqual([]);
    }, 30_000);
  });
});
