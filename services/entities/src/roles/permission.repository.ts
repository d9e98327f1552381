import type { Knex } from 'knex';
import type { GrantedPermission, PermissionRow } from './role';

/** Every permission of the installation, by group and name. */
export function allPermissions(database: Knex): Promise<PermissionRow[]> {
  return database('permission').orderBy(['type', 'permission_name']);
}

/** What a role grants, accessible or not, by name. */
export async function grantsOf(database: Knex, roleId: string): Promise<Required<GrantedPermission>[]> {
  const rows: (PermissionRow & { facilities: string[] })[] = await database('role_permission')
    .join('permission', 'permission.permission_id', 'role_permission.permission_id')
    .where({ role_id: roleId })
    .orderBy('permission_name')
    .select('permission.*', 'role_permission.facilities');
  return rows.map(({ permission_name, facilities }) => ({ permissionName: permission_name, facilities }));
}

/** Lets a role grant `permissions` and nothing else; each must exist. */
export async function replaceGrants(
  trx: Knex.Transaction,
  roleId: string,
  permissions: readonly GrantedPermission[],
): Promise<void> {
  await trx('role_permission').where({ role_id: roleId }).delete();
  const idOf = new Map((await allPermissions(trx)).map((row) => [row.permission_name, row.permission_id]));
  const rows = permissions.map(({ permissionName, facilities = [] }) => ({
    role_id: roleId,
    permission_id: idOf.get(permissionName),
    facilities: [...facilities],
  }));
  if (rows.length) await trx('role_permission').insert(rows);
}

/** A permission, locked for a change, or null. */
export async function lockPermission(
  trx: Knex.Transaction,
  permissionId: string,
): Promise<PermissionRow | null> {
  return (await trx('permission').where({ permission_id: permissionId }).forUpdate().first()) ?? null;
}

/** Takes a permission out of use for everybody, or back into it. */
export async function updateAccessible(
  trx: Knex.Transaction,
  permissionId: string,
  isAccessible: boolean,
): Promise<void> {
  await trx('permission').where({ permission_id: permissionId }).update({ is_accessible: isAccessible });
}
