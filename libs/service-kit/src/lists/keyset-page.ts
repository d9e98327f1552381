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
}

/** The order of a list; the last column makes it total. */
export interface KeysetOrder {
  columns: readonly KeysetColumn[];
  direction: 'asc' | 'desc';
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
  const { columns, direction } = order;
  if (after !== undefined) goOnAfter(query, after, order);
  else void query.offset(offset);
  void query.orderByRaw(columns.map(({ sql }) => `${sql} ${direction}`).join(', '));
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

function goOnAfter(query: KeysetPageable<unknown>, after: string, order: KeysetOrder): void {
  const { columns, direction } = order;
  const values = valuesOf(after, order);
  const sides = [columns.map(({ sql }) => sql), columns.map(({ type }) => `?::${type}`)];
  const [left, right] = sides.map((parts) => `(${parts.join(', ')})`);
  void query.whereRaw(`${left} ${direction === 'asc' ? '>' : '<'} ${right}`, values);
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
const fingerprint = ({ columns, direction }: KeysetOrder) =>
  createHash('sha256')
    .update(`${direction} ${columns.map(({ sql }) => sql).join(', ')}`)
    .digest('base64url')
    .slice(0, 8);
