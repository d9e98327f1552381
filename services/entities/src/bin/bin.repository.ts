import type { Session } from '@washcoat/contract-entities';
import { binStart, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** The tables whose records can be binned, with the key of each. */
const keys = { company: 'company_id', app_user: 'user_id', facility: 'facility_id' } as const;
export type Binnable = keyof typeof keys;

/** A record of the bin as its list shows it. */
export interface BinnedRow {
  record_id: string;
  name: string;
  detail: string;
  company_name: string | null;
  deleted_at: Date;
  deleted_by_name: string | null;
}

/**
 * The records of a table that can still be restored, in the scope of the signed-in user. What went with its company is
 * left out: it comes back with it.
 */
export function binned(database: Knex, session: Session, table: Binnable, now: Date): Knex.QueryBuilder {
  const query = database(table)
    .where(`${table}.deleted_at`, '>', binStart(now))
    .whereNull(`${table}.emptied_at`);
  if (table !== 'company') void query.whereNull(`${table}.deleted_with`);
  return withinScope(query, session, `${table}.company_id`);
}

/** A record of the bin, locked for its restoration; undefined when it is not there (any more). */
export async function lockBinned<Row extends object>(
  trx: Knex.Transaction,
  session: Session,
  { table, recordId, now }: { table: Binnable; recordId: string; now: Date },
): Promise<Row | undefined> {
  const query = binned(trx, session, table, now).where(`${table}.${keys[table]}`, recordId);
  return query.forNoKeyUpdate(table).first<Row>(`${table}.*`);
}

const shown: Record<Binnable, { name: string; detail: string; company: string; searched: string }> = {
  company: {
    name: 'company.company_name',
    detail: `company.city || ', ' || company.state`,
    company: 'company.parent_company_id',
    searched: 'company.search_text',
  },
  app_user: {
    name: `trim(app_user.first_name || ' ' || app_user.last_name)`,
    detail: 'app_user.email',
    company: 'app_user.company_id',
    searched: 'app_user.list_text',
  },
  facility: {
    name: 'facility.name',
    detail: `facility.city || ', ' || facility.state`,
    company: 'facility.company_id',
    searched: 'facility.search_text',
  },
};

/** What the list of the bin searches in. */
export const searchedColumn = (table: Binnable) => shown[table].searched;

/** Adds what the list of the bin shows, newest first. */
export function withBinColumns(query: Knex.QueryBuilder, database: Knex, table: Binnable): Knex.QueryBuilder {
  const { name, detail, company } = shown[table];
  void query
    .joinRaw(`left join company as owner on owner.company_id = ${company}`)
    .leftJoin('app_user as deleter', 'deleter.user_id', `${table}.deleted_by`)
    .select(
      `${table}.${keys[table]} as record_id`,
      database.raw(`${name} as name`),
      database.raw(`${detail} as detail`),
      'owner.company_name',
      `${table}.deleted_at`,
      database.raw(`trim(deleter.first_name || ' ' || deleter.last_name) as deleted_by_name`),
    );
  void query.orderBy(`${table}.deleted_at`, 'desc').orderBy(`${table}.${keys[table]}`);
  return query;
}
