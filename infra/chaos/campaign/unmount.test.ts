import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unmount } from './unmount';

const DISK = '/nowhere/disk';

describe('the disk of a campaign', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'washcoat-unmount-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  /** A umount that finds the disk busy so many times. */
  async function busyFor(times: number): Promise<string> {
    const command = path.join(folder, 'umount');
    const script = `#!/bin/sh
echo "$1" >> ${folder}/tries
[ $(wc -l < ${folder}/tries) -gt ${times} ] || { echo "umount: $1: target is busy." >&2; exit 32; }`;
    await writeFile(command, script);
    await chmod(command, 0o755);
    return command;
  }
  const tries = async () => (await readFile(path.join(folder, 'tries'), 'utf8')).trim().split('\n');

  it('goes when the last process has given its files back', async () => {
    await unmount(DISK, { command: await busyFor(3), pauseMs: 1 });
    expect(await tries()).toEqual([DISK, DISK, DISK, DISK]);
  });

  it('that stays busy is told of', async () => {
    const command = await busyFor(1000);
    await expect(unmount(DISK, { command, pauseMs: 1 })).rejects.toThrow('target is busy');
    expect((await tries()).length).toBeLessThan(100);
  });
});
