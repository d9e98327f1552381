import type { LiveSignal } from './live-signal';

/** Carries signals from services to the doors that hold the connections of open pages. */
export interface LiveBus {
  /** Tells without waiting and without failing: a signal that is lost costs seconds, never data. */
  tell(...signals: readonly LiveSignal[]): void;
  /** Hands over every signal from now on; answers how to stop. */
  follow(take: (signal: LiveSignal) => void): () => void;
  /** Whether anybody may be listening: else there is no need to find out what to tell. */
  readonly isFollowed: boolean;
}

/** Signals within one process. */
export class MemoryLiveBus implements LiveBus {
  private readonly followers = new Set<(signal: LiveSignal) => void>();

  tell(...signals: readonly LiveSignal[]) {
    for (const signal of signals) for (const take of [...this.followers]) take(signal);
  }

  follow(take: (signal: LiveSignal) => void) {
    this.followers.add(take);
    return () => void this.followers.delete(take);
  }

  get isFollowed() {
    return this.followers.size > 0;
  }
}
