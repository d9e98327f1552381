import type { ColumnNameMappers } from 'objection';
import { statement, type Question } from '../data/statement';

/** A model of a table, as far as statements that go past its query builder ask for it. */
interface Table {
  new (): object;
  readonly tableName: string;
  readonly columnNameMappers: ColumnNameMappers;
  /** Where each field is read: `load.load_name`. */
  readonly columns: Readonly<Record<string, string>>;
}

/** A record with every column that its model declares. */
type Whole<T extends Table> = Pick<InstanceType<T>, keyof T['columns'] & keyof InstanceType<T>>;

/** The values of some fields under the names of their columns. */
export const valuesOf = (model: Table, fields: object): Record<string, unknown> =>
  model.columnNameMappers.format({ ...fields });

/**
 * The statement that writes new records of a model, in their order and with every declared column. They come as one
 * value, so that its text is the same for one record and for fifty.
 */
export function insertionOf<T extends Table>(model: T): (records: readonly Whole<T>[]) => Question {
  const { tableName } = model;
  const columns = Object.values(model.columns)
    .map((column) => column.slice(tableName.length + 1))
    .join(', ');
  const insert = statement<'rows'>(
    `insert into ${tableName} (${columns})
  select ${columns} from jsonb_populate_recordset(null::${tableName}, :rows::jsonb)`,
  );
  return (records) => insert({ rows: JSON.stringify(records.map((record) => valuesOf(model, record))) });
}
