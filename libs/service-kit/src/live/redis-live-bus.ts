import type { RedisClientType } from 'redis';
import type { Logger } from '../platform/logger';
import type { LiveBus } from './live-bus';
import { MemoryLiveBus } from './live-bus';
import type { LiveSignal } from './live-signal';

const CHANNEL = 'live';

/** Signals between processes, through Redis. While it is away they are lost, and pages ask by themselves. */
export class RedisLiveBus implements LiveBus {
  private readonly here = new MemoryLiveBus();
  readonly isFollowed = true;

  constructor(
    private readonly redis: RedisClientType,
    private readonly logger: Logger,
  ) {}

  /** Hears what other processes tell, over a connection of its own. */
  async listen(subscriber: RedisClientType): Promise<void> {
    await subscriber.subscribe(CHANNEL, (text) => this.here.tell(JSON.parse(text) as LiveSignal));
  }

  tell(...signals: readonly LiveSignal[]) {
    for (const signal of signals)
      this.redis
        .publish(CHANNEL, JSON.stringify(signal))
        .catch((error: unknown) => this.logger.warn({ error }, 'open pages were not told'));
  }

  follow(take: (signal: LiveSignal) => void) {
    return this.here.follow(take);
  }
}
