import type { DataOf, EventDefinition } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { consumer, type Consumer } from '../events/consumer';
import { statement, type Question } from './statement';

/** The table of a copy, the column that tells its records apart, and all that are written; `version` is among them. */
interface CopyTable<Column extends string = string> {
  table: string;
  key: Column;
  columns: readonly Column[];
}

/** A record as it is kept, by the names of its columns: of every event the same ones. */
type Row = Readonly<Record<string, unknown>>;
type VersionedRow = Row & { readonly version: number };

interface Keeping<E extends EventDefinition> {
  name: string;
  event: E & { example: DataOf<E> };
  table: string;
  key: string;
}

/** How a service keeps a copy of records that another one tells of. */
type CopyDefinition<E extends EventDefinition> = Keeping<E> & {
  /** What is kept of every version, also of one that arrives late, in tables of its own. */
  keepVersion?: { table: string; keep(trx: Knex.Transaction, data: DataOf<E>): Promise<unknown> };
} & (
    | { columns(data: DataOf<E>): VersionedRow }
    /** Of an event that carries several records, or the same one more than once. Values are as JSON has them. */
    | { rowsOf(data: DataOf<E>): readonly VersionedRow[] }
  );

/**
 * Declares a consumer that keeps the newest version of each record; an older one that arrives late changes nothing. Its
 * columns are those of the event's example; a row with others is refused.
 */
export function keepCopy<E extends EventDefinition>(definition: CopyDefinition<E>): Consumer<E> {
  const { name, event, table, keepVersion } = definition;
  const writesOf = writesOfCopy(definition);
  return consumer<E>({
    name,
    event,
    async handle({ trx, writeLast }, data) {
      writeLast(...writesOf(data));
      await keepVersion?.keep(trx, data);
    },
    tables: keepVersion ? [table, keepVersion.table] : [table],
  });
}

function writesOfCopy<E extends EventDefinition>(
  definition: CopyDefinition<E>,
): (data: DataOf<E>) => Question[] {
  if ('rowsOf' in definition) {
    const keep = newestRows(tableOf(definition, ...definition.rowsOf(definition.event.example)));
    return (data) => keep(definition.rowsOf(data));
  }
  const keep = newestRow(tableOf(definition, definition.columns(definition.event.example)));
  return (data) => [keep(definition.columns(data))];
}

/** Declares a consumer that keeps what is told first of each record; whatever comes later changes nothing. */
export function keepFirst<E extends EventDefinition>(
  definition: Keeping<E> & { columns(data: DataOf<E>): Row },
): Consumer<E> {
  const { name, event, table } = definition;
  const keep = firstRow(tableOf(definition, definition.columns(event.example)));
  return consumer<E>({
    name,
    event,
    async handle({ writeLast }, data) {
      writeLast(keep(definition.columns(data)));
    },
    tables: [table],
  });
}

function tableOf({ name, table, key }: Keeping<EventDefinition>, example?: Row): CopyTable {
  if (!example) throw new Error(`The example of the event of ${name} carries no record.`);
  return { table, key, columns: Object.keys(example) };
}

/** What keeps a record unless a version as new is kept, for a consumer that does more than `keepCopy`. */
export function newestRow<Column extends string>(
  copy: CopyTable<Column>,
): (row: Readonly<Record<Column, unknown>>) => Question {
  const keep = statement<Column>(`${insertRow(copy)} ${newestStays(copy)}`);
  return (row) => keep(whole(copy, row));
}

/**
 * The same for several records in one statement, of those with one key the newest; for none it asks nothing. Values are
 * as JSON has them.
 */
export function newestRows<Column extends string>(
  copy: CopyTable<Column>,
): (rows: readonly Readonly<Record<Column, unknown>>[]) => Question[] {
  const { table, key, columns } = copy;
  const keep = statement<'rows'>(`insert into ${table} (${columns.join(', ')})
  select distinct on (${key}) ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, :rows::jsonb)
   order by ${key}, version desc
  ${newestStays(copy)}`);
  return (rows) => (rows.length ? [keep({ rows: JSON.stringify(rows.map((row) => whole(copy, row))) })] : []);
}

/** What keeps a record unless one of its key is kept, for a consumer that does more than `keepFirst`. */
export function firstRow<Column extends string>(
  copy: CopyTable<Column>,
): (row: Readonly<Record<Column, unknown>>) => Question {
  const keep = statement<Column>(`${insertRow(copy)} on conflict (${copy.key}) do nothing`);
  return (row) => keep(whole(copy, row));
}

const insertRow = ({ table, columns }: CopyTable) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `:${column}`).join(', ')})`;

const newestStays = ({ table, key, columns }: CopyTable) => `on conflict (${key}) do update
     set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
   where ${table}.version < excluded.version`;

/** The row, if it names each column and no other one; what an older event does not tell is null. */
function whole<R extends Row>({ table, columns }: CopyTable, row: R): R {
  const given = Object.keys(row);
  if (given.length === columns.length && columns.every((column) => column in row)) return row;
  throw new Error(`A row of ${table} has ${given.join(', ')} instead of ${columns.join(', ')}.`);
}
