import { sentenceOf, startOf, type Noun } from '@washcoat/contract-kernel';
import { isStale, staleEdit } from '../data/stale-edit';
import type { WriteContext } from '../http/routes';
import { nextVersion } from '../models/model-of';
import { changedFields, givenFields, presented } from '../models/noun-records';
import { newId } from '../platform/surroundings';
import { forbidden, notFound } from '../problem';
import { idColumn } from './list-records';
import {
  idIn,
  noteRecord,
  recordsInScope,
  thisOne,
  type CompanyRecord,
  type RecordTable,
} from './record-table';

/** Adds a record to the company of the user. Answers its id. 403 for somebody without a company. */
export async function addRecord(table: RecordTable, unit: WriteContext, form: object): Promise<string> {
  const { noun, model } = table;
  const { companyId } = unit.session;
  if (!companyId) throw forbidden();
  const id = newId();
  const row = {
    ...givenFields(noun, startOf(noun)),
    ...givenFields(noun, form),
    [noun.idName]: id,
    companyId,
    createdAt: unit.now,
    updatedAt: unit.now,
  };
  const now = await model.query(unit.trx).insert(row).returning('*').castTo<CompanyRecord>();
  await noteRecord(table, unit, 'add', { now });
  return id;
}

/** A record after an edit. */
export interface EditedRecord {
  version: number;
  /** False when the edit asked for nothing new. */
  isChanged: boolean;
}

/**
 * Changes a record; what the edit leaves out stays as it is. 404 outside the scope, 409 STALE when it began from an older
 * version.
 */
export async function editRecord(
  table: RecordTable,
  unit: WriteContext,
  edit: { version?: number },
): Promise<EditedRecord> {
  const { noun } = table;
  const before = await lockRecord(table, unit, idIn(noun, edit));
  if (isStale(before, edit.version)) throw await staleRecord(noun, unit, before);
  const changes = changedFields<object>(noun, before, givenFields(noun, edit));
  if (!Object.keys(changes).length) return { version: before.version, isChanged: false };
  const now = await patchRecord(table, unit, before, changes);
  await noteRecord(table, unit, 'edit', { now, before });
  return { version: now.version, isChanged: true };
}

/** A record in scope, locked for a change. 404 for any other. */
export async function lockRecord(
  table: RecordTable,
  { trx, session }: Pick<WriteContext, 'trx' | 'session'>,
  id: string,
): Promise<CompanyRecord> {
  const found = recordsInScope(table, trx, session).where(idColumn(table.noun), id);
  const [record] = await found.limit(1).forUpdate();
  if (!record) throw notFound(thisOne(table.noun));
  return record;
}

/** Gives a record other values, and with them the next version. Answers it as it is now. */
export async function patchRecord(
  { noun, model }: RecordTable,
  { trx, now }: Pick<WriteContext, 'trx' | 'now'>,
  record: CompanyRecord,
  changes: object,
): Promise<CompanyRecord> {
  const patch = model.query(trx).patch({ ...changes, ...nextVersion(now) });
  const [row] = await patch
    .where(idColumn(noun), idIn(noun, record))
    .returning('*')
    .castTo<CompanyRecord[]>();
  if (!row) throw notFound(thisOne(noun));
  return row;
}

const staleRecord = (noun: Noun, unit: WriteContext, current: CompanyRecord) =>
  staleEdit(unit, {
    ...{ entity: noun.name, entityId: idIn(noun, current), noun: sentenceOf(noun).toLowerCase() },
    current: presented(noun, current),
  });
