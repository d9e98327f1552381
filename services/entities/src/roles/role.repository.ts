import type { Knex } from 'knex';
import type { GrantedPermission, RoleRow, RoleType } from './role';

/** A role, or null. */
export async function findRole(database: Knex, roleId: string): Promise<RoleRow | null> {
  return (await database('role').where({ role_id: roleId }).first()) ?? null;
}

/** The role that people get who register with an invitation, or null: then they have no rights until given one. */
export async function findDefaultRole(database: Knex, type: RoleType): Promise<RoleRow | null> {
  return (await database('role').where({ type, is_default: true }).first()) ?? null;
}

/** The names of the permissions that a role grants, accessible or not. */
export function permissionNamesOf(database: Knex, roleId: string): Promise<string[]> {
  return database('role_permission')
    .join('permission', 'permission.permission_id', 'role_permission.permission_id')
    .where({ role_id: roleId })
    .pluck('permission_name');
}

export async function insertRole(trx: Knex.Transaction, row: RoleRow): Promise<void> {
  await trx('role').insert(row);
}

/** Lets a role grant `permissions`; each must exist. */
export async function grantPermissions(
  trx: Knex.Transaction,
  roleId: string,
  permissions: readonly GrantedPermission[],
): Promise<void> {
  for (const { permissionName, facilities = [] } of permissions) {
    const permissionId = trx('permission').where({ permission_name: permissionName }).select('permission_id');
    await trx('role_permission').insert({
      role_id: roleId,
      permission_id: permissionId,
      facilities: [...facilities],
    });
  }
}
