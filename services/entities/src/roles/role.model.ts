import { role, type RoleKind, type RoleType, type Session } from '@washcoat/contract-entities';
import { choiceColumn, columnsOf, modelOf, nextVersion, tableModel, textColumn } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, raw, type PartialModelObject, type QueryBuilder } from 'objection';
import { hierarchyOf } from '../companies/company';
import type { CompanyModel } from '../companies/company.model';
import { GrantModel, p } from './permission.model';
import { kindOf, roleTypeOf, type Joining } from './role.rules';
import { mayOpenEveryRole } from './role.policy';

/** Where the fields of a role are read. */
export const r = columnsOf(role, {});
const OF_COMPANY = 'role.company_id';

/** Which role people of a kind get when nobody chooses one for them. */
export class DefaultRoleModel extends tableModel('default_role', ['kind'], {
  kind: choiceColumn<RoleKind>(),
  roleId: textColumn,
}) {}

/** A role as it is stored. */
export class RoleModel extends modelOf(role, {}) {
  /** Null for a role that every company may use. */
  declare companyId: string | null;

  static override relationMappings = () => ({
    defaults: {
      relation: Model.HasManyRelation,
      modelClass: DefaultRoleModel,
      join: { from: r.roleId, to: DefaultRoleModel.columns.roleId },
    },
  });
}

/** A role with the kinds of users whose default it is. */
export type ShownRole = RoleModel & { defaultFor: RoleKind[] };

type Roles = QueryBuilder<RoleModel>;

/**
 * The roles that somebody may see: all for administrators of hierarchy 1; for others those of their own company, and
 * those that are offered to it and fit its users.
 */
export function rolesSeenBy(database: Knex, session: Session): Roles {
  const query = RoleModel.query(database);
  if (mayOpenEveryRole(session)) return query;
  const { companyId, hierarchy, isFranchise } = session;
  return query.where((seen) => {
    void seen.where((fitting) => offeredTo(ofType(fitting, roleTypeOf(hierarchy, isFranchise)), companyId));
    if (companyId) void seen.orWhere(OF_COMPANY, companyId);
  });
}

/** A role that somebody may see, or undefined. */
export const findRoleSeenBy = (
  database: Knex,
  session: Session,
  roleId: string,
): Promise<RoleModel | undefined> => rolesSeenBy(database, session).where(r.roleId, roleId).first().execute();

/** The same, locked for a change: who gives it to a user at the same moment comes before or after. */
export const lockRoleSeenBy = (
  trx: Knex.Transaction,
  session: Session,
  roleId: string,
): Promise<RoleModel | undefined> =>
  rolesSeenBy(trx, session).where(r.roleId, roleId).forUpdate().first().execute();

/**
 * The roles that the users of a company can be given: of their type, and shared by all or of the company or of one
 * above it.
 */
export function rolesForUsersOf(
  database: Knex,
  { companyId, companyType, isFranchise }: Pick<CompanyModel, 'companyId' | 'companyType' | 'isFranchise'>,
): Roles {
  const type = roleTypeOf(hierarchyOf(companyType), isFranchise);
  const query = ofType(RoleModel.query(database), type);
  offeredTo(query, companyId);
  return query;
}

const ofType = (query: Roles, type: RoleType): Roles => query.where(r.type, type);

/** Cuts roles down to those that grant nothing that somebody lacks. */
export function givableBy(query: Roles, database: Knex, session: Session): void {
  if (session.isSA) return;
  const held = Object.entries(session).flatMap(([name, value]) => (value === true ? [name] : []));
  void query.whereNotExists(
    GrantModel.query(database)
      .joinRelated('permission')
      .whereRaw('role_permission.role_id = role.role_id')
      .where(p.restricts, false)
      .whereNotIn(p.permissionName, held),
  );
}

const OF_COMPANY_OR_ABOVE = `role.company_id in (
  with recursive above as (
    select company_id, parent_company_id from company where company_id = ?
    union
    select company.company_id, company.parent_company_id
      from company join above on above.parent_company_id = company.company_id
  )
  select company_id from above
)`;

/** Cuts roles down to those that a company is offered: shared by all, of it, or of one above it. */
export function offeredTo(query: Roles, companyId: string | null): void {
  void query.where((offered) => offered.whereNull(OF_COMPANY).orWhereRaw(OF_COMPANY_OR_ABOVE, [companyId]));
}

/**
 * A role, or undefined. In a transaction it stays as it is until the end: who gives it to a user and who deletes or
 * changes it at the same moment come one after the other.
 */
export const findRole = (database: Knex, roleId: string): Promise<RoleModel | undefined> =>
  RoleModel.query(database).findById(roleId).forKeyShare().execute();

/** The role that somebody gets for whom nobody chooses one; undefined: then they have no rights until given one. */
export const findDefaultRole = (database: Knex, joining: Joining): Promise<RoleModel | undefined> =>
  RoleModel.query(database).joinRelated('defaults').where('defaults.kind', kindOf(joining)).first().execute();

/** Makes a role the default of a kind, instead of the one that was it. */
export async function putDefaultRole(trx: Knex.Transaction, kind: RoleKind, roleId: string): Promise<void> {
  await DefaultRoleModel.query(trx).insert({ kind, roleId }).onConflict('kind').merge();
}

/** The kinds of users whose default a role is. */
export async function defaultKindsOf(database: Knex, roleId: string): Promise<RoleKind[]> {
  const { columns } = DefaultRoleModel;
  const rows = await DefaultRoleModel.query(database).where(columns.roleId, roleId).orderBy(columns.kind);
  return rows.map(({ kind }) => kind);
}

/** The kinds of users whose default each role of a query is, for its columns. */
export const defaultKinds = () =>
  raw('array(select kind from default_role where default_role.role_id = role.role_id order by kind)').as(
    'defaultFor',
  );

/** The default roles of some kinds of users, locked for a change. */
export const lockDefaultRoles = (
  trx: Knex.Transaction,
  kinds: readonly RoleKind[],
): QueryBuilder<RoleModel, ShownRole[]> => {
  const { columns } = DefaultRoleModel;
  const ofKinds = DefaultRoleModel.query(trx).whereIn(columns.kind, [...kinds]);
  return RoleModel.query(trx)
    .whereIn(r.roleId, ofKinds.select(columns.roleId))
    .orderBy(r.roleId)
    .forUpdate()
    .select('role.*', defaultKinds())
    .castTo<ShownRole[]>();
};

/** Whether the company of a role has another one of this type and name. */
export async function isNameTaken(
  database: Knex,
  { roleId, companyId, type, name }: Pick<RoleModel, 'roleId' | 'companyId' | 'type' | 'name'>,
): Promise<boolean> {
  const other = await ofType(RoleModel.query(database), type)
    .whereNot(r.roleId, roleId)
    .whereRaw('role.company_id is not distinct from ?', [companyId])
    .whereRaw('role.search_text = lower(?)', [name])
    .first();
  return other !== undefined;
}

/** Changes a role and counts its version on. Answers it as it is now. */
export const updateRole = (
  trx: Knex.Transaction,
  roleId: string,
  changes: PartialModelObject<RoleModel>,
  now: Date,
): Promise<RoleModel> =>
  RoleModel.query(trx)
    .patch({ ...changes, ...nextVersion(now) })
    .where(r.roleId, roleId)
    .returning('*')
    .first()
    .throwIfNotFound()
    .execute();
