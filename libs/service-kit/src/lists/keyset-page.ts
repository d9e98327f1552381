import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { badInput } from '../problem';
import { isKeysetValue } from './keyset-value';
import type { Page, PageRequest } from './page';

/** One thing a list is ordered by: an SQL expression that is never null, and its type. */
export interface KeysetColumn {
  sql: string;
  type: 'text' | 'uuid' | 'timestamptz' | 'numeric' | 'integer' | 'boolean';
  /** Where it is not that of the whole order. */
  direction?: Direction;
}

type Direction = 'asc' | 'desc';

/** The order of a list; the last column makes it total. */
export interface KeysetOrder {
  columns: readonly KeysetColumn[];
  direction: Direction;
}

export interface KeysetRequest extends PageRequest {
  after?: string;
}

/** A page that also tells from where the next one goes on. */
export interface KeysetPage<Row> extends Page<Row> {
  next: string | null;
}

const cursor = z.object({ order: z.string(), values: z.array(z.string()) });

/** A query of which a part can be read from a row on: of knex, or of an Objection model. */
export interface KeysetPageable<Row> {
  offset(count: number): unknown;
  orderByRaw(sql: string): unknown;
  select(column: Knex.Raw): unknown;
  whereRaw(sql: string, values: string[]): unknown;
  limit(count: number): PromiseLike<Row[]>;
}

/**
 * Reads one page of a query and orders it. With `after` (the `next` of the page before) it goes on from there, so
 * that a late page costs what the first does; without it `offset` rows are skipped. 400 for an `after` that is not
 * one of this order.
 */
export async function keysetPageOf<Row extends object>(
  database: Knex,
  query: KeysetPageable<Row>,
  { count, offset, after }: KeysetRequest,
  order: KeysetOrder,
): Promise<KeysetPage<Row>> {
  const { columns } = order;
  if (after !== undefined) goOnAfter(query, after, order);
  else void query.offset(offset);
  void query.orderByRaw(orderText(order));
  columns.forEach(({ sql }, index) => void query.select(database.raw(`(${sql})::text as ${aliasOf(index)}`)));
  const rows = await query.limit(count + 1);
  const areMoreItemsAvailable = rows.length > count;
  const kept = rows.slice(0, count);
  const last = kept.at(-1);
  const next = areMoreItemsAvailable && last ? cursorOf(last, order) : null;
  for (const row of kept) dropKeys(row, columns.length);
  return { list: kept, areMoreItemsAvailable, next };
}

/** The page with every row turned into what leaves the service. */
export function mapKeysetPage<Row, Shown>(
  page: KeysetPage<Row>,
  present: (row: Row) => Shown,
): KeysetPage<Shown> {
  return { ...page, list: page.list.map(present) };
}

const directionOf = ({ direction }: KeysetColumn, order: KeysetOrder): Direction =>
  direction ?? order.direction;

/** An order as SQL says it. */
export const orderText = (order: KeysetOrder): string =>
  order.columns.map((column) => `${column.sql} ${directionOf(column, order)}`).join(', ');

const isAfter = (direction: Direction) => (direction === 'asc' ? '>' : '<');

function goOnAfter(query: KeysetPageable<unknown>, after: string, order: KeysetOrder): void {
  const { columns } = order;
  const values = valuesOf(after, order);
  const [first, ...others] = new Set(columns.map((column) => directionOf(column, order)));
  if (first === undefined || others.length > 0) return goOnAfterEach(query, values, order);
  const sides = [columns.map(({ sql }) => sql), columns.map(({ type }) => `?::${type}`)];
  const [left, right] = sides.map((parts) => `(${parts.join(', ')})`);
  void query.whereRaw(`${left} ${isAfter(first)} ${right}`, values);
}

/**
 * Columns of both directions can not be compared at once: a row comes after another one when it does by the first column, or
 * is like it there and comes after it by the others. That the first one is not before it is said apart, for indexes.
 */
function goOnAfterEach(query: KeysetPageable<unknown>, values: readonly string[], order: KeysetOrder): void {
  const { columns } = order;
  const compare = (at: number, sign: string) => `${columns[at]?.sql} ${sign} ?::${columns[at]?.type}`;
  const signs = columns.map((column) => isAfter(directionOf(column, order)));
  const ways = signs.map((sign, at) =>
    [...columns.slice(0, at).map((_, before) => compare(before, '=')), compare(at, sign)].join(' and '),
  );
  const bound = signs.flatMap((_, at) => values.slice(0, at + 1));
  void query.whereRaw(`${compare(0, `${signs[0]}=`)} and ((${ways.join(') or (')}))`, [
    ...values.slice(0, 1),
    ...bound,
  ]);
}

function valuesOf(after: string, order: KeysetOrder): string[] {
  const refused = badInput({ after: 'This page is not one of this list. Start from its first page.' });
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    throw refused;
  }
  const parsed = cursor.safeParse(content);
  const isOurs =
    parsed.success &&
    parsed.data.order === fingerprint(order) &&
    parsed.data.values.length === order.columns.length &&
    order.columns.every(({ type }, index) => isKeysetValue(type, parsed.data.values[index] ?? ''));
  if (!isOurs) throw refused;
  return parsed.data.values;
}

function cursorOf(row: object, order: KeysetOrder): string {
  const values = order.columns.map((_, index) => String(Reflect.get(row, aliasOf(index))));
  return Buffer.from(JSON.stringify({ order: fingerprint(order), values })).toString('base64url');
}

function dropKeys(row: object, count: number): void {
  for (let index = 0; index < count; index += 1) Reflect.deleteProperty(row, aliasOf(index));
}

// No underscore: models rename what has one.
const aliasOf = (index: number) => `keyset${index}`;
const fingerprint = (order: KeysetOrder) =>
  createHash('sha256').update(fingerprintText(order)).digest('base64url').slice(0, 8);

/** Columns of one direction are told apart by it and their names, as they always were: pages in flight stay good. */
function fingerprintText(order: KeysetOrder): string {
  const isMixed = order.columns.some((column) => directionOf(column, order) !== order.direction);
  return isMixed ? orderText(order) : `${order.direction} ${order.columns.map(({ sql }) => sql).join(', ')}`;
}
