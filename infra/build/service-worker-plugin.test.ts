import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { filesIn } from './folder-content.mjs';
import { ServiceWorkerPlugin } from './service-worker-plugin.mjs';

describe('the build of the service worker', () => {
  let folder: string;
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
  const build = () => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { main: './src/index.js' },
      output: {
        path: path.join(folder, 'dist'),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
      },
      plugins: [new ServiceWorkerPlugin({ folder })],
    });
    return promisify(compiler.run.bind(compiler))();
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
    await mkdir(path.join(folder, 'src/service-worker'), { recursive: true });
    const sources = {
      'index.js': `void import('./later.js');`,
      'later.js': `export const later = 'later';`,
      'service-worker/part.ts': `export const words: string = 'the worker';`,
      'service-worker/service-worker.ts': `import { words } from './part'; self.name = words;`,
      'service-worker/service-worker-off.ts': `self.name = 'off';`,
    };
    for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, 'src', file), text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lays both workers under names that never change, each whole, and the list of all files that are named by content', async () => {
    await build();
    const files = await filesIn(path.join(folder, 'dist'));
    expect(await read('service-worker.js')).toContain('the worker');
    expect(await read('service-worker.js')).not.toMatch(/\b(import|export|webpack)\b/);
    expect(await read('service-worker-off.js')).toContain('off');
    const named = files.filter((file) => /\.[0-9a-f]{8}\.js$/.test(file));
    expect(named).toHaveLength(2);
    expect(JSON.parse(await read('shell-files.json'))).toEqual(named);
  }, 60_000);
});
