import type { DatabaseConnection } from '@washcoat/service-kit';
import pg from 'pg';
import type { Actor } from './actor';
import type { ConnectionStock, OpenConnection, Settings } from './connection-stock';
import type { Scheduler } from './scheduler';

/** A statement as it is handed to the driver. */
interface Question {
  text: string;
  name?: string;
  /** It brings the commit along. */
  commits?: boolean;
}

type Callback = (error: unknown, result?: unknown) => void;

/** Where a process gets its connections from, and what becomes of what it asks. */
export interface Stepping {
  scheduler: Scheduler;
  stock: ConnectionStock;
  /** Changes the text of what is asked, for worlds that are broken on purpose. */
  tamper?(text: string): string;
}

/**
 * Connections of one process whose every statement is a step. What one asks goes over one of the stock, which outlives it;
 * it ends when it is given up or that one ends.
 */
export function steppedConnection(
  actor: Actor,
  { scheduler, stock, tamper = (text) => text }: Stepping,
): DatabaseConnection {
  return class extends pg.Client {
    constructor(config: string | pg.ClientConfig = {}) {
      super(config);
      const settings = settingsOf(config);
      this.on('error', () => undefined);
      const ended = new Promise((resolve) => this.once('end', () => resolve(undefined)));
      const tellError = (error: Error) => this.emit('error', error);
      let open: OpenConnection | undefined;
      const tellEnd = () => {
        if (open) actor.connections.delete(open);
        this.emit('end');
      };
      const send = (question: unknown) =>
        new Promise((resolve, reject) => {
          const over = open;
          if (!over) return reject(new Error('The connection is closed.'));
          over.asked++;
          const done: Callback = (error, result) => {
            over.asked--;
            return error ? reject(error) : resolve(result);
          };
          Reflect.apply(pg.Client.prototype.query, over.client, [question, done]);
        });
      const connect = async () => {
        actor.mustLive();
        const taken = await stock.take(settings);
        if (!actor.isAlive) await stock.give(settings, taken);
        actor.mustLive();
        open = taken;
        open.client.on('error', tellError).on('end', tellEnd);
        actor.connections.add(open);
      };
      const end = async (done: () => void) => {
        const left = open;
        open = undefined;
        left?.client.off('error', tellError).off('end', tellEnd);
        if (left) {
          actor.connections.delete(left);
          await stock.give(settings, left);
        }
        this.emit('end');
        done();
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
            backend: open?.backend,
            ended,
          })
          .then((result) => callback(null, result), callback);
      };
      Object.defineProperty(this, 'processID', { get: () => open?.backend ?? null });
      Object.defineProperty(this, 'connect', { value: () => scheduler.busyWith(connect()) });
      Object.defineProperty(this, 'end', { value: end });
      Object.defineProperty(this, 'query', { value: ask, configurable: true });
    }
  };
}

function settingsOf(config: string | pg.ClientConfig): Settings {
  const given = typeof config === 'string' ? { connectionString: config } : config;
  const { connectionString } = given;
  if (!connectionString) throw new TypeError('A connection without an address.');
  return { ...given, connectionString };
}
