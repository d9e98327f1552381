import { timers } from '../platform/surroundings';

/** What nobody waits for goes on once nothing awaited has come for so long. */
const CALM_MS = 20;
/** It waits no longer than this, one of it at a time: however much is awaited, the rest goes on. */
const LONGEST_MS = 1_000;

/**
 * Who works first where all work in one process. What people wait for, such as the invoice of an order, begins at once;
 * copies, mails and sums for reports that come of the same events begin when there is none of it, or after a second.
 */
export class Turns {
  private awaited = 0;
  private isCalm = true;
  private readonly waiting = new Set<() => void>();
  private last: Promise<void> = Promise.resolve();
  private calm: { cancel(): void } | undefined;

  /** Does what people wait for. */
  async first<T>(work: () => Promise<T>): Promise<T> {
    this.calm?.cancel();
    this.awaited += 1;
    this.isCalm = false;
    try {
      return await work();
    } finally {
      this.awaited -= 1;
      if (this.awaited === 0) this.calm = timers.after(CALM_MS, () => this.beCalm());
    }
  }

  /** Comes back when it is the turn of what nobody waits for. */
  async after(): Promise<void> {
    if (this.isCalm) return;
    const before = this.last;
    this.last = before.then(() => this.untilCalm());
    await this.last;
  }

  private beCalm(): void {
    this.isCalm = true;
    for (const go of this.waiting) go();
    this.waiting.clear();
  }

  private untilCalm(): Promise<void> {
    if (this.isCalm) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = timers.after(LONGEST_MS, go);
      const { waiting } = this;
      function go() {
        timer.cancel();
        waiting.delete(go);
        resolve();
      }
      waiting.add(go);
    });
  }
}
