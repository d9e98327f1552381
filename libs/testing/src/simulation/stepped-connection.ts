import type { DatabaseConnection } from '@washcoat/service-kit';
import pg from 'pg';
import type { Actor } from './actor';
import type { Scheduler } from './scheduler';

/** A statement as it is handed to the driver. */
interface Question {
  text: string;
  name?: string;
  /** It brings the commit along. */
  commits?: boolean;
}

type Callback = (error: unknown, result?: unknown) => void;

/**
 * Connections of one process whose every statement is a step. `tamper` changes the text of what is asked, for worlds
 * that are broken on purpose.
 */
export function steppedConnection(
  actor: Actor,
  scheduler: Scheduler,
  tamper: (text: string) => string = (text) => text,
): DatabaseConnection {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.on('error', () => undefined);
      const ended = new Promise((resolve) => this.once('end', () => resolve(undefined)));
      const connect = this.connect.bind(this);
      const send = (question: unknown) =>
        new Promise((resolve, reject) => {
          const done: Callback = (error, result) => (error ? reject(error) : resolve(result));
          Reflect.apply(pg.Client.prototype.query, this, [question, done]);
        });
      let backend: number | undefined;
      const open = async () => {
        actor.mustLive();
        await connect();
        const { rows } = (await send('select pg_backend_pid() as pid')) as pg.QueryResult<{ pid: number }>;
        backend = rows[0]?.pid;
        if (backend !== undefined) actor.backends.add(backend);
        actor.mustLive();
      };
      const ask = (question: string | Question, callback: Callback) => {
        if (typeof question === 'string') {
          scheduler.busyWith(send(question)).then((result) => callback(null, result), callback);
          return;
        }
        const text = tamper(question.text);
        // Without its name: a prepared statement stays what it was when it was first sent.
        const asked = text === question.text ? question : Object.assign(question, { text, name: undefined });
        scheduler
          .step({
            actor,
            kind: asked.commits || /^commit/i.test(asked.text) ? 'commit' : 'statement',
            label: asked.text.replace(/\s+/g, ' ').slice(0, 90),
            act: () => send(asked),
            backend,
            ended,
          })
          .then((result) => callback(null, result), callback);
      };
      Object.defineProperty(this, 'connect', { value: () => scheduler.busyWith(open()) });
      Object.defineProperty(this, 'query', { value: ask, configurable: true });
    }
  };
}
