import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { workspaceFolder } from './app.mjs';
import { filesIn } from './folder-content.mjs';

const manifest = {
  name: 'mfe-trial',
  title: 'Trial',
  pages: [{ path: '/trial', title: 'Trial', screen: 'list.screen' }],
  nav: [{ id: 'trial', label: 'Trial', route: '/trial', group: 'Trade', icon: 'bar-chart-3' }],
  panels: [{ id: 'note', slot: 'shell.topbar.v1', label: 'Note', module: './panels/note' }],
};
const sources = {
  'package.json': JSON.stringify({ name: '@washcoat/mfe-trial', version: '2.3.4' }),
  'remote.manifest.json': JSON.stringify(manifest),
  'src/index.ts': `export { screen } from './screen';
    export const list = () => import('./list.screen');`,
  'src/list.screen.tsx': `import { DataGrid } from '@washcoat/ui/data-grid';
    export default () => <DataGrid />;`,
  'src/screen.tsx': `import { styled } from 'styled-components';
    import { Route } from '@washcoat/platform-sdk';
    import { loadRequest, itemGroup } from '@washcoat/contract-loads';
    import Decimal from 'decimal.js';
    const Box = styled.div\`color: red\`;
    export const screen = () => <Box>{String([Route, Decimal, loadRequest, itemGroup.options])}</Box>;`,
  'src/palette/things.palette.ts': `export default { atLeast: 3, search: async () => [] };`,
  'src/panels/note.panel.tsx': `export default () => <b>${'note '.repeat(300)}</b>;`,
};

describe('the build of a remote', () => {
  let folder: string;
  const write = (files: Record<string, string>) =>
    Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(folder, file), text)));
  const read = (file: string) => readFile(path.join(folder, 'dist', file));
  const build = () =>
    promisify(execFile)(
      process.execPath,
      [
        path.join(workspaceFolder, 'node_modules/webpack-cli/bin/cli.js'),
        '-c',
        path.join(workspaceFolder, 'infra/build/webpack.config.mjs'),
      ],
      { cwd: folder, env: { ...process.env, NODE_ENV: undefined } },
    );

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'build-'));
    for (const part of ['src/panels', 'src/palette'])
      await mkdir(path.join(folder, part), { recursive: true });
    await symlink(path.join(workspaceFolder, 'node_modules'), path.join(folder, 'node_modules'));
    await write(sources);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('names everything by content, exposes the app and its panels, brings neither a copy of what the shell provides nor the schemas of calls, and repeats exactly', async () => {
    await build();
    const files = await filesIn(path.join(folder, 'dist'));
    const plain = [
      'build.json',
      'first-files.json',
      'mf-manifest.json',
      'mf-stats.json',
      'remote.manifest.json',
    ];
    const hashed = files.filter((file) => !plain.includes(file));
    expect(hashed.every((file) => /\.[0-9a-f]{8}\.js(\.br|\.gz)?$/.test(file))).toBe(true);
    const entry = hashed.find((file) => /^remoteEntry\..*\.js$/.test(file)) ?? '';
    expect(brotliDecompressSync(await read(`${entry}.br`))).toEqual(await read(entry));

    const scripts = await Promise.all(hashed.filter((file) => file.endsWith('.js')).map(read));
    expect(scripts.join('')).not.toMatch(
      /react\.transitional\.element|sc-keyframes|reducerPath|"ZodString"|DecimalError/,
    );
    expect(scripts.join('')).toContain('loadRequest');

    const { exposes, metaData } = JSON.parse((await read('mf-manifest.json')).toString());
    expect(exposes.map((exposed: { path: string }) => exposed.path)).toEqual([
      './app',
      './panels/note',
      './palette/things',
    ]);
    expect(metaData).toMatchObject({ publicPath: 'auto', remoteEntry: { name: entry } });
    expect(JSON.parse((await read('remote.manifest.json')).toString())).toEqual({
      ...manifest,
      pages: [{ path: '/trial', title: 'Trial' }],
      needs: {
        '@washcoat/platform-sdk': { version: expect.any(String), exports: ['Route'] },
        '@washcoat/ui/data-grid': { version: expect.any(String), exports: ['DataGrid'] },
      },
      icons: { 'bar-chart-3': expect.arrayContaining([['path', { d: expect.any(String) }]]) },
    });

    const first = JSON.parse((await read('first-files.json')).toString());
    const named: string[] = [...first.files, ...first.pages['/trial'].files];
    expect(new Set(named).size).toBe(named.length);
    expect(hashed).toEqual(expect.arrayContaining(named));
    expect(first.files[0]).toBe(entry);
    const text = async (names: string[]) => (await Promise.all(names.map(read))).join('');
    expect(await text(first.files)).toContain('loadRequest');
    expect(await text(first.files)).not.toContain('DataGrid');
    expect(await text(first.pages['/trial'].files)).toContain('DataGrid');
    expect(first.shared).toEqual(
      expect.arrayContaining(['@washcoat/platform-sdk', 'decimal.js', 'react/jsx-runtime']),
    );
    expect(first.pages['/trial'].shared).toEqual(['@washcoat/ui/data-grid']);

    const stamp = await read('build.json');
    expect(JSON.parse(stamp.toString())).toEqual({
      name: 'mfe-trial',
      version: expect.stringMatching(/^2\.3\.4-[0-9a-f]{8}$/),
    });
    await build();
    expect(await read('build.json')).toEqual(stamp);
  }, 60_000);

  it('fails and names each bad entry of the manifest, each own copy and each module the shell lacks', async () => {
    await write({
      'remote.manifest.json': JSON.stringify({
        name: 'mfe-other',
        title: 'Trial',
        pages: [
          { path: 'trial', title: 'Trial' },
          { path: '/list', title: 'List', screen: 'lists.screen' },
        ],
        nav: [
          { id: 'below', label: 'Below', route: '/x', group: 'Trade', parent: 'above', icon: 'spaceship' },
        ],
        panels: [{ id: 'note', slot: 'topbar', label: 'Note', module: './panels/none' }],
      }),
      'src/index.ts': `import 'react-dom/server';
        import '../node_modules/styled-components/dist/styled-components.browser.esm.js';
        import 'react-router';
        export { screen } from './screen';`,
    });
    const problems = await build().then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
    for (const problem of [
      'remote.manifest.json: name is "mfe-other", the package is "mfe-trial"',
      'remote.manifest.json: pages[0] "trial": path: Invalid string: must start with "/"',
      'remote.manifest.json: pages "/list": nothing imports src/lists.screen lazily',
      'remote.manifest.json: nav[0] "below": no entry has the id "above"',
      'remote.manifest.json: lucide has no icon "spaceship"',
      'remote.manifest.json: panels[0] "note": slot: Invalid string',
      'remote.manifest.json: panels[0] "note": "./panels/none" is not exposed',
      'mfe-trial imports react-dom/server, which the shell does not provide',
      'mfe-trial would bundle its own copy of styled-components: dist/styled-components.browser.esm.js',
      'mfe-trial imports react-router; what it needs of it comes from @washcoat/platform-sdk',
    ]) {
      expect(problems).toContain(problem);
    }
  }, 60_000);
});
