import type { Session } from '@washcoat/contract-entities';
import { sentenceOf, type FieldName, type Noun } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import type { Model, ModelClass, QueryBuilder } from 'objection';
import { withinScope } from '../access/scope';
import { tableOf, type Kept, type Stored } from '../models/model-of';
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
  /** Tells other domains what a record is now. */
  publish?(unit: UnitOfWork, record: CompanyRecord<N>): Promise<void>;
}

/** A query of stored records. */
export type RecordQuery = QueryBuilder<Model, CompanyRecord[]>;

/** The records that are not deleted, in the scope of the signed-in user. */
export function recordsInScope({ noun, model }: RecordTable, database: Knex, session: Session): RecordQuery {
  const table = tableOf(noun);
  const query = model.query(database).castTo<CompanyRecord[]>().whereNull(`${table}.deleted_at`);
  return withinScope(query, session, `${table}.company_id`);
}

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
