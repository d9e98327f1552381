import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
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
  if (process.platform !== 'linux') return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return readFile(`/proc/${pid}/cmdline`, 'utf8');
}

/**
 * Whether this process number still belongs to the server that was started with `path` among its arguments.
 * Numbers are given out again, and a dead process that nobody collected still has one; neither counts.
 * On Windows the number alone decides.
 */
export async function isServing(pid: number, path: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    return (await commandLine(pid)).includes(path);
  } catch (error) {
    if (isAlive(pid)) throw error;
    return false;
  }
}
