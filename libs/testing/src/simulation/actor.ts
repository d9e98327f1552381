import { surroundedBy, type Surroundings, type Timer } from '@washcoat/service-kit';
import type { OpenConnection } from './connection-stock';
import type { SimulatedClock } from './simulated-clock';

/** What a dead process would have seen: nobody does. */
export class ProcessGone extends Error {
  constructor(actor: string) {
    super(`The process of ${actor} is gone.`);
  }
}

/** A process from its start to its end. What it does is done in its own surroundings; once it is dead it does nothing. */
export class Actor {
  private isDead = false;
  private readonly cancels = new Set<() => void>();
  private readonly onDeath = new Set<() => void>();
  /** Its connections to the database. */
  readonly connections = new Set<OpenConnection>();
  readonly surroundings: Surroundings;

  constructor(
    readonly name: string,
    private readonly clock: SimulatedClock,
    newId: () => string,
  ) {
    this.surroundings = {
      now: () => clock.now(),
      newId,
      after: (ms, work) => this.timer(ms, work),
      every: (ms, work) => this.rhythm(ms, work),
      pause: (ms) => new Promise((resolve) => void this.timer(ms, resolve)),
    };
  }

  get isAlive(): boolean {
    return !this.isDead;
  }

  /** Throws when the process is dead. */
  mustLive(): void {
    if (this.isDead) throw new ProcessGone(this.name);
  }

  /** Does `work` as this process. */
  run<T>(work: () => T): T {
    return surroundedBy(this.surroundings, work);
  }

  /** The answer of `work`, or ProcessGone when the process dies before it. */
  whileAlive<T>(work: Promise<T>): Promise<T> {
    if (this.isDead) return Promise.reject(new ProcessGone(this.name));
    return new Promise((resolve, reject) => {
      const die = () => reject(new ProcessGone(this.name));
      this.onDeath.add(die);
      work.then(resolve, reject).finally(() => this.onDeath.delete(die));
    });
  }

  die(): void {
    this.isDead = true;
    this.cancels.forEach((cancel) => cancel());
    this.onDeath.forEach((tell) => tell());
  }

  private timer(ms: number, work: () => void): Timer {
    if (this.isDead) return { cancel: () => undefined };
    const cancel = this.clock.after(ms, () => {
      this.cancels.delete(cancel);
      this.run(work);
    });
    this.cancels.add(cancel);
    return { cancel };
  }

  private rhythm(ms: number, work: () => void): Timer {
    let current = this.timer(ms, beat.bind(this));
    function beat(this: Actor) {
      current = this.timer(ms, beat.bind(this));
      work();
    }
    return { cancel: () => current.cancel() };
  }
}
