import type { DataOf, EventDefinition } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { consumer, type Consumer } from '../events/consumer';
import { statement, type Question, type Statement } from './statement';

/** The table of a copy, and the column that tells its records apart. */
interface CopyTable {
  table: string;
  key: string;
}

/** A record as it is kept, by the names of its columns: of every event the same ones. */
type Row = Readonly<Record<string, unknown>>;
type VersionedRow = Row & { readonly version: number };

interface Keeping<E extends EventDefinition> extends CopyTable {
  name: string;
  event: E;
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

/** Declares a consumer that keeps the newest version of each record; an older one that arrives late changes nothing. */
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
    const keep = newestRows(definition);
    return (data) => keep(definition.rowsOf(data));
  }
  const keep = newestRow(definition);
  return (data) => [keep(definition.columns(data))];
}

/** Declares a consumer that keeps what is told first of each record; whatever comes later changes nothing. */
export function keepFirst<E extends EventDefinition>(
  definition: Keeping<E> & { columns(data: DataOf<E>): Row },
): Consumer<E> {
  const { name, event, table } = definition;
  const keep = firstRow(definition);
  return consumer<E>({
    name,
    event,
    async handle({ writeLast }, data) {
      writeLast(keep(definition.columns(data)));
    },
    tables: [table],
  });
}

/** What keeps a record unless a version as new is kept, for a consumer that does more than `keepCopy`. */
export function newestRow(copy: CopyTable): (row: VersionedRow) => Question {
  const keep = onceColumnsAreKnown((columns) => `${insertRow(copy, columns)} ${newestStays(copy, columns)}`);
  return (row) => keep(row)(row);
}

/**
 * The same for several records in one statement, of those with one key the newest; for none it asks nothing. Values are
 * as JSON has them.
 */
export function newestRows(copy: CopyTable): (rows: readonly VersionedRow[]) => Question[] {
  const { table, key } = copy;
  const keep = onceColumnsAreKnown(
    (columns) => `insert into ${table} (${columns.join(', ')})
  select distinct on (${key}) ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, :rows::jsonb)
   order by ${key}, version desc
  ${newestStays(copy, columns)}`,
  );
  return (rows) => {
    const [first] = rows;
    return first ? [keep(first)({ rows: JSON.stringify(rows) })] : [];
  };
}

/** What keeps a record unless one of its key is kept, for a consumer that does more than `keepFirst`. */
export function firstRow(copy: CopyTable): (row: Row) => Question {
  const keep = onceColumnsAreKnown(
    (columns) => `${insertRow(copy, columns)} on conflict (${copy.key}) do nothing`,
  );
  return (row) => keep(row)(row);
}

const insertRow = ({ table }: CopyTable, columns: readonly string[]) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `:${column}`).join(', ')})`;

const newestStays = ({ table, key }: CopyTable, columns: readonly string[]) => `on conflict (${key}) do update
     set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
   where ${table}.version < excluded.version`;

/** A statement that is written once, for the columns of the first row. */
function onceColumnsAreKnown(write: (columns: readonly string[]) => string): (row: Row) => Statement<string> {
  let written: Statement<string> | undefined;
  return (row) => (written ??= statement<string>(write(Object.keys(row))));
}
