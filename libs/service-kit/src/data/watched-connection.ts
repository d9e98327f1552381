import pg from 'pg';
import { timers } from '../platform/surroundings';

type Callback = (error: unknown, answer?: unknown) => void;

/**
 * Connections that are given up when a statement is not answered within `deadlineMs`: the machine at the other end may
 * be gone without a word, or its answer may have become nonsense on the way, and whoever asked would wait for ever.
 * Streams have their own pace and are not watched.
 */
export function watchedConnection(deadlineMs: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const ask = (question: unknown, callback: unknown) => {
        if (typeof callback !== 'function')
          return Reflect.apply(pg.Client.prototype.query, this, [question, callback]);
        const deadline = timers.after(deadlineMs, () => void this.end());
        const answered: Callback = (error, answer) => {
          deadline.cancel();
          callback(error, answer);
        };
        return Reflect.apply(pg.Client.prototype.query, this, [question, answered]);
      };
      Object.defineProperty(this, 'query', { value: ask, configurable: true });
    }
  };
}
