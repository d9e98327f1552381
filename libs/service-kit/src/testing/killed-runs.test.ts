import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { clearAfterKilledRuns, makeTestFolder } from './killed-runs';

/** The number of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('what killed runs of tests have left', () => {
  let within: string;
  let start: string;

  beforeEach(async () => {
    within = await mkdtemp(path.join(tmpdir(), 'killed-runs-'));
    start = `washcoat-test-${hostname()}-${deadPid()}-`;
  });
  afterEach(() => rm(within, { recursive: true, force: true }));

  it('is deleted, and what belongs to somebody who may live is not', async () => {
    const [own, kept] = [await makeTestFolder(within), path.join(within, 'kept')];
    const others = [
      `washcoat-test-elsewhere-${deadPid()}-abc`,
      `washcoat-test-${hostname()}-abc`,
      'another-program',
      path.basename(own),
    ];
    for (const name of [`${start}one`, `${start}two`, ...others, 'kept'])
      await mkdir(path.join(within, name, 'cluster'), { recursive: true });
    await symlink(kept, path.join(within, `${start}link`));
    await clearAfterKilledRuns(within);
    expect((await readdir(within)).sort()).toEqual([...others, 'kept', `${start}link`].sort());
    expect(await readdir(kept)).toEqual(['cluster']);
  });

  it('holds nobody up when it cannot be read, or when there is no such place', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation();
    const broken = path.join(within, `${start}broken`);
    await mkdir(broken);
    // A cluster that is no folder cannot be looked into.
    await writeFile(path.join(broken, 'cluster'), '');
    await mkdir(path.join(within, `${start}whole`));
    await clearAfterKilledRuns(within);
    expect(await readdir(within)).toEqual([path.basename(broken)]);
    expect(warned.mock.calls).toEqual([[expect.stringContaining(broken)]]);
    await expect(clearAfterKilledRuns(path.join(within, 'nowhere'))).resolves.toBeUndefined();
  });
});
