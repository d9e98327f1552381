import type { Answer, Noun } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import {
  type ColumnNameMappers,
  DBError,
  Model,
  QueryBuilder,
  raw,
  snakeCaseMappers,
  type TableMetadata,
} from 'objection';

/**
 * Columns that are called otherwise than their field, by the field's name. One with a dot belongs to another table,
 * which a query joins before it reads the field, and null stands for none; such fields are never written.
 */
export type Columns = Readonly<Record<string, string | null>>;

/** What every record has besides what its noun declares, unless that names the columns of its dates itself. */
export interface Kept {
  createdAt: Date;
  updatedAt: Date;
}

type OwnField<C> = { [K in keyof C]: C[K] extends `${string}.${string}` | null ? never : K }[keyof C];
type Foreign<C> = Exclude<keyof C, OwnField<C>>;

/** A field as a row holds it: decimals are text, moments are dates. */
type StoredValue<F> = F extends { kind: 'number' }
  ? string
  : F extends { kind: 'money' | 'adjustment' }
    ? string | null
    : F extends { kind: 'moment'; read: { _zod: { output: infer Out } } }
      ? Date | Extract<Out, null>
      : F extends { read: { _zod: { output: infer Out } } }
        ? Out
        : never;

/** The fields of a record as a query answers them. */
export type Stored<N> =
  N extends Noun<infer Name, infer F, infer V>
    ? Record<`${Name}Id`, string> & { [K in keyof F]: StoredValue<F[K]> } & ([V] extends [false]
          ? unknown
          : { version: number })
    : never;

/** A record as its own table keeps it. */
export type OwnRow<N, C extends Columns> = Omit<Stored<N>, Foreign<C>> &
  ('created_at' extends C[keyof C] ? unknown : Kept);

/** Statements of a graph that are under way on the pool. */
const AT_ONCE = 4;

const snake = snakeCaseMappers();
const snakeOf = (name: string) => Object.keys(snake.format({ [name]: null }))[0] ?? name;
/** The table of a noun, which is named as it is. */
export const tableOf = ({ name }: Pick<Noun, 'name'>): string => snakeOf(name);
const isForeign = (column: string) => column.includes('.');

/** Objection wraps what the driver throws; the service kit answers by the driver's codes. */
class Queries<M extends Model, R = M[]> extends QueryBuilder<M, R> {
  override async execute(): Promise<R> {
    try {
      return await super.execute();
    } catch (error) {
      throw error instanceof DBError ? error.nativeError : error;
    }
  }
}

/** The base of every Objection model: errors as the driver throws them, and a first row that is asked for alone. */
export class TableModel extends Model {
  static override useLimitInFirst = true;
  static override QueryBuilder = Queries;
  static override columnNameMappers = snakeCaseMappers();

  /**
   * How many statements of a graph are asked for at once. A transaction has one connection, which answers one after the
   * other; outside of it each takes one of the pool.
   */
  static getConcurrency(database?: Pick<Knex, 'isTransaction'>): number {
    return database?.isTransaction ? 1 : AT_ONCE;
  }
}

/**
 * The base of the Objection model of a noun: table, id, and rows that carry the names of the wire. Extend it with what
 * else the table has, relations and modifiers; declare fields with `declare`, a bare one would hide what was read.
 */
export function modelOf<N extends Noun, const C extends Columns>(
  noun: N,
  columns: C,
  table?: string,
): Omit<typeof Model, 'prototype'> & { new (): Model & OwnRow<N, C> };
export function modelOf(noun: Noun, columns: Columns, table: string = tableOf(noun)): typeof Model {
  return class extends TableModel {
    static override tableName = table;
    static override idColumn = snakeOf(noun.idName);
    static override columnNameMappers = mappersOf(columns);
    // Told here, so that Objection does not ask the database which columns there are.
    static override tableMetadata(): TableMetadata {
      const own = Object.values(columnsOf(noun, columns, table)).filter((column) =>
        column.startsWith(`${table}.`),
      );
      return { columns: own.map((column) => column.slice(table.length + 1)) };
    }
  };
}

/** Where each field is read: `facility.is_active`. Names of columns are taken from here only. */
export function columnsOf<N extends Noun>(
  noun: N,
  columns: Columns,
  table?: string,
): Record<keyof Answer<N>, string>;
export function columnsOf(
  noun: Noun,
  columns: Columns,
  table: string = tableOf(noun),
): Record<string, string> {
  const names = [noun.idName, ...Object.keys(noun.fields), ...(noun.isVersioned ? ['version'] : [])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const column = columns[name] === undefined ? snakeOf(name) : columns[name];
      if (column === null) return [];
      return [[name, isForeign(column) ? column : `${table}.${column}`]];
    }),
  );
}

/** The next version of a record that is changed now, for a patch of it. */
export const nextVersion = (now: Date) => ({ version: raw('version + 1'), updatedAt: now });

function mappersOf(columns: Columns): ColumnNameMappers {
  const own = Object.entries(columns).flatMap(([name, column]) =>
    column === null || isForeign(column) ? [] : [[name, column] as const],
  );
  const columnNames = new Map(own);
  const fieldNames = new Map(own.map(([name, column]) => [column, name]));
  const renamed = (row: object, names: ReadonlyMap<string, string>) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value]));
  return {
    parse: (row) => snake.parse(renamed(row, fieldNames)),
    format: (row) => snake.format(renamed(row, columnNames)),
  };
}
