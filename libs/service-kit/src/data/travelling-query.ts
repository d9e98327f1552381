import pg from 'pg';

/** What of the protocol of PostgreSQL a query speaks by itself. */
interface Wire {
  bind(message: { portal: string; statement: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

/** How the rows of a statement look, and how they are read. */
type Shape = Readonly<Record<'fields' | '_parsers' | '_prebuiltEmptyResultObject', unknown>>;

/** What connections have said of their statements, by name. */
const shapes = new WeakMap<Wire, Map<string, Shape>>();

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
 * know BEGIN and COMMIT by then. How the rows of a named statement look is asked of each connection once. pg has no
 * public way to this; it stands here alone.
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
    const shape = shapes.get(wire)?.get(this.nameOfStatement());
    if (!shape) return prepare.call(this, wire);
    // What the description of rows would have said.
    Reflect.set(this, '_accumulateRows', true);
    Object.assign(resultOf(this), shape);
    prepare.call(this, undescribed(wire));
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
      this.remember(wire);
    }
  }

  /** A statement that has a name is the same for as long as its connection lasts, and so is the look of its rows. */
  private remember(wire: Wire): void {
    const name = this.nameOfStatement();
    if (!name) return;
    const known = shapes.get(wire) ?? new Map<string, Shape>();
    if (known.has(name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = resultOf(this);
    shapes.set(wire, known.set(name, { fields, _parsers, _prebuiltEmptyResultObject }));
  }

  private nameOfStatement(): string {
    return String(Reflect.get(this, 'name') ?? '');
  }
}

const resultOf = (query: pg.Query): Shape => Reflect.get(query, '_result');

/** The same connection, which does not ask how the rows look. */
const undescribed = (wire: Wire): Wire => Object.create(wire, { describe: { value: () => undefined } });

function run(wire: Wire, statement: string): void {
  wire.bind({ portal: '', statement });
  wire.execute({ portal: '' });
}
