import { sentenceOf, startOf, type Noun } from '@washcoat/contract-kernel';
import { isStale, staleEdit } from '../data/stale-edit';
import type { WriteContext } from '../http/routes';
import { nextVersion, tableOf } from '../models/model-of';
import { changedFields, givenFields, presented } from '../models/noun-records';
import { newId } from '../platform/surroundings';
import { badInput, forbidden, notFound, Problem } from '../problem';
import { idColumn } from './list-records';
import {
  idIn,
  inScopeOf,
  noteRecord,
  recordsInScope,
  refsOf,
  thisOne,
  type CompanyRecord,
  type RecordTable,
} from './record-table';
import { uniqueWrite } from './unique-write';

const NO_CHOICE = 'Please select the valid value';

/**
 * Adds a record to the company of the user. Answers its id. 403 for somebody without a company, 400 when it names a record
 * that is not in scope, 409 at its name when the company has another of that name.
 */
export async function addRecord(table: RecordTable, unit: WriteContext, form: object): Promise<string> {
  const { noun, model } = table;
  const { companyId } = unit.session;
  if (!companyId) throw forbidden();
  await assertRefs(table, unit, form);
  const id = newId();
  const row = {
    ...givenFields(noun, startOf(noun)),
    ...givenFields(noun, form),
    [noun.idName]: id,
    companyId,
    createdAt: unit.now,
    updatedAt: unit.now,
  };
  const now = await onceNamed(table, () =>
    model.query(unit.trx).insert(row).returning('*').castTo<CompanyRecord>().execute(),
  );
  await noteRecord(table, unit, 'add', { now: await withShownNames(table, unit, now) });
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
 * version, 400 when it names a record that is not in scope, 409 at its name when the company has another of that name.
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
  await assertRefs(table, unit, changes);
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
  const column = idColumn(table.noun);
  const name = tableOf(table.noun);
  // Apart from what it names, which is not locked with it and is read as it is once the lock is there.
  const locked = table.model.query(trx).where(column, id).whereNull(`${name}.deleted_at`).select(column);
  await inScopeOf(table, locked, session).forUpdate();
  const [record] = await recordsInScope(table, trx, session).where(column, id).limit(1);
  if (!record) throw notFound(thisOne(table.noun));
  return record;
}

/** Gives a record other values, and with them the next version. Answers it as it is now. */
export async function patchRecord(
  table: RecordTable,
  unit: Pick<WriteContext, 'trx' | 'now' | 'session'>,
  record: CompanyRecord,
  changes: object,
): Promise<CompanyRecord> {
  const { noun, model } = table;
  const [row] = await onceNamed(table, () =>
    model
      .query(unit.trx)
      .patch({ ...changes, ...nextVersion(unit.now) })
      .where(idColumn(noun), idIn(noun, record))
      .returning('*')
      .castTo<CompanyRecord[]>()
      .execute(),
  );
  if (!row) throw notFound(thisOne(noun));
  return withShownNames(table, unit, row);
}

/** Does a write that gives a record its name: 409 at that field when another one of the company has it. */
function onceNamed<Row>({ noun, nameBy, nameIndex }: RecordTable, write: () => Promise<Row>): Promise<Row> {
  if (!nameIndex) return write();
  const error = `There is a ${sentenceOf(noun).toLowerCase()} of this name already.`;
  return uniqueWrite(
    nameIndex,
    () => new Problem(409, error, { code: 'DUPLICATE', fields: { [nameBy]: error } }),
    write,
  );
}

/** A written record with the names of the records that it names, which its row does not hold. */
async function withShownNames(
  table: RecordTable,
  { trx, session }: Pick<WriteContext, 'trx' | 'session'>,
  row: CompanyRecord,
): Promise<CompanyRecord> {
  if (!refsOf(table).length) return row;
  const id = idIn(table.noun, row);
  const [named] = await recordsInScope(table, trx, session).where(idColumn(table.noun), id).limit(1);
  return named ?? row;
}

/** Refuses with 400 at its field the id of a record that is deleted, or not in the scope of who sends it. */
async function assertRefs(
  table: RecordTable,
  { trx, session }: Pick<WriteContext, 'trx' | 'session'>,
  sent: object,
): Promise<void> {
  for (const { field, table: other } of refsOf(table)) {
    const id: unknown = Reflect.get(sent, field);
    if (typeof id !== 'string') continue;
    const [found] = await recordsInScope(other, trx, session).where(idColumn(other.noun), id).limit(1);
    if (!found) throw badInput({ [field]: NO_CHOICE });
  }
}

const staleRecord = (noun: Noun, unit: WriteContext, current: CompanyRecord) =>
  staleEdit(unit, {
    ...{ entity: noun.name, entityId: idIn(noun, current), noun: sentenceOf(noun).toLowerCase() },
    current: presented(noun, current),
  });
