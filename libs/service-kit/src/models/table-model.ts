import { type Model, type Pojo, snakeCaseMappers, type TableMetadata } from 'objection';
import { TableModel } from './model-of';

/** What a column holds, as a record has it. `read` is for what the driver answers as text. */
export interface ColumnKind<T> {
  readonly read?: (stored: string) => T;
  readonly isJson?: boolean;
  /** Only its type is asked for. */
  readonly value?: T;
}

export const textColumn: ColumnKind<string> = {};
export const wholeColumn: ColumnKind<number> = {};
export const momentColumn: ColumnKind<Date> = {};
/** A decimal of at most fifteen digits, which a number holds without loss. */
export const decimalColumn: ColumnKind<number> = { read: Number };
/** A value of its own, kept as JSON. */
export const jsonColumn = <T>(): ColumnKind<T> => ({ isJson: true });
/** The same, or nothing. */
export const optional = <T>(kind: ColumnKind<T>): ColumnKind<T | null> => kind;

type Columns = Readonly<Record<string, ColumnKind<unknown>>>;
type RecordOf<C> = { [K in keyof C]: C[K] extends ColumnKind<infer T> ? T : never };

const snake = snakeCaseMappers();
const snakeOf = (name: string) => Object.keys(snake.format({ [name]: null }))[0] ?? name;

/**
 * The base of the Objection model of a table that belongs to no noun, or to a part of one: rows by the names of its
 * columns in camelCase, decimals as numbers. `columns` says where each is read: names of columns are taken from there only.
 */
export function tableModel<const C extends Columns>(
  table: string,
  id: readonly (keyof C & string)[],
  columns: C,
): Omit<typeof Model, 'prototype'> & {
  new (): Model & RecordOf<C>;
  readonly columns: Readonly<Record<keyof C, string>>;
};
export function tableModel(table: string, id: readonly string[], columns: Columns): typeof Model {
  const names = Object.keys(columns);
  const decimals = Object.entries(columns).flatMap(([name, { read }]) => (read ? [{ name, read }] : []));
  return class extends TableModel {
    static override tableName = table;
    static override idColumn = id.map(snakeOf);
    static override jsonAttributes = names.filter((name) => columns[name]?.isJson);
    static readonly columns = Object.fromEntries(names.map((name) => [name, `${table}.${snakeOf(name)}`]));
    // Told here, so that Objection does not ask the database which columns there are.
    static override tableMetadata = (): TableMetadata => ({ columns: names.map(snakeOf) });

    override $parseDatabaseJson(row: Pojo): Pojo {
      const record = super.$parseDatabaseJson(row);
      for (const { name, read } of decimals)
        if (typeof record[name] === 'string') record[name] = read(record[name]);
      return record;
    }
  };
}
