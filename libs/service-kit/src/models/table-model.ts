import {
  type ColumnNameMappers,
  type Model,
  type Pojo,
  snakeCaseMappers,
  type TableMetadata,
} from 'objection';
import { TableModel } from './model-of';

/**
 * What a column holds, as a record has it. `read` is for what the driver answers as text, `column` for one that is
 * called otherwise than the record says.
 */
export interface ColumnKind<T> {
  readonly column?: string;
  readonly read?: (stored: string) => T;
  readonly isJson?: boolean;
  /** Only its type is asked for. */
  readonly value?: T;
}

export const textColumn: ColumnKind<string> = {};
export const wholeColumn: ColumnKind<number> = {};
export const flagColumn: ColumnKind<boolean> = {};
export const momentColumn: ColumnKind<Date> = {};
/** A decimal of at most fifteen digits, which a number holds without loss. */
export const decimalColumn: ColumnKind<number> = { read: Number };
/** A decimal that is reckoned with: text, as the driver answers it. */
export const exactColumn: ColumnKind<string> = {};
/** A list of texts. */
export const listColumn: ColumnKind<string[]> = {};
/** One of certain texts or whole numbers. */
export const choiceColumn = <T extends string | number>(): ColumnKind<T> => ({});
/** A value of its own, kept as JSON. */
export const jsonColumn = <T>(): ColumnKind<T> => ({ isJson: true });
/** The same, or nothing. */
export const optional = <T>(kind: ColumnKind<T>): ColumnKind<T | null> => kind;
/** The same, in a column of another name. */
export const inColumn = <T>(column: string, kind: ColumnKind<T>): ColumnKind<T> => ({ ...kind, column });

type Columns = Readonly<Record<string, ColumnKind<unknown>>>;
/** A record of a table with these columns. */
export type RecordOf<C> = { [K in keyof C]: C[K] extends ColumnKind<infer T> ? T : never };

const snake = snakeCaseMappers();
const snakeOf = (name: string) => Object.keys(snake.format({ [name]: null }))[0] ?? name;

/** Renames what a row holds: known names at once, others as `otherwise` says. */
function renaming(known: Map<string, string>, otherwise: (row: Pojo) => Pojo) {
  const nameFor = (key: string) => {
    const name = Object.keys(otherwise({ [key]: null }))[0] ?? key;
    known.set(key, name);
    return name;
  };
  return (row: Pojo): Pojo => {
    const record: Pojo = {};
    for (const [key, value] of Object.entries(row)) record[known.get(key) ?? nameFor(key)] = value;
    return record;
  };
}

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
  const columnOf = new Map(names.map((name) => [name, columns[name]?.column ?? snakeOf(name)]));
  const ofName = (name: string) => columnOf.get(name) ?? name;
  const decimals = Object.entries(columns).flatMap(([name, { read }]) => (read ? [{ name, read }] : []));
  return class extends TableModel {
    static override tableName = table;
    static override idColumn = id.map(ofName);
    static override columnNameMappers: ColumnNameMappers = {
      parse: renaming(new Map([...columnOf].map(([name, column]) => [column, name])), (row) =>
        snake.parse(row),
      ),
      format: renaming(new Map(columnOf), (row) => snake.format(row)),
    };
    static override jsonAttributes = names.filter((name) => columns[name]?.isJson);
    static readonly columns = Object.fromEntries(names.map((name) => [name, `${table}.${ofName(name)}`]));
    // Told here, so that Objection does not ask the database which columns there are.
    static override tableMetadata = (): TableMetadata => ({ columns: [...columnOf.values()] });

    override $parseDatabaseJson(row: Pojo): Pojo {
      const record = super.$parseDatabaseJson(row);
      for (const { name, read } of decimals)
        if (typeof record[name] === 'string') record[name] = read(record[name]);
      return record;
    }
  };
}
