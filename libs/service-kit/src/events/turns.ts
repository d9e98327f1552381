import { timers, type Timer } from '../platform/surroundings';

/** Who waits, and how long for at the most. */
interface Waits {
  /** It goes on once nothing has been under way for so long. */
  calmMs: number;
  /** It waits no longer than this. */
  longestMs: number;
}

/** What has to end before other work begins, and the work that waits for it. */
class Precedence {
  private underWay = 0;
  private isCalm = true;
  private calm: Timer | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly waits: Waits) {}

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.calm?.cancel();
    this.underWay += 1;
    this.isCalm = false;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.calm = timers.after(this.waits.calmMs, () => this.beCalm());
    }
  }

  untilCalm(): Promise<void> {
    if (this.isCalm) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = timers.after(this.waits.longestMs, go);
      const { waiting } = this;
      function go() {
        timer.cancel();
        waiting.delete(go);
        resolve();
      }
      waiting.add(go);
    });
  }

  private beCalm(): void {
    this.isCalm = true;
    for (const go of this.waiting) go();
  }
}

/**
 * Who works first where all work in one process. What people wait for begins at once: their calls, and what comes of
 * events such as the invoice of an order and the copies that the next call reads. Mails and sums for reports begin when there is none of it, or after a
 * while all the same.
 */
export class Turns {
  private readonly calls = new Precedence({ calmMs: 5, longestMs: 200 });
  private readonly awaited = new Precedence({ calmMs: 20, longestMs: 1_000 });
  private last: Promise<void> = Promise.resolve();

  /** Answers a call of somebody who waits. */
  call<T>(work: () => Promise<T>): Promise<T> {
    return this.calls.during(work);
  }

  /** Does what people wait for and comes of an event. */
  first<T>(work: () => Promise<T>): Promise<T> {
    return this.awaited.during(work);
  }

  /** Comes back when events are to be asked for of which nobody waits: those of many calls gather meanwhile. */
  gathered(): Promise<void> {
    return this.calls.untilCalm();
  }

  /** Comes back when it is the turn of what nobody waits for, one of it at a time. */
  async after(): Promise<void> {
    this.last = this.last.then(() => this.awaited.untilCalm());
    await this.last;
  }
}
