import type { Context } from 'koa';
import { timers } from '../platform/surroundings';

/** Who may not go on is not listened to: keeping the rest of a large body only to drop it costs memory. */
const unheard = [401, 403, 408, 429];
/** More than the largest upload: who sends that much may be somebody of ours, who is to read why it was refused. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 5000;

/**
 * Lets go of a request that was refused before its body has arrived. The rest is dropped unread for a while, because a
 * connection that is closed while its caller still sends takes the answer with it; then the connection ends.
 */
export function endUnheard({ req, res, status }: Context): void {
  if (req.complete !== false || !unheard.includes(status)) return;
  let left = MOST_BYTES;
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) req.destroy();
  });
  const timer = timers.after(MOST_MS, () => req.destroy());
  req.once('close', () => timer.cancel());
  // A reader of the body that gave up leaves it paused.
  res.once('finish', () => req.resume());
}
