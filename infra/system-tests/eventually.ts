import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 25;

/**
 * Reads again and again until what was read is what was waited for, and answers it. Throws after `deadlineMs` with what
 * was read last.
 */
export async function eventually<T>(
  read: () => Promise<T>,
  isThere: (value: T) => boolean,
  deadlineMs = 10_000,
): Promise<T> {
  for (const end = Date.now() + deadlineMs; ; await pause(STEP_MS)) {
    const value = await read();
    if (isThere(value)) return value;
    if (Date.now() > end) {
      throw new Error(
        `Waited ${deadlineMs} ms; the last that was read is ${JSON.stringify(value).slice(0, 2000)}`,
      );
    }
  }
}
