// Uses nothing but Node: the process that starts another with it stays as small as it can be.
import { spawn } from 'node:child_process';

/** The allocator of glibc keeps what large pictures and uploads leave behind; bounded, it gives it back. */
export const memoryGivenBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** With a bound V8 lets the heap grow by half between two collections instead of fourfold. */
const HEAP = '--max-old-space-size=1024';

/**
 * An allocator is told when its process starts, so the process does its work in a second one, which ends with it. What
 * the caller said of the allocator stays.
 * @param {() => Promise<unknown>} work
 */
export async function givingMemoryBack(work) {
  const isTold = Object.keys(memoryGivenBack).some((name) => process.env[name] !== undefined);
  if (isTold || process.platform !== 'linux') return work();
  const isHeapTold = `${process.env.NODE_OPTIONS} ${process.execArgv}`.includes('--max-old-space-size');
  const options = [...(isHeapTold ? [] : [HEAP]), ...process.execArgv];
  const child = spawn(process.execPath, [...options, ...process.argv.slice(1)], {
    env: { ...process.env, ...memoryGivenBack },
    // Over the channel the second one notices when the first one is gone without a word.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => {
    child.once('exit', (ended) => resolve(ended ?? 1));
    child.once('error', (problem) => {
      console.error(problem);
      resolve(1);
    });
  });
  process.exit(code);
}
