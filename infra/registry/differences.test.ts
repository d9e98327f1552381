import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFakeBuild } from './fake-build';
import { releaseRemote } from './release';

describe('what a release tells of the version', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'differences-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function release(version: string, script: string, manifest: object) {
    const distFolder = await writeFakeBuild(path.join(folder, 'mfe-loads', 'dist'), 'mfe-loads', version);
    await writeFile(path.join(distFolder, 'app.js'), script);
    const whole = { name: 'mfe-loads', title: 'Loads', ...manifest };
    await writeFile(path.join(distFolder, 'remote.manifest.json'), JSON.stringify(whole));
    return releaseRemote({ distFolder, remotesFolder: path.join(folder, 'remotes') });
  }

  it('is the size of its scripts and what it contributes, against what everybody had', async () => {
    const carts = { path: '/carts', title: 'Carts' };
    const menu = { id: 'carts', label: 'Carts', route: '/carts', group: 'Trade' };
    const first = await release('1.0.0-a', `// ${'a'.repeat(2000)}`, { pages: [carts], nav: [menu] });
    expect(first.differences).toEqual(['mfe-loads 1.0.0-a: the first version, 2.0 kB of scripts']);

    const second = await release('1.0.0-b', `// ${'b'.repeat(5500)}`, {
      pages: [
        { ...carts, title: 'All Carts' },
        { path: '/invoices', title: 'Invoices' },
      ],
    });
    expect(second.differences).toEqual([
      'mfe-loads 1.0.0-a → 1.0.0-b: 5.5 kB of scripts (+3.5 kB)',
      '  + page /invoices',
      '  ~ page /carts',
      '  - menu entry carts',
    ]);
    expect((await release('1.0.0-b', `// ${'b'.repeat(5500)}`, {})).differences).toEqual([]);
  });
});
