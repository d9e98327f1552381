import { createAdapter } from '@socket.io/redis-adapter';
import type { Logger } from '@washcoat/service-kit';
import type { ServerOptions } from 'socket.io';

/** What the adapter needs of the connection that it publishes over. */
interface Publisher {
  publish(channel: string, message: string | Buffer): Promise<number>;
  /** By these it tells which client it is. */
  pSubscribe: unknown;
  sSubscribe: unknown;
  sendCommand(command: string[]): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  listenerCount(event: string): number;
}

/**
 * Joins the doors through Redis: who is where, and who is writing. The adapter waits for no publication; one that Redis
 * does not take, because it is away, is lost and costs nothing else.
 */
export function redisAdapter(
  publisher: Publisher,
  subscriber: unknown,
  logger: Logger,
): ServerOptions['adapter'] {
  const careful: Publisher = {
    publish: (channel, message) =>
      publisher.publish(channel, message).catch((error: unknown) => {
        logger.warn({ error }, 'other doors were not told');
        return 0;
      }),
    pSubscribe: publisher.pSubscribe,
    sSubscribe: publisher.sSubscribe,
    sendCommand: (command) => publisher.sendCommand(command),
    on: (event, listener) => publisher.on(event, listener),
    listenerCount: (event) => publisher.listenerCount(event),
  };
  return createAdapter(careful, subscriber);
}
