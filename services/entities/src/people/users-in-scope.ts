import type { Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { ShownUserRow } from './user';

/**
 * People whom the signed-in user may see: those of the companies in scope, for an external customer itself only. Who
 * is deleted is left out, and so is everybody of a deleted company. The query has no columns and no other table yet.
 */
export function usersInScope(database: Knex, session: Session): Knex.QueryBuilder {
  const query = database('app_user').whereNull('app_user.deleted_at').whereRaw(OF_LIVING_COMPANY);
  if (session.hierarchy === 2) return query.where('app_user.user_id', session.userId);
  return withinScope(query, session, 'app_user.company_id');
}

/** Deleted companies are few: asking for them costs less than looking at the company of everybody. */
const OF_LIVING_COMPANY = `(app_user.company_id is null or app_user.company_id not in (
  select company_id from company where deleted_at is not null))`;

/** Adds what lists show of people to a query of `app_user`. */
export function withShownColumns(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .leftJoin('company', 'company.company_id', 'app_user.company_id')
    .leftJoin('role', 'role.role_id', 'app_user.role_id')
    .select('app_user.*', 'company.company_type', 'company.is_franchise', 'role.name as role_name');
}

/** A person in scope, or null. */
export async function findUserInScope(
  database: Knex,
  session: Session,
  userId: string,
): Promise<ShownUserRow | null> {
  const query = withShownColumns(usersInScope(database, session)).where('app_user.user_id', userId);
  return (await query.first()) ?? null;
}

/** The same, locked for a change: two that change a person at once come one after the other. */
export async function lockUserInScope(
  trx: Knex.Transaction,
  session: Session,
  userId: string,
): Promise<ShownUserRow | null> {
  await trx('app_user').where({ user_id: userId }).forUpdate().first('user_id');
  return findUserInScope(trx, session, userId);
}

/** People by their ids, in that order, with what lists show. */
export async function shownUsers(database: Knex, userIds: readonly string[]): Promise<ShownUserRow[]> {
  const query = database('app_user').whereIn('app_user.user_id', userIds);
  const rows: ShownUserRow[] = await withShownColumns(query);
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
}

/** A person who is not deleted, whoever asks, with what lists show. Throws when there is none. */
export async function shownUser(database: Knex, userId: string): Promise<ShownUserRow> {
  const query = database('app_user').where('app_user.user_id', userId).whereNull('app_user.deleted_at');
  const row: ShownUserRow | undefined = await withShownColumns(query).first();
  if (!row) throw new Error(`There is no user ${userId}.`);
  return row;
}
