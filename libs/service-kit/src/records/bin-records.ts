import { sentenceOf, type BinnedRecord, type Noun } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import type { WriteContext } from '../http/routes';
import { mapPage, pageOf, type Page, type PageRequest } from '../lists/page';
import { containingWords } from '../lists/text-search';
import { tableOf } from '../models/model-of';
import { clock } from '../platform/surroundings';
import { notFound, Problem } from '../problem';
import type { Job } from '../service/service';
import { BIN_DAYS, binEnd, binStart } from './binned';
import { lockRecord, patchRecord } from './change-records';
import { idColumn, type Reader, type RecordFilters } from './list-records';
import {
  columnOf,
  idIn,
  inScopeOf,
  noteRecord,
  thisOne,
  type CompanyRecord,
  type RecordTable,
} from './record-table';

const HOUR_MS = 3_600_000;

/** Deletes a record: for 30 days it can be restored. 404 outside the scope. */
export async function deleteRecord(table: RecordTable, unit: WriteContext, input: object): Promise<void> {
  const before = await lockRecord(table, unit, idIn(table.noun, input));
  const gone = { deletedAt: unit.now, deletedBy: unit.session.userId };
  const now = await patchRecord(table, unit, before, gone);
  await noteRecord(table, unit, 'delete', { now, before });
}

/**
 * Brings a deleted record back, under another `name` when it is given one. 404 when it is not in the bin (any more) or
 * outside the scope, 409 at `name` when another record of the company has its name by now.
 */
export async function restoreRecord(
  table: RecordTable,
  unit: WriteContext,
  input: { name?: string },
): Promise<void> {
  const { noun, model, nameBy } = table;
  const name = tableOf(noun);
  const binned = model
    .query(unit.trx)
    .castTo<CompanyRecord[]>()
    .where(idColumn(noun), idIn(noun, input))
    .where(`${name}.deleted_at`, '>', binStart(unit.now));
  const [before] = await inScopeOf(table, binned, unit.session).limit(1).forUpdate();
  if (!before) throw notFound(`${thisOne(noun).replace('This', 'This deleted')}`);
  const named = input.name ?? String(Reflect.get(before, nameBy));
  const standing = { deletedAt: null, deletedBy: null, [nameBy]: named };
  const now = await patchRecord(table, unit, before, standing).catch((error: unknown) => {
    throw error instanceof Problem && error.details.code === 'DUPLICATE'
      ? takenMeanwhile(noun, named)
      : error;
  });
  await noteRecord(table, unit, 'restore', { now });
}

function takenMeanwhile(noun: Noun, name: string): Problem {
  const error = `Another ${sentenceOf(noun).toLowerCase()} is called ${name} by now. Restore this one with another name.`;
  return new Problem(409, error, { code: 'DUPLICATE', fields: { name: error } });
}

interface BinnedRow {
  record_id: string;
  name: string;
  detail: string;
  company_name: string | null;
  deleted_at: Date;
  deleted_by_name: string | null;
}

/** The records that can be restored, newest first, with who deleted them and until when. */
export async function listBinnedRecords(
  records: RecordTable,
  { database, session, now }: Reader & { now: Date },
  { text, ...page }: RecordFilters & PageRequest,
): Promise<Page<BinnedRecord>> {
  const { noun, nameBy, detailBy } = records;
  const table = tableOf(noun);
  const deleter = database('audit_entry')
    .where({ entity: noun.name, action: 'delete' })
    .whereRaw('entity_id = ??::text', [idColumn(noun)])
    .orderBy('audit_id', 'desc')
    .limit(1)
    .select('user_name');
  const query = database(table)
    .leftJoin('company_copy as owner', 'owner.company_id', `${table}.company_id`)
    .where(`${table}.deleted_at`, '>', binStart(now))
    .orderBy(`${table}.deleted_at`, 'desc')
    .orderBy(idColumn(noun))
    .select({
      record_id: idColumn(noun),
      name: columnOf(noun, nameBy),
      detail: columnOf(noun, detailBy),
      company_name: 'owner.company_name',
      deleted_at: `${table}.deleted_at`,
      deleted_by_name: deleter,
    });
  if (text) containingWords(query, `${table}.search_text`, text);
  return mapPage(await pageOf<BinnedRow>(inScopeOf(records, query, session), page), (row) => ({
    recordId: row.record_id,
    name: row.name,
    detail: row.detail,
    companyName: row.company_name,
    deletedDate: row.deleted_at.toISOString(),
    deletedBy: row.deleted_by_name ?? '',
    until: binEnd(row.deleted_at).toISOString(),
  }));
}

/** Removes what was deleted more than 30 days ago. */
export async function forgetBinned(noun: Noun, database: Knex, now: Date): Promise<void> {
  await database(tableOf(noun)).where('deleted_at', '<=', binStart(now)).delete();
}

/** The same as a job. */
export const forgetOldRecords = (noun: Noun): Job => ({
  name: `forget-${tableOf(noun)}-after-${BIN_DAYS}-days`,
  everyMs: HOUR_MS,
  run: ({ database }) => forgetBinned(noun, database, clock.now()),
});
