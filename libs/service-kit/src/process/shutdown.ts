import { timers } from '../platform/surroundings';

/** A shutdown that hangs is cut off: what is left undone is in the database and comes back with the next start. */
const DEADLINE_MS = 20_000;

/**
 * Runs `steps` in order, once, when the process is asked to end or the one that started it is gone; then ends it.
 * Answers the way to end it for another reason: with code 1, and within seconds.
 */
export function shutdownOnSignal(steps: () => Promise<void>, report: (error: unknown) => void): () => void {
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    steps().then(
      () => process.exit(code),
      (error: unknown) => {
        report(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  process.on('disconnect', () => end(0));
  // Gone before anybody listened.
  if (process.connected === false) end(0);
  return () => {
    timers.after(DEADLINE_MS, () => process.exit(1));
    end(1);
  };
}
