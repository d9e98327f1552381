import type { permissionList, permissionsDeclared, RoleType } from '@washcoat/contract-entities';
import type { DataOf, FlagName, InputOf } from '@washcoat/contract-kernel';
import {
  choiceColumn,
  containingWords,
  flagColumn,
  listColumn,
  momentColumn,
  pageOf,
  type Page,
  tableModel,
  textColumn,
  wholeColumn,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, type QueryBuilder } from 'objection';
import { permissionCatalogue } from './permission-catalogue';
import type { GrantedPermission } from './role.rules';

/** A permission of the installation, one per flag. */
export class PermissionModel extends tableModel('permission', ['permissionId'], {
  permissionId: textColumn,
  permissionName: choiceColumn<FlagName>(),
  label: textColumn,
  type: choiceColumn<RoleType>(),
  area: textColumn,
  place: wholeColumn,
  description: textColumn,
  /** It takes something away from whoever has it. */
  restricts: flagColumn,
  isAccessible: flagColumn,
  /** The service whose domain it belongs to, and when it said so. */
  declaredBy: textColumn,
  declaredAt: momentColumn,
}) {}
export const { columns: p } = PermissionModel;

/** That a role grants a permission. `facilities` are names, for canViewAllFacilityInvoices only. */
export class GrantModel extends tableModel('role_permission', ['roleId', 'permissionId'], {
  roleId: textColumn,
  permissionId: textColumn,
  facilities: listColumn,
}) {
  static override relationMappings = () => ({
    permission: {
      relation: Model.BelongsToOneRelation,
      modelClass: PermissionModel,
      join: { from: g.permissionId, to: p.permissionId },
    },
  });
}
const { columns: g } = GrantModel;

/** A permission with the role that grants it and the facilities that are named there. */
export type HeldPermission = PermissionModel & Pick<GrantModel, 'roleId' | 'facilities'>;

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
): Promise<Pick<PermissionModel, 'permissionId' | 'permissionName'>[]> {
  const names = permissions.map(({ permissionName }) => permissionName);
  const known = await PermissionModel.query(database).whereIn(p.permissionName, names);
  for (const permission of known) {
    const owner = ownerOf(permission, service);
    if (owner !== service)
      throw new Error(`${service} declares ${permission.permissionName}, which is ${owner}'s.`);
  }
  const first = service === 'entities' ? 0 : PLACE_OF_OTHERS;
  const rows = permissions.map(
    ({ permissionName, label, description, area, type, restricts = false }, at) => ({
      ...{ permission_name: permissionName, label, description, area, type, restricts, place: first + at },
      ...{ declared_by: service, declared_at: declaredAt },
    }),
  );
  if (!rows.length) return [];
  // Objection answers what it was given when a conflict leaves a row out, as if it had been written.
  const kept: object[] = await database('permission')
    .insert(rows)
    .onConflict('permission_name')
    .merge()
    .where((older) => older.where(p.declaredAt, '<=', declaredAt).orWhereNot(p.declaredBy, service))
    .returning(['permission_id', 'permission_name']);
  const old = new Set(known.map(({ permissionName }) => permissionName));
  return kept
    .map((row) => PermissionModel.fromDatabaseJson(row))
    .filter(({ permissionName }) => !old.has(permissionName));
}

/** Whose a permission is when `service` declares it. */
function ownerOf({ permissionName, declaredBy: owner }: PermissionModel, service: string): string {
  if (Object.hasOwn(permissionCatalogue, permissionName)) return 'entities';
  return owner === 'entities' ? service : owner;
}

const inOrder = (database: Knex): QueryBuilder<PermissionModel> =>
  PermissionModel.query(database).orderBy([p.type, p.permissionName]);

/** Every permission of the installation, by group and name. */
export const allPermissions = (database: Knex): Promise<PermissionModel[]> => inOrder(database).execute();

/** The same by page; `text` is looked for in names and descriptions. */
export function listPermissions(
  database: Knex,
  filters: InputOf<typeof permissionList>,
): Promise<Page<PermissionModel>> {
  const query = inOrder(database);
  if (filters.text) containingWords(query, 'search_text', filters.text);
  return pageOf(query, filters);
}

/** What roles grant, accessible or not, by name. */
export const permissionsOfRoles = (
  database: Knex,
  roleIds: readonly string[],
): QueryBuilder<GrantModel, HeldPermission[]> =>
  GrantModel.query(database)
    .joinRelated('permission')
    .whereIn(g.roleId, [...roleIds])
    .orderBy(p.permissionName)
    .select('permission.*', g.roleId, g.facilities)
    .castTo<HeldPermission[]>();

/** What a role grants, accessible or not, by name. */
export async function grantsOf(database: Knex, roleId: string): Promise<Required<GrantedPermission>[]> {
  const held = await permissionsOfRoles(database, [roleId]);
  return held.map(({ permissionName, facilities }) => ({ permissionName, facilities }));
}

/** Lets a role grant `permissions` and nothing else; each must exist. */
export async function replaceGrants(
  trx: Knex.Transaction,
  roleId: string,
  permissions: readonly Required<GrantedPermission>[],
): Promise<void> {
  await GrantModel.query(trx).delete().where(g.roleId, roleId);
  const known = await allPermissions(trx);
  const grants = permissions.map(({ permissionName, facilities }) => ({
    roleId,
    permissionId: known.find((permission) => permission.permissionName === permissionName)?.permissionId,
    facilities: [...facilities],
  }));
  if (grants.length) await GrantModel.query(trx).insert(grants);
}
