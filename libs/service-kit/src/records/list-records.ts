import type { Session } from '@washcoat/contract-entities';
import type { HistoryEntry, Noun } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { auditTrail } from '../data/audit-trail';
import { everyRow } from '../lists/every-row';
import { keysetPageOf, type KeysetOrder } from '../lists/keyset-page';
import { pageOf, type Page, type PageRequest } from '../lists/page';
import { containingWords } from '../lists/text-search';
import { tableOf } from '../models/model-of';
import { notFound } from '../problem';
import {
  columnOf,
  idIn,
  recordsInScope,
  thisOne,
  type CompanyRecord,
  type RecordQuery,
  type RecordTable,
} from './record-table';

/** Who reads, and where. */
export interface Reader {
  database: Knex;
  session: Session;
}

/** What a list is cut down by: a text, one record, and fields of the noun by their names. */
export interface RecordFilters {
  text?: string;
  recordId?: string;
}

/** Records in scope by name. */
export function listRecords<N extends Noun>(
  table: RecordTable<N>,
  reader: Reader,
  filters: RecordFilters & PageRequest,
): Promise<Page<CompanyRecord<N>>>;
export function listRecords(
  table: RecordTable,
  reader: Reader,
  filters: RecordFilters & PageRequest,
): Promise<Page<CompanyRecord>> {
  const { noun } = table;
  const query = filteredRecords(table, reader, filters);
  return pageOf(query.orderByRaw('lower(??), ??', [nameColumn(table), idColumn(noun)]), filters);
}

/** The whole list in the same order, a page in memory at a time. */
export function everyRecord(
  table: RecordTable,
  reader: Reader,
  filters: RecordFilters,
): AsyncGenerator<CompanyRecord> {
  const { noun } = table;
  const order: KeysetOrder = {
    columns: [
      { sql: `lower(${nameColumn(table)})`, type: 'text' },
      { sql: idColumn(noun), type: 'uuid' },
    ],
    direction: 'asc',
  };
  return everyRow((request) => {
    const query = filteredRecords(table, reader, filters).select(`${tableOf(noun)}.*`);
    return keysetPageOf(reader.database, query, request, order);
  });
}

/** Who changed a record, when and what. 404 outside the scope. */
export async function listRecordHistory(
  table: RecordTable,
  { database, session }: Reader,
  input: object & PageRequest,
): Promise<Page<HistoryEntry>> {
  const { noun } = table;
  const entityId = idIn(noun, input);
  const [found] = await recordsInScope(table, database, session).where(idColumn(noun), entityId).limit(1);
  if (!found) throw notFound(thisOne(noun));
  const { count, offset } = input;
  return auditTrail(database, { entity: noun.name, entityId, count, offset });
}

/** Where the id of a record stands. */
export const idColumn = (noun: Noun): string => columnOf(noun, noun.idName);

/** Where a record keeps what it is called by. */
const nameColumn = ({ noun, nameBy }: RecordTable): string => columnOf(noun, nameBy);

function filteredRecords(
  table: RecordTable,
  { database, session }: Reader,
  filters: RecordFilters,
): RecordQuery {
  const { noun } = table;
  const query = recordsInScope(table, database, session);
  if (filters.text) containingWords(query, `${tableOf(noun)}.search_text`, filters.text);
  if (filters.recordId) void query.where(idColumn(noun), filters.recordId);
  for (const name of Object.keys(noun.fields)) {
    const value: unknown = Reflect.get(filters, name);
    if (value !== undefined) void query.whereRaw('?? = ?', [columnOf(noun, name), String(value)]);
  }
  return query;
}
