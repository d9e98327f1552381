import type { Session } from '@washcoat/contract-entities';
import { namesWhere, sentenceOf, type FieldName, type Noun } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import type { Model, ModelClass, QueryBuilder } from 'objection';
import { withinOwn, withinScope, type Narrowable } from '../access/scope';
import { columnsOf, tableOf, type Kept, type Stored } from '../models/model-of';
import { audited } from '../models/noun-records';
import type { UnitOfWork } from '../service/unit-of-work';

/** What a record of a company has besides its fields. */
export interface OfCompany {
  companyId: string;
  deletedAt: Date | null;
  deletedBy: string | null;
}

/** A record of a company as it is stored. */
export type CompanyRecord<N extends Noun = Noun> = Stored<N> & Kept & OfCompany;

/** Where the records of a noun are kept, each with its company, and what is particular about them. */
export interface RecordTable<N extends Noun = Noun> {
  noun: N;
  model: ModelClass<Model>;
  /** The field that a record is called by; lists are in its order. */
  nameBy: FieldName<N>;
  /** The field that tells a record from its namesakes in the bin. */
  detailBy: FieldName<N>;
  /** The unique index that keeps a name with one record of a company; without it several may have one. */
  nameIndex?: string;
  /** The tables of other records that its `ref` fields name. Who sends the id of one must have it in scope. */
  refs?: Readonly<Record<string, RecordTable>>;
  /** Whether a company has its own alone: not even its parent, or the house, but for administrators, may have them. */
  isOwnAlone?: true;
  /** Tells other domains what a record is now. */
  publish?(unit: UnitOfWork, record: CompanyRecord<N>): Promise<void>;
}

/** A query of stored records. */
export type RecordQuery = QueryBuilder<Model, CompanyRecord[]>;

/** The records that are not deleted, in the scope of the signed-in user, with the names of those that they name. */
export function recordsInScope(table: RecordTable, database: Knex, session: Session): RecordQuery {
  const query = table.model
    .query(database)
    .castTo<CompanyRecord[]>()
    .whereNull(`${tableOf(table.noun)}.deleted_at`);
  return inScopeOf(table, withNames(table, query), session);
}

/** Cuts a query of the records of a table, deleted ones or not, down to those that the signed-in user may have. */
export function inScopeOf<Q extends Narrowable>(
  { noun, isOwnAlone }: RecordTable,
  query: Q,
  session: Session,
): Q {
  return (isOwnAlone ? withinOwn : withinScope)(query, session, `${tableOf(noun)}.company_id`);
}

/** The records of other nouns that a record names: the field with the id, the one that shows the name, and their table. */
export function refsOf({ noun, refs = {} }: RecordTable) {
  return namesWhere(noun, ({ kind }) => kind === 'ref').flatMap((field) => {
    const [table, shownBy] = [refs[field], noun.fields[field]?.shownBy];
    return table && shownBy ? [{ field, shownBy, table }] : [];
  });
}

function withNames(table: RecordTable, query: RecordQuery): RecordQuery {
  const refs = refsOf(table);
  if (refs.length) void query.select(`${tableOf(table.noun)}.*`);
  for (const { field, shownBy, table: other } of refs) {
    const alias = `named_by_${columnName(table.noun, field)}`;
    void query
      .leftJoin(
        `${tableOf(other.noun)} as ${alias}`,
        `${alias}.${columnName(other.noun, other.noun.idName)}`,
        columnOf(table.noun, field),
      )
      .select(`${alias}.${columnName(other.noun, other.nameBy)} as ${shownBy}`);
  }
  return query;
}

/** Where a field of a record, or its id, stands. */
export function columnOf(noun: Noun, field: string): string {
  const columns: Record<string, string> = columnsOf(noun, {});
  return columns[field] ?? field;
}

const columnName = (noun: Noun, field: string) => columnOf(noun, field).split('.').at(-1) ?? field;

/** The id of the record that a call is about. */
export function idIn({ idName }: Noun, input: object): string {
  return String(Reflect.get(input, idName)).toLowerCase();
}

/** How a sentence names one of them: This price entry. */
export const thisOne = (noun: Noun) => `This ${sentenceOf(noun).toLowerCase()}`;

/** Tells other domains what a record is now, and notes in the audit trail what was done to it. */
export async function noteRecord(
  table: RecordTable,
  unit: UnitOfWork,
  action: 'add' | 'edit' | 'delete' | 'restore',
  { now, before }: { now: CompanyRecord; before?: CompanyRecord },
): Promise<void> {
  const { noun } = table;
  await table.publish?.(unit, now);
  await unit.audit({
    ...{ action, entity: noun.name, entityId: idIn(noun, now) },
    ...(before && { before: audited(noun, before) }),
    ...(action !== 'delete' && { after: audited(noun, now) }),
  });
}
