import type { Context } from 'koa';

/** Aborts when the caller leaves before the whole answer was said. */
export function callersLeave({ res }: Context): AbortSignal {
  const leaving = new AbortController();
  res.once('close', () => {
    if (!res.writableEnded) leaving.abort();
  });
  return leaving.signal;
}
