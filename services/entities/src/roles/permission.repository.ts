import type { permissionsDeclared } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { permissionCatalogue } from './permission-catalogue';
import type { GrantedPermission, PermissionRow } from './role';

/** Permissions as a service declared them at some moment. */
export type Declaration = Omit<DataOf<typeof permissionsDeclared>, 'declaredAt'> & { declaredAt: Date };

/** Permissions of a domain stand behind those that every installation has. */
const PLACE_OF_OTHERS = 1000;

/**
 * Keeps the permissions of a service in their words of then, unless later ones are known; whether they are in use stays,
 * and who has them. Answers those that are new. Throws when one of them is another service's: what stands in the
 * catalogue is the entities service's, whoever declared it before, and what left the catalogue is its domain's.
 */
export async function keepPermissions(
  database: Knex,
  { service, declaredAt, permissions }: Declaration,
): Promise<Pick<PermissionRow, 'permission_id' | 'permission_name'>[]> {
  const names = permissions.map(({ permissionName }) => permissionName);
  const known: PermissionRow[] = await database('permission').whereIn('permission_name', names);
  for (const row of known) {
    const owner = ownerOf(row, service);
    if (owner !== service)
      throw new Error(`${service} declares ${row.permission_name}, which is ${owner}'s.`);
  }
  const first = service === 'entities' ? 0 : PLACE_OF_OTHERS;
  const rows = permissions.map(
    ({ permissionName, label, description, area, type, restricts = false }, at) => ({
      ...{ permission_name: permissionName, label, description, area, type, restricts, place: first + at },
      ...{ declared_by: service, declared_at: declaredAt },
    }),
  );
  if (!rows.length) return [];
  const kept: Pick<PermissionRow, 'permission_id' | 'permission_name'>[] = await database('permission')
    .insert(rows)
    .onConflict('permission_name')
    .merge()
    .where((older) =>
      older.where('permission.declared_at', '<=', declaredAt).orWhereNot('permission.declared_by', service),
    )
    .returning(['permission_id', 'permission_name']);
  const old = new Set(known.map(({ permission_name }) => permission_name));
  return kept.filter(({ permission_name: name }) => !old.has(name));
}

/** Whose a permission is when `service` declares it. */
function ownerOf({ permission_name: name, declared_by: owner }: PermissionRow, service: string): string {
  if (Object.hasOwn(permissionCatalogue, name)) return 'entities';
  return owner === 'entities' ? service : owner;
}

/** Every permission of the installation, by group and name. */
export function allPermissions(database: Knex): Promise<PermissionRow[]> {
  return database('permission').orderBy(['type', 'permission_name']);
}

/** The permissions that a role grants, accessible or not, by name, each with the facilities that it names. */
export async function permissionsOfRole(
  database: Knex,
  roleId: string,
): Promise<(PermissionRow & { facilities: string[] })[]> {
  return database('role_permission')
    .join('permission', 'permission.permission_id', 'role_permission.permission_id')
    .where({ role_id: roleId })
    .orderBy('permission_name')
    .select('permission.*', 'role_permission.facilities');
}

/** What a role grants, accessible or not, by name. */
export async function grantsOf(database: Knex, roleId: string): Promise<Required<GrantedPermission>[]> {
  const rows = await permissionsOfRole(database, roleId);
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
