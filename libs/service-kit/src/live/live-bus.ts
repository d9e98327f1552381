import type { LiveSignal } from './live-signal';

/** Carries signals from services to the doors that hold the connections of open pages. */
export interface LiveBus {
  /** Tells without waiting and without failing: a signal that is lost costs seconds, never data. */
  tell(...signals: readonly LiveSignal[]): void;
  /**
   * Hands over every signal from now on; answers how to stop. A follower that says of itself that nobody `isHearing` still
   * gets what is told, but nothing is found out for it.
   */
  follow(take: (signal: LiveSignal) => void, isHearing?: () => boolean): () => void;
  /** Whether anybody may be listening: else there is no need to find out what to tell. */
  readonly isFollowed: boolean;
}

const always = () => true;

/** Signals within one process. */
export class MemoryLiveBus implements LiveBus {
  private readonly followers = new Map<(signal: LiveSignal) => void, () => boolean>();

  tell(...signals: readonly LiveSignal[]) {
    for (const signal of signals) for (const take of [...this.followers.keys()]) take(signal);
  }

  follow(take: (signal: LiveSignal) => void, isHearing = always) {
    this.followers.set(take, isHearing);
    return () => void this.followers.delete(take);
  }

  get isFollowed() {
    return [...this.followers.values()].some((isHearing) => isHearing());
  }
}
