import type pg from 'pg';
import { BEGIN, COMMIT, TravellingQuery } from './travelling-query';

type Done = (error: unknown, answer?: unknown) => void;
type Send = (question: unknown, done?: unknown) => unknown;

/** What the query builder asks of a connection to begin and end a transaction. */
const begin = 'BEGIN;';
const ends: readonly unknown[] = ['COMMIT;', 'ROLLBACK'];

/**
 * Connections whose transactions begin with their first statement and end with their last, in the same round trip:
 * `atCommit` keeps the last one until the commit comes. Transactions that ask nothing are never begun.
 */
export function shortTransactions(Connection: typeof pg.Client): typeof pg.Client {
  return class extends Connection {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send: unknown = Reflect.get(this, 'query');
      if (typeof send !== 'function') throw new TypeError('A connection without queries.');
      const course = new Course((...asked) => Reflect.apply(send, this, asked));
      const value = (question: unknown, done: unknown) => course.ask(question, done);
      Object.defineProperty(this, 'query', { value, configurable: true });
      Object.defineProperty(this, 'atCommit', {
        value: (question: pg.QueryConfig) => course.keepUntilCommit(question),
      });
    }
  };
}

/** Something that was asked: how it goes on, and who hears that it can not. */
interface Waiting {
  go: () => unknown;
  fail: Done;
}

/** How far the transaction of one connection is. */
class Course {
  private isToBegin = false;
  private last: pg.QueryConfig | undefined;
  /** What was asked while the begin is said by itself; it goes in its order once that is answered. */
  private waiting: Waiting[] | undefined;
  private readonly known = new Set<string>();

  constructor(private readonly send: Send) {}

  ask(question: unknown, done: unknown): unknown {
    const text = textOf(question);
    if (!isDone(done)) return this.askStream(question);
    if (text === begin) {
      this.isToBegin = true;
      return answered(done);
    }
    if (ends.includes(text))
      return this.inTurn({ go: () => this.end(question, done, text === 'COMMIT;'), fail: done });
    if (this.last) return done(new Error('Something is asked after the last statement of a transaction.'));
    return this.inTurn({ go: () => this.carry(question, done), fail: done });
  }

  keepUntilCommit(question: pg.QueryConfig): void {
    if (this.last) throw new Error('A transaction has one last statement.');
    this.last = question;
  }

  private end(question: unknown, done: Done, isCommit: boolean): unknown {
    const { last, isToBegin } = this;
    this.last = undefined;
    if (isCommit && last) return this.carryLast(last, done);
    this.isToBegin = false;
    return isToBegin ? answered(done) : this.send(question, done);
  }

  private carry(question: unknown, done: Done): unknown {
    // Alone as well: how the rows of a named statement look is not asked again.
    if (!this.isToBegin)
      return this.send(isNamed(question) ? new TravellingQuery(question, false, false) : question, done);
    this.isToBegin = false;
    if (isPrepared(question) && this.known.has(BEGIN.name))
      return this.send(new TravellingQuery(question, true, false), done);
    return this.sayBegin({ go: () => this.send(question, done), fail: done });
  }

  private inTurn(asked: Waiting): unknown {
    if (!this.waiting) return asked.go();
    this.waiting.push(asked);
  }

  private sayBegin(first: Waiting): unknown {
    const waiting = [first];
    this.waiting = waiting;
    const sayOthers = (say: (asked: Waiting) => unknown) => {
      this.waiting = undefined;
      waiting.forEach(say);
    };
    return this.tell(
      BEGIN,
      (error) => sayOthers(({ fail }) => fail(error)),
      () => sayOthers(({ go }) => go()),
    );
  }

  /** What has failed is rolled back before anybody hears of it: whoever hears gives the connection to somebody else. */
  private carryLast(last: pg.QueryConfig, done: Done): unknown {
    const ended: Done = (error, answer) => {
      if (!error) return done(null, answer);
      // Once the connection has heard the end of its answer.
      queueMicrotask(() => this.send('ROLLBACK', () => done(error)));
    };
    const begins = this.isToBegin;
    if (this.known.has(COMMIT.name) && (!begins || this.known.has(BEGIN.name))) {
      this.isToBegin = false;
      return this.send(new TravellingQuery(last, begins, true), ended);
    }
    const written: Done = (error, answer) =>
      error ? ended(error) : this.tell(COMMIT, ended, () => ended(null, answer));
    return this.carry(last, written);
  }

  /** What answers by events is answered with as well, so it is sent at once; it comes after the begin all the same. */
  private askStream(question: unknown): unknown {
    if (this.isToBegin) this.sayBegin({ go: () => undefined, fail: () => undefined });
    this.isToBegin = false;
    return this.send(question);
  }

  /** Says begin or commit by itself; from then on the connection knows it by name. */
  private tell(command: typeof BEGIN, failed: Done, next: () => void): unknown {
    return this.send({ ...command }, (error: unknown) => {
      if (error) return failed(error);
      this.known.add(command.name);
      next();
    });
  }
}

function textOf(question: unknown): unknown {
  return typeof question === 'object' && question && 'text' in question ? question.text : question;
}

/** Whether it is sent as a statement with values and not as a plain text, which may hold several. */
function isPrepared(question: unknown): question is pg.QueryConfig {
  if (isNamed(question)) return true;
  if (typeof question !== 'object' || question === null || 'submit' in question) return false;
  return 'values' in question && Array.isArray(question.values) && question.values.length > 0;
}

/** Whether a connection knows it by a name once it was asked. */
function isNamed(question: unknown): question is pg.QueryConfig {
  if (typeof question !== 'object' || question === null || 'submit' in question) return false;
  return 'name' in question && Boolean(question.name);
}

const isDone = (done: unknown): done is Done => typeof done === 'function';

function answered(done: Done): void {
  queueMicrotask(() => done(null, { command: '', rows: [], rowCount: null }));
}
