import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { systemErrorCode } from './missing-file';

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8');
  return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
}

const exitingFlag = 0x4;

/**
 * Whether a Linux process has lost its command line but still holds its ports and files. A dead one that nobody
 * collected (state Z, one thread) holds nothing any more.
 */
async function isDying(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  const threads = await readdir(`/proc/${pid}/task`);
  const isUncollected = fields[0] === 'Z' && threads.length === 1;
  return (Number(fields[6]) & exitingFlag) !== 0 && !isUncollected;
}

/**
 * Whether this process number still belongs to the server that was started with `mark` in its command line.
 * Numbers are given out again, and a dead process that nobody collected still has one; neither counts. A process that
 * is just being ended is waited for. On Windows the number alone decides.
 */
export async function isServing(pid: number, mark: string): Promise<boolean> {
  if (process.platform === 'win32') return isAlive(pid);
  while (isAlive(pid)) {
    try {
      if ((await commandLine(pid)).includes(mark)) return true;
      if (!(await isDying(pid))) return false;
    } catch (error) {
      if (isAlive(pid)) throw error;
    }
    await pause(10);
  }
  return false;
}
