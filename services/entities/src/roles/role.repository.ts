import type { RoleKind, Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { kindOf, type Joining, type RoleRow } from './role';

/** A role with the kinds of users whose default it is. */
export interface ShownRoleRow extends RoleRow {
  default_for: RoleKind[];
}

/** A role with how much it grants, and how many users in scope have it. */
export interface CountedRoleRow extends ShownRoleRow {
  permission_count: number;
  user_count: number;
}

/**
 * A role, or null. In a transaction it stays as it is until the end: who gives it to a user and who deletes or
 * changes it at the same moment come one after the other.
 */
export async function findRole(database: Knex, roleId: string): Promise<RoleRow | null> {
  return (await database('role').where({ role_id: roleId }).forKeyShare().first()) ?? null;
}

/** The role that somebody gets for whom nobody chooses one, or null: then they have no rights until given one. */
export async function findDefaultRole(database: Knex, joining: Joining): Promise<RoleRow | null> {
  const row = await database('role')
    .join('default_role', 'default_role.role_id', 'role.role_id')
    .where('default_role.kind', kindOf(joining))
    .first('role.*');
  return row ?? null;
}

/** Makes a role the default of a kind, instead of the one that was it. */
export async function putDefaultRole(trx: Knex.Transaction, kind: RoleKind, roleId: string): Promise<void> {
  await trx('default_role').insert({ kind, role_id: roleId }).onConflict('kind').merge();
}

/** The kinds of users whose default a role is. */
export function defaultKindsOf(database: Knex, roleId: string): Promise<RoleKind[]> {
  return database('default_role').where({ role_id: roleId }).orderBy('kind').pluck('kind');
}

const DEFAULT_FOR = `array(select kind from default_role where default_role.role_id = role.role_id order by kind)`;

/** Adds what lists show of roles to a query of `role`. */
export function withCounts(query: Knex.QueryBuilder, database: Knex, session: Session): Knex.QueryBuilder {
  const permissions = database('role_permission')
    .count('*')
    .whereRaw('role_permission.role_id = role.role_id');
  const users = database('app_user')
    .count('*')
    .whereRaw('app_user.role_id = role.role_id')
    .whereNull('app_user.deleted_at');
  return query.select(
    'role.*',
    database.raw(`${DEFAULT_FOR} as default_for`),
    permissions.as('permission_count'),
    withinScope(users, session, 'app_user.company_id').as('user_count'),
  );
}

/** How many users have a role, whoever asks. */
export async function countUsersOfRole(database: Knex, roleId: string): Promise<number> {
  const rows: { users: number }[] = await database('app_user')
    .where({ role_id: roleId })
    .whereNull('deleted_at')
    .select(database.raw('count(*) as users'));
  return rows[0]?.users ?? 0;
}

/** Adds a role; null when its company has one of this type and name, even if that happened at the same moment. */
export async function insertRole(
  trx: Knex.Transaction,
  row: Omit<RoleRow, 'version'>,
): Promise<RoleRow | null> {
  const [inserted] = await trx('role')
    .insert(row)
    .onConflict(['company_id', 'type', 'search_text'])
    .ignore()
    .returning('*');
  return inserted ?? null;
}

/** Whether the company of a role has another one of this type and name. */
export async function isNameTaken(
  database: Knex,
  { role_id, company_id, type, name }: Pick<RoleRow, 'role_id' | 'company_id' | 'type' | 'name'>,
): Promise<boolean> {
  const other = await database('role')
    .whereNot({ role_id })
    .whereRaw('company_id is not distinct from ?', [company_id])
    .where({ type })
    .whereRaw('search_text = lower(?)', [name])
    .first('role_id');
  return other !== undefined;
}

/** Changes a role and counts its version on. */
export async function updateRole(
  trx: Knex.Transaction,
  roleId: string,
  patch: Partial<RoleRow>,
  now: Date,
): Promise<RoleRow> {
  const [row] = await trx('role')
    .where({ role_id: roleId })
    .update({ ...patch, version: trx.raw('version + 1'), updated_at: now })
    .returning('*');
  return row;
}

/** Removes a role that no user has; records of deleted users forget it. */
export async function removeRole(trx: Knex.Transaction, roleId: string): Promise<void> {
  await trx('app_user').where({ role_id: roleId }).whereNotNull('deleted_at').update({ role_id: null });
  await trx('role').where({ role_id: roleId }).delete();
}
