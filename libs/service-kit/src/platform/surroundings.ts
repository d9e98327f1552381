import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** A timer that was set. */
export interface Timer {
  cancel(): void;
}

/** What a process takes from the machine that it runs on, and a simulation from itself: time, ids, timers. */
export interface Surroundings {
  now(): Date;
  newId(): string;
  /** Does `work` once, `ms` from now; nothing waits for it to end the process. */
  after(ms: number, work: () => void): Timer;
  /** Does `work` every `ms`; nothing waits for it to end the process. */
  every(ms: number, work: () => void): Timer;
  /** Comes back after `ms`; rejects when `signal` is given and aborts. */
  pause(ms: number, signal?: AbortSignal): Promise<void>;
}

const machine: Surroundings = {
  now: () => new Date(),
  newId: () => randomUUID(),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return { cancel: () => clearTimeout(timer) };
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return { cancel: () => clearInterval(timer) };
  },
  pause: (ms, signal) => wait(ms, undefined, { signal }),
};

const others = new AsyncLocalStorage<Surroundings>();
const current = () => others.getStore() ?? machine;

/** Runs `work`, and all that it starts, in surroundings that differ from those around it: for simulations and tests. */
export function surroundedBy<T>(surroundings: Partial<Surroundings>, work: () => T): T {
  return others.run({ ...current(), ...surroundings }, work);
}

/** The only clock. A use case takes the moment of its unit of work instead. */
export const clock = {
  now: (): Date => current().now(),
  /** Milliseconds since 1970. */
  ms: (): number => current().now().getTime(),
};

/** An id that nobody had before. */
export const newId = (): string => current().newId();

/** The only timers; none of them keeps a process alive. */
export const timers: Pick<Surroundings, 'after' | 'every' | 'pause'> = {
  after: (ms, work) => current().after(ms, work),
  every: (ms, work) => current().every(ms, work),
  pause: (ms, signal) => current().pause(ms, signal),
};
