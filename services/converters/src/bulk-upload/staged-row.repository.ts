import type { Knex } from 'knex';
import { fieldColumns } from '../catalogue-file/columns';
import type { RowKind, StoredRow } from './bulk-upload';
import type { StagedRow } from './staged-row';
import type { RowCounts } from './upload.model';

const staged = ['line', 'kind', 'reasons', 'known_line', 'product_id', ...fieldColumns.map(({ sql }) => sql)];
const shown = [
  'line',
  'kind',
  'oem',
  'reasons',
  'before',
  'after',
  'known_count as knownCount',
  'known_line as knownLine',
];
/** As many rows with a taken code are named at once. */
const MOST_NAMED = 5;

/** Stages rows in one statement: they go in as one JSON document, which costs a fraction of a bound value each. */
export async function stageRows(database: Knex, uploadId: string, rows: readonly StagedRow[]): Promise<void> {
  const records = rows.map(({ line, reasons, knownLine, values }) => ({
    line,
    reasons,
    known_line: knownLine,
    kind: reasons.length ? 'bad' : null,
    ...values,
  }));
  await database.raw(
    `insert into bulk_upload_row (upload_id, ??)
     select ?::uuid, ?? from json_populate_recordset(null::bulk_upload_row, ?::json)`,
    [staged, uploadId, staged, JSON.stringify(records)],
  );
}

/** Forgets the staged rows of an upload: its file will be read from its beginning. */
export async function forgetRows(database: Knex, uploadId: string): Promise<void> {
  await database('bulk_upload_row').where({ upload_id: uploadId }).delete();
}

/** How many rows of an upload do what. */
export async function countRows(database: Knex, uploadId: string): Promise<RowCounts> {
  const rows: { kind: RowKind; count: number; known: number; repeated: number }[] = await database(
    'bulk_upload_row',
  )
    .where({ upload_id: uploadId })
    .groupBy('kind')
    .select(
      'kind',
      database.raw('count(*) filter (where known_count > 0)::int as known'),
      database.raw('count(*) filter (where known_count = 0 and known_line is not null)::int as repeated'),
    )
    .count({ count: '*' });
  const of = (kind: RowKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  const added = rows.find(({ kind }) => kind === 'add');
  return {
    rowCount: rows.reduce((sum, { count }) => sum + count, 0),
    addCount: of('add'),
    changeCount: of('change'),
    sameCount: of('same'),
    badCount: of('bad'),
    duplicateCount: added?.known ?? 0,
    repeatCount: added?.repeated ?? 0,
  };
}

/** The rows of an upload by line; those of one kind only with `kind`. */
export function rowsOf(database: Knex, uploadId: string, kind?: RowKind): Knex.QueryBuilder {
  const query = database('bulk_upload_row').where({ upload_id: uploadId }).whereNotNull('kind');
  if (kind) void query.where({ kind });
  return query.orderBy('line').select(shown);
}

/** The first rows of an upload that add a converter whose code another one has, in the catalogue or in the file. */
export async function sharedCodes(
  database: Knex,
  uploadId: string,
): Promise<Pick<StoredRow, 'line' | 'oem' | 'knownCount' | 'knownLine'>[]> {
  return rowsOf(database, uploadId, 'add')
    .where((row) => row.where('known_count', '>', 0).orWhereNotNull('known_line'))
    .limit(MOST_NAMED);
}

/** Rows with something to say against them, by line, after a line. */
export async function remarkedRows(
  database: Knex,
  uploadId: string,
  afterLine: number,
  count: number,
): Promise<Pick<StoredRow, 'line' | 'reasons'>[]> {
  return database('bulk_upload_row')
    .where({ upload_id: uploadId })
    .andWhere('line', '>', afterLine)
    .andWhereRaw(`reasons <> '{}'`)
    .orderBy('line')
    .limit(count)
    .select('line', 'reasons');
}
