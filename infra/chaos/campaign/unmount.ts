import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TRIES = 40;
const PAUSE_MS = 500;

/**
 * Takes a disk out of its folder. On a busy machine the last processes of a server give their files back some time after
 * the server has ended: so long it is tried again, for 20 s altogether. Throws what the last try said. `command` is the
 * system's own unless another is given.
 */
export async function unmount(
  disk: string,
  { command = 'umount', pauseMs = PAUSE_MS }: { command?: string; pauseMs?: number } = {},
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await run(command, [disk]);
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(pauseMs);
    }
  }
}
