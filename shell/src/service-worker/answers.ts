import { openCode } from './code-cache';

/** A server that has not answered by then counts as out of reach, if there is something kept. */
export const WAIT_MS = 3_000;

const workerLog = globalThis.console;

/** What is kept under a path. A browser whose storage fails has nothing kept; that must not cost the page. */
async function cachedAt(path: string): Promise<Response | undefined> {
  try {
    return await (await openCode()).match(path);
  } catch (error) {
    workerLog.warn(`[washcoat] what is kept at ${path} could not be read`, error);
    return undefined;
  }
}

async function keep(path: string, answer: Response): Promise<void> {
  await (await openCode()).put(path, answer);
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/**
 * What the server answers to `request`; what is kept under `path` where it can't be reached, fails or takes too long.
 * Rejects when there is neither.
 */
export async function freshOrCached(request: Request, path: string): Promise<Response> {
  const asked = fetch(request);
  const fresh = await Promise.race([asked.catch(() => undefined), wait(WAIT_MS)]);
  if (fresh && fresh.status < 500) return fresh;
  return (await cachedAt(path)) ?? asked;
}

/** What is kept of a file that never changes, else the server's answer, which is kept. `waitUntil` is told of the keeping. */
export async function cachedOrFresh(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await cachedAt(pathname);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.status === 200) waitUntil(keep(pathname, fresh.clone()));
  return fresh;
}
