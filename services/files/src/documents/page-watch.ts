import { types } from 'node:util';
import { Problem, timers } from '@washcoat/service-kit';
import { processesBelow, type RunningProcess } from './running-processes';

/** What one page may take before it is ended. */
export interface PageLimits {
  ms: number;
  /** Resident, of the browser and all its processes. */
  bytes: number;
  processes: number;
}

export const PAGE_LIMITS: PageLimits = { ms: 15_000, bytes: 700_000_000, processes: 16 };
const LOOK_MS = 250;

/**
 * Does `work` with the browser of the process `pid` and ends that browser, with all its processes, as soon as it takes
 * more than `limits` allow. Throws 422 then.
 */
export async function watched<T>(
  pid: number | undefined,
  limits: PageLimits,
  work: () => Promise<T>,
): Promise<T> {
  let exceed: (reason: unknown) => void = () => undefined;
  const exceeded = new Promise<never>((_resolve, reject) => (exceed = reject));
  const end = async () => {
    const all = pid === undefined ? [] : await processesBelow(pid);
    for (const each of all) kill(each.pid);
    exceed(tooMuch());
  };
  const clock = timers.after(limits.ms, () => void end().catch(exceed));
  const looking = timers.every(LOOK_MS, () => {
    if (pid === undefined) return;
    void processesBelow(pid).then((all) => (takesTooMuch(all, limits) ? end() : undefined), exceed);
  });
  try {
    return await Promise.race([work(), exceeded]);
  } finally {
    clock.cancel();
    looking.cancel();
  }
}

const takesTooMuch = (all: readonly RunningProcess[], limits: PageLimits) =>
  all.length > limits.processes || all.reduce((sum, { bytes }) => sum + bytes, 0) > limits.bytes;

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself meanwhile.
    if (!(types.isNativeError(error) && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const CODE = 'TOO_LARGE_TO_PRINT';
const tooMuch = () => new Problem(422, 'This document is too large to be printed.', { code: CODE });

/** Whether this says that a page took too much, and its browser was ended. */
export const isTooMuch = (error: unknown): boolean => error instanceof Problem && error.details.code === CODE;
