import { pageLoad } from '../navigation/page-load';
import { noteWork } from '../idle/idle';
import { isStale } from './stale-code';

/** How code is loaded: a remote, a panel, a screen. The only place for these numbers. */
export const loadingPolicy = {
  /** An attempt that has not answered after this many milliseconds has failed. */
  timeoutMs: 10_000,
  /** Milliseconds to wait before each further attempt; two retries. */
  retryAfterMs: [300, 1_000],
} as const;

function reloadKey(name: string): string {
  return `washcoat.reloaded.${name}`;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function attempt<Code>(name: string, load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const message = `${name} did not answer within ${loadingPolicy.timeoutMs / 1000} seconds`;
    timer = setTimeout(() => reject(new Error(message)), loadingPolicy.timeoutMs);
  });
  try {
    return await Promise.race([noteWork(load()), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function reloadOnceIfStale(name: string, error: unknown): Promise<void> {
  if (sessionStorage.getItem(reloadKey(name)) !== null || !(await isStale(error))) return;
  sessionStorage.setItem(reloadKey(name), new Date().toISOString());
  pageLoad.again();
}

/**
 * Loads the code called `name`: 10 seconds per attempt, two retries. Nothing is cached here, so a later call starts
 * over. When the code's file is gone because a newer version was released, the page is loaded again, once per session.
 * Rejects with the last error; `load` gets the number of the attempt, starting at 0.
 */
export async function loadCode<Code>(name: string, load: (attempt: number) => Promise<Code>): Promise<Code> {
  for (const [index, pause] of loadingPolicy.retryAfterMs.entries()) {
    try {
      return await attempt(name, () => load(index));
    } catch {
      await wait(pause);
    }
  }
  try {
    return await attempt(name, () => load(loadingPolicy.retryAfterMs.length));
  } catch (error) {
    await reloadOnceIfStale(name, error);
    throw error;
  }
}
