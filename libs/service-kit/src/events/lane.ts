import type { Logger } from '../platform/logger';
import { timers, type Timer } from '../platform/surroundings';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Empties one lane of an outbox whenever it is woken: one batch after the other, in no transaction. When the lane takes
 * nothing it tries again with growing pauses; the events wait, and those of other lanes do not.
 */
export class Lane {
  private running: Promise<void> | undefined;
  private timer: Timer | undefined;
  private isWoken = false;
  private isStopped = false;
  private failures = 0;

  constructor(
    readonly name: string,
    private readonly empty: (isStopped: () => boolean) => Promise<void>,
    private readonly logger: Logger,
  ) {}

  /** Says that something waits. */
  wake(): void {
    this.isWoken = true;
    if (!this.isStopped && !this.timer) this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.timer?.cancel();
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.isStopped && !this.timer) {
      this.isWoken = false;
      await this.emptyOnce();
    }
    this.running = undefined;
  }

  private async emptyOnce(): Promise<void> {
    try {
      await this.empty(() => this.isStopped);
      this.failures = 0;
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.failures++, LONGEST_PAUSE_MS);
      this.logger.warn({ error, lane: this.name }, 'events could not be published; they wait in the outbox');
      if (this.isStopped) return;
      this.timer = timers.after(pause, () => {
        this.timer = undefined;
        this.wake();
      });
    }
  }
}
