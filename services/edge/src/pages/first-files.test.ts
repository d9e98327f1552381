import { TestEdge } from '../testing/test-edge';

const shell = {
  files: ['main.0a1b2c3d.js', '12.0a1b2c3d.js'],
  offered: { react: [], '@washcoat/ui/data-grid': ['77.0a1b2c3d.js', '12.0a1b2c3d.js'] },
};
const loads = {
  files: ['remoteEntry.0a1b2c3d.js'],
  shared: ['react', 'not-offered'],
  pages: {
    '/load/:loadId': { files: ['load.0a1b2c3d.js'], shared: ['@washcoat/ui/data-grid'] },
    '/loads/:tab?': { files: ['list.0a1b2c3d.js'], shared: [] },
  },
};
const manifest = {
  name: 'mfe-loads',
  title: 'Loads',
  pages: [
    { path: '/load/:loadId', title: 'Load' },
    { path: '/loads/:tab?', title: 'Loads' },
    { path: '/invoices', title: 'Invoices' },
    'not a page',
  ],
  nav: [],
  tabs: [],
  panels: [],
  actions: [],
};
const release = {
  releasedAt: '2026-11-01T00:00:00.000Z',
  entry: '/remotes/mfe-loads/1.0.0-a/mf-manifest.json',
  manifest,
};
const registry = {
  revision: 3,
  remotes: {
    'mfe-loads': {
      current: '1.0.0-a',
      previous: [],
      targeted: [{ version: '1.0.0-b', percentage: 100 }],
      versions: { '1.0.0-a': release, '1.0.0-b': release },
    },
    'mfe-trial': { current: null, previous: [], targeted: [], versions: { '1.0.0-a': release } },
  },
};

describe('what a page names to the browser', () => {
  let edge: TestEdge;
  const linksAt = async (address: string) => {
    const body = (await edge.get(address)).body.toString();
    return [...body.matchAll(/<link rel="preload" as="(script|fetch)"( crossorigin)? href="([^"]+)">/g)].map(
      ([, as, crossorigin = '', href]) => `${as}${crossorigin} ${href}`,
    );
  };
  const own = ['script /main.0a1b2c3d.js', 'script /12.0a1b2c3d.js'];
  const at = (file: string) => `script /remotes/mfe-loads/1.0.0-a/${file}.0a1b2c3d.js`;
  const entry = 'fetch crossorigin /remotes/mfe-loads/1.0.0-a/mf-manifest.json';

  beforeAll(async () => {
    edge = await TestEdge.start();
    await edge.put('shell/index.html', '<html lang="en"><head><title>Washcoat</title></head></html>');
    await edge.put('shell/first-files.json', JSON.stringify(shell));
    await edge.put('remotes/registry.json', JSON.stringify(registry));
    await edge.put('remotes/mfe-loads/1.0.0-a/first-files.json', JSON.stringify(loads));
  });
  afterAll(() => edge.stop());

  it.each(['/', '/login', '/loads/one/two', '/load', '/load//', '/Load/7', '/docsx'])(
    'is the code of the shell alone at %s, where no remote is shown',
    async (address) => expect(await linksAt(address)).toEqual(own),
  );

  it('is the code of the remote and of the screen besides, each file once, in the version that everybody gets', async () => {
    const grid = 'script /77.0a1b2c3d.js';
    expect(await linksAt('/load/0198-x?tab=1')).toEqual([...own, at('remoteEntry'), at('load'), grid, entry]);
    expect(await linksAt('/loads/')).toEqual([...own, at('remoteEntry'), at('list'), entry]);
    expect(await linksAt('/loads/sent%20away')).toEqual([...own, at('remoteEntry'), at('list'), entry]);
  });

  it('is the remote alone at a page whose screen the build does not name', async () => {
    expect(await linksAt('/invoices')).toEqual([...own, at('remoteEntry'), entry]);
  });

  it('is nothing for builds that tell nothing, or name what is no script', async () => {
    const bare = await TestEdge.start();
    await bare.put('shell/index.html', '<html lang="en"><head></head></html>');
    expect((await bare.get('/')).body.toString()).not.toContain('preload');
    await bare.put('shell/index.html', '<html lang="en"><head> </head></html>');
    await bare.put('shell/first-files.json', JSON.stringify({ files: ['x.js"><b>'], offered: {} }));
    expect((await bare.get('/')).body.toString()).not.toMatch(/preload|<b>/);
    await bare.stop();
  });

  it.each(['remotes/registry.json', 'shell/first-files.json'])(
    'is nothing when %s cannot be read, and the page comes all the same',
    async (file) => {
      const torn = await TestEdge.start();
      await torn.put('shell/index.html', '<html lang="en"><head>whole</head></html>');
      await torn.put('shell/first-files.json', JSON.stringify({ files: ['one.js'], offered: {} }));
      await torn.put(file, '{"revision":');
      const { status, body } = await torn.get('/loads');
      expect([status, body.toString()]).toEqual([200, expect.stringContaining('whole')]);
      expect(body.toString()).not.toContain('preload');
      await torn.stop();
    },
  );

  it('follows a new build of the shell without a restart', async () => {
    const next = await TestEdge.start();
    await next.put('shell/index.html', '<html lang="en"><head>1</head></html>');
    await next.put('shell/first-files.json', JSON.stringify({ files: ['one.js'], offered: {} }));
    expect((await next.get('/')).body.toString()).toContain('href="/one.js"');
    await next.put('shell/first-files.json', JSON.stringify({ files: ['two.js'], offered: {} }));
    await next.put('shell/index.html', '<html lang="en"><head>2</head></html>');
    expect((await next.get('/')).body.toString()).toContain('href="/two.js"');
    await next.stop();
  });
});
