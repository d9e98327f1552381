import type { IncomingMessage } from 'node:http';
import { timers } from '../platform/surroundings';

const EVERY_MS = 15_000;
/** Four kilobytes a second: what a phone in a yard still manages. */
const LEAST_BYTES = 60_000;

/** Tells when a body all but stands still, so that nobody keeps a place by sending a byte now and then. */
export function watchPace(request: IncomingMessage, onSlow: () => void): { cancel(): void } {
  let arrived = 0;
  request.on('data', (chunk: Buffer) => (arrived += chunk.length));
  return timers.every(EVERY_MS, () => {
    if (arrived < LEAST_BYTES) onSlow();
    arrived = 0;
  });
}
