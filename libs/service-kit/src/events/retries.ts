import type { Knex } from 'knex';
import type { Logger } from '../platform/logger';
import { clock, timers, type Timer } from '../platform/surroundings';
import type { Consumer } from './consumer';
import { nextInLine, noteFailure, type DeadLetterRow } from './dead-letter.repository';
import { handleLetter } from './dead-letters';
import type { EventWork } from './inbox';

/** So often it looks for what another process has put aside and not lived to try again. */
const LOOK_MS = 10_000;

export interface RetryDependencies {
  database: Knex;
  unitOfWork: EventWork;
  logger: Logger;
}

/** Tries again what one consumer could not handle, of each record the oldest event first. */
export class Retries {
  private timer: Timer | undefined;
  private running: Promise<void> | undefined;
  private isStopped = true;
  private isWoken = false;

  constructor(
    private readonly consumer: Consumer,
    private readonly dependencies: RetryDependencies,
  ) {}

  start(): void {
    this.isStopped = false;
    this.wake();
  }

  /** Says that something was put aside. */
  wake(): void {
    this.isWoken = true;
    if (!this.isStopped && !this.running) this.after(0);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.timer?.cancel();
    await this.running;
  }

  private after(pause: number): void {
    this.timer?.cancel();
    this.timer = timers.after(pause, () => {
      this.running ??= this.run().finally(() => (this.running = undefined));
    });
  }

  private async run(): Promise<void> {
    let pause = LOOK_MS;
    this.isWoken = false;
    try {
      pause = await this.tryAll();
    } catch (error) {
      this.dependencies.logger.warn(
        { error, consumer: this.consumer.name },
        'events could not be tried again',
      );
    }
    if (!this.isStopped) this.after(this.isWoken ? 0 : pause);
  }

  /** Tries all whose moment has come; answers how long until the next one's. */
  private async tryAll(): Promise<number> {
    for (;;) {
      const waiting = await nextInLine(this.dependencies.database, this.consumer.name);
      const due = waiting.filter((letter) => pauseUntil(letter) <= 0);
      if (!due.length || this.isStopped) return Math.min(LOOK_MS, ...waiting.map(pauseUntil));
      for (const letter of due) if (!this.isStopped) await this.tryOne(letter);
    }
  }

  private async tryOne(letter: DeadLetterRow): Promise<void> {
    const { database, unitOfWork, logger } = this.dependencies;
    try {
      await handleLetter([this.consumer], letter, unitOfWork);
    } catch (error) {
      logger.warn({ error, consumer: letter.consumer, event: letter.event_id }, 'event not handled');
      await noteFailure(database, letter, error);
    }
  }
}

const pauseUntil = ({ next_attempt_at: at }: DeadLetterRow) => (at ? at.getTime() - clock.ms() : LOOK_MS);
