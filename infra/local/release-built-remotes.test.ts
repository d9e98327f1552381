import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { writeFakeBuild } from '../registry/fake-build';
import { rollBackRemote } from '../registry/rollback';
import { releaseBuiltRemotes } from './release-built-remotes';

describe('starting with what is built', () => {
  let folder: string;
  let remotesFolder: string;
  const build = (version: string) => writeFakeBuild(path.join(folder, 'mfe-fake/dist'), 'mfe-fake', version);
  const start = () => releaseBuiltRemotes(folder, remotesFolder);
  const current = async () => (await new RegistryStore(remotesFolder).read()).remotes['mfe-fake']?.current;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'start-'));
    remotesFolder = path.join(folder, 'data/remotes');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('releases what the installation has never seen, and says nothing of what everybody gets', async () => {
    await build('1');
    expect(await start()).toEqual([]);
    await build('2');
    expect(await start()).toEqual([]);
    expect(await start()).toEqual([]);
    expect(await current()).toBe('2');
  });

  it('leaves a rollback, and a build that was released before, as they are, and says so', async () => {
    for (const version of ['1', '2']) {
      await build(version);
      await start();
    }
    await rollBackRemote(remotesFolder, 'mfe-fake');
    expect(await start()).toEqual([
      'mfe-fake: everybody gets 1, as was released, not 2, which is built here. Change that with npm run release -- mfe-fake',
    ]);
    await build('3');
    await start();
    await build('1');
    expect(await start()).toEqual([expect.stringMatching(/everybody gets 3, .* not 1, which is built here/)]);
    expect(await current()).toBe('3');
  });
});
