import { setImmediate } from 'node:timers/promises';
import { ProcessGone, type Actor } from './actor';

/** What may happen next: a statement, a publication, a delivery, an acknowledgement. */
export interface Step {
  actor: Actor;
  kind: 'statement' | 'commit' | 'publish' | 'deliver' | 'acknowledge';
  label: string;
  /** Does it, in the real world. */
  act(): Promise<unknown>;
  /** Tells whoever waits what came of it. */
  tell(outcome: Outcome): void;
  /** The server of the connection, when it may wait there for a lock. */
  backend?: number;
  /** Comes once the process has noticed that its connection has ended. */
  ended?: Promise<unknown>;
}

export type Outcome = { value: unknown } | { error: unknown };

const QUIET_ROUNDS = 4;

/** Knows who waits for a turn, and when nobody in this process has anything left to do but to wait. */
export class Scheduler {
  private readonly waiting: (Step & { round: number })[] = [];
  private round = 0;
  private working = 0;
  private changes = 0;

  /** Waits for its turn, then answers what came of it. */
  step<T>(step: Omit<Step, 'act' | 'tell'> & { act(): Promise<T> }): Promise<T> {
    if (!step.actor.isAlive) return Promise.reject(new ProcessGone(step.actor.name));
    const turn = new Promise<T>((resolve, reject) => {
      const tell = (outcome: Outcome) => {
        this.changes++;
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.value as T);
      };
      this.waiting.push({ ...step, tell, round: this.round });
      this.changes++;
    });
    return step.actor.whileAlive(turn);
  }

  /** Something real is under way that is no step of its own, such as connecting. */
  async busyWith<T>(work: Promise<T>): Promise<T> {
    this.working++;
    try {
      return await work;
    } finally {
      this.working--;
      this.changes++;
    }
  }

  /** Waits until nothing happens by itself any more. */
  async quiet(): Promise<void> {
    for (let calm = 0, seen = this.changes; calm < QUIET_ROUNDS; calm++) {
      await setImmediate();
      if (this.working === 0 && seen === this.changes) continue;
      calm = -1;
      seen = this.changes;
    }
  }

  get count(): number {
    return this.waiting.length;
  }

  /**
   * Takes one of those who wait; the one that waits longest for 0. Those who came in one round came in whatever order
   * the machine liked: theirs is that of their names.
   */
  take(choice: number): Step | undefined {
    this.round++;
    this.waiting.sort((a, b) => a.round - b.round || compare(nameOf(a), nameOf(b)));
    const [step] = this.waiting.splice(this.waiting.length ? choice % this.waiting.length : 0, 1);
    return step;
  }

  /** Forgets what a process that died was waiting for. */
  forget(actor: Actor): void {
    for (let index = this.waiting.length - 1; index >= 0; index--)
      if (this.waiting[index]?.actor === actor) this.waiting.splice(index, 1);
  }
}

const nameOf = ({ actor, kind, label }: Step) => `${actor.name} ${kind} ${label}`;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
