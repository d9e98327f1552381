import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { describeWhen, type Availability } from '@washcoat/data-services';

const FIXTURE = path.join(__dirname, 'memory-given-back.fixture.mjs');

const onLinux: Availability =
  process.platform === 'linux' ? { ok: true } : { ok: false, reason: 'only the allocator of Linux is told' };

/** What allocators are told where somebody starts the product without a word about them. */
const untold = { ...process.env, MALLOC_ARENA_MAX: undefined, MALLOC_MMAP_THRESHOLD_: undefined };

/** Starts it, does `next` once it has said how it is, and answers its lines and its code. */
async function started(
  env: NodeJS.ProcessEnv,
  next: (child: ChildProcess) => void,
): Promise<{ lines: string[]; code: number | null }> {
  const child = spawn(process.execPath, [FIXTURE, 'some', 'words'], {
    env: { ...env, MALLOC_TRIM_THRESHOLD_: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    if (!printed.includes('\n')) setImmediate(() => next(child));
    printed += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { lines: printed.trim().split('\n'), code };
}

describeWhen(onLinux, 'a process that gives memory back', () => {
  it('has its allocator bounded, hears what it was told, and ends as its work does', async () => {
    const { lines, code } = await started(untold, (child) => child.kill('SIGTERM'));
    expect(lines).toEqual(['arenas 2, said some words', 'was asked to end']);
    expect(code).toBe(3);
  });

  it('does not outlive the process that was started', async () => {
    const { lines } = await started(untold, (child) => child.kill('SIGKILL'));
    expect(lines).toEqual(['arenas 2, said some words', 'was left alone']);
  });

  it('leaves what the caller says of the allocator', async () => {
    const { lines } = await started({ ...untold, MALLOC_ARENA_MAX: '5' }, (child) => child.kill('SIGTERM'));
    expect(lines).toEqual(['arenas 5, said some words', 'was asked to end']);
  });
});
