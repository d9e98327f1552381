import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { timers } from '../platform/surroundings';

/** More than the largest upload: who sends that much may be somebody of ours, who is to read why it was refused. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 5000;
/** At once in a process. Under attack there are more; they lose the answer with the connection. */
const MOST_AT_ONCE = 16;
/** Between two pieces, so that what is dropped does not pile up faster than it is collected. */
const REST_MS = 2;

const lingering = new Set<IncomingMessage>();

/**
 * Lets go of a request that was refused before its body has arrived. The rest is dropped unread for a while, because a
 * connection that is closed while its caller still sends takes the answer with it; then the connection ends.
 */
export function endUnheard(context: Context): void {
  const { req, res, status } = context;
  if (req.complete !== false || status < 400) return;
  if (lingering.size >= MOST_AT_ONCE) return context.set('Connection', 'close');
  lingering.add(req);
  const timer = timers.after(MOST_MS, () => req.destroy());
  req.once('close', () => {
    timer.cancel();
    lingering.delete(req);
  });
  drop(req);
  // A reader of the body that gave up leaves it paused.
  res.once('finish', () => req.resume());
}

function drop(request: IncomingMessage): void {
  let left = MOST_BYTES;
  request.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) return void request.destroy();
    request.pause();
    timers.after(REST_MS, () => request.resume());
  });
}
