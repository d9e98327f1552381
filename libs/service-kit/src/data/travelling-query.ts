import pg from 'pg';

/** What of the protocol of PostgreSQL a query speaks by itself. */
interface Wire {
  bind(message: { portal: string; statement: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

/** The statements by which a connection knows begin and commit, once it was told them. */
export const BEGIN = { name: 'begin', text: 'begin' };
export const COMMIT = { name: 'commit', text: 'commit' };

type Inner = (this: pg.Query, ...messages: unknown[]) => void;
const inner = (name: string): Inner => Reflect.get(pg.Query.prototype, name);
const prepare = inner('prepare');
const completeCommand = inner('handleCommandComplete');

/**
 * A statement with the begin before it, the commit after it, or both: all of it is sent at once and answered at once.
 * When one fails PostgreSQL passes over what follows, so that nothing is committed that has failed. The connection must
 * know BEGIN and COMMIT by then. pg has no public way to this; it stands here alone.
 */
export class TravellingQuery extends pg.Query {
  private isBegun: boolean;
  private isAnswered = false;

  constructor(
    question: pg.QueryConfig,
    readonly begins: boolean,
    readonly commits: boolean,
  ) {
    super(question);
    this.isBegun = !begins;
  }

  protected prepare(wire: Wire): void {
    if (this.begins) run(wire, BEGIN.name);
    prepare.call(this, wire);
  }

  protected _getRows(wire: Wire): void {
    wire.execute({ portal: '' });
    if (this.commits) run(wire, COMMIT.name);
    wire.sync();
  }

  /** Of three commands only the one in the middle is answered to who asked. */
  protected handleCommandComplete(message: unknown, wire: Wire): void {
    if (!this.isBegun) this.isBegun = true;
    else if (!this.isAnswered) {
      this.isAnswered = true;
      completeCommand.call(this, message, wire);
    }
  }
}

function run(wire: Wire, statement: string): void {
  wire.bind({ portal: '', statement });
  wire.execute({ portal: '' });
}
