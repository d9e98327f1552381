import { role, type roleEdit, type RoleKind, type RoleType, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  audited,
  badInput,
  changedColumns,
  conflict,
  forbidden,
  isStale,
  newId,
  notFound,
  Problem,
  type SessionStore,
  staleEdit,
  uniqueWrite,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { findCompanyInScope } from '../companies/company.model';
import { u, UserModel } from '../people/user.model';
import { givenRole } from '../people/user-role';
import { changeRights, refreshSessionsOfRole } from '../sign-in/changed-rights';
import { grantsOf, replaceGrants } from './permission.model';
import { settleGrants, type Grants } from './role-grants';
import {
  defaultKindsOf,
  findRoleSeenBy,
  isNameTaken,
  lockRoleSeenBy,
  putDefaultRole,
  RoleModel,
  updateRole,
} from './role.model';
import { assertMayGrant, mayOpenInvoices } from './role.policy';
import { wholeRole } from './role.records';
import { notTheirsToGrant, typeOfKind, type GrantedPermission } from './role.rules';

export interface NewRole {
  /** Given by seeds only. */
  roleId?: string;
  name: string;
  type: RoleType;
  /** Type 3 sets it; alone it does not change the type. */
  isFranchise?: boolean;
  /** Null for a role that every company may use. */
  companyId: string | null;
  permissions: readonly GrantedPermission[];
  /** The kinds of users whose default it becomes; given by seeds only. */
  defaultFor?: readonly RoleKind[];
}

/**
 * Adds a role. Answers its id. 400 without a permission, 403 when it grants more than the user holds, 404 when the
 * company is not in scope, 409 at `name` when the company has one of this type and name.
 */
export async function addRole(unit: UnitOfWork, session: Session, wanted: NewRole): Promise<string> {
  const { roleId = newId(), name, type, companyId } = wanted;
  if (companyId && !(await findCompanyInScope(unit.trx, session, companyId))) throw notFound('This company');
  const grants = await settleGrants(unit, session, wanted.permissions);
  if (await isNameTaken(unit.trx, { roleId, companyId, name, type })) throw nameTaken(name);
  const isFranchise = type === 3 || (wanted.isFranchise ?? false);
  const dates = { createdAt: unit.now, updatedAt: unit.now };
  const added = await named(name, () =>
    RoleModel.query(unit.trx)
      .insert({ roleId, name, type, isFranchise, companyId, ...dates })
      .returning('*')
      .execute(),
  );
  await replaceGrants(unit.trx, roleId, grants);
  for (const kind of wanted.defaultFor ?? []) await putDefaultRole(unit.trx, kind, roleId);
  await unit.audit({ action: 'add', entity: 'role', entityId: roleId, after: auditedRole(added, grants) });
  return roleId;
}

/**
 * Refuses a new role by somebody who only clones: 403 without the role that was cloned, 404 when they don't see it.
 * Super admins add roles from scratch.
 */
export async function assertMayAddRole(
  unit: UnitOfWork,
  session: Session,
  clonedRoleId: string | undefined,
): Promise<void> {
  if (session.isSA) return;
  if (!clonedRoleId) throw forbidden();
  if (!(await findRoleSeenBy(unit.trx, session, clonedRoleId))) throw notFound('This role');
}

/** What somebody makes of a role. */
export interface RoleEdit extends Pick<
  InputOf<typeof roleEdit>,
  'roleId' | 'name' | 'isFranchise' | 'version'
> {
  type: RoleType;
  permissions: readonly GrantedPermission[];
}

/**
 * Changes a role; everybody who has it feels it with their next request. Answers its version. 404 when the user does
 * not see it, 403 when a permission changes that is not theirs to give, 400 for one that is out of use, 409 when
 * somebody else changed it since `version`, when its company has another one of this type and name, and when the type
 * changes while users have it.
 */
export async function editRole(
  unit: UnitOfWork,
  session: Session,
  sessions: SessionStore,
  edit: RoleEdit,
): Promise<number> {
  await changeRights(unit.trx);
  const stored = await lockRoleSeenBy(unit.trx, session, edit.roleId);
  if (!stored) throw notFound('This role');
  const { roleId } = stored;
  if (isStale(stored, edit.version)) {
    const current = await wholeRole(unit.trx, session, stored);
    throw await staleEdit(unit, { entity: 'role', entityId: roleId, noun: 'role', current });
  }
  const before = await grantsOf(unit.trx, roleId);
  const after = await settleGrants(unit, session, edit.permissions, before);
  const changes = await changesOf(unit, stored, edit);
  const hasNewGrants = !saysTheSame(before, after);
  if (!Object.keys(changes).length && !hasNewGrants) return stored.version;
  const changed = await named(edit.name, () => updateRole(unit.trx, roleId, changes, unit.now));
  if (hasNewGrants) await replaceGrants(unit.trx, roleId, after);
  await unit.audit({
    action: 'edit',
    entity: 'role',
    entityId: roleId,
    before: auditedRole(stored, before),
    after: auditedRole(changed, after),
  });
  if (hasNewGrants) await refreshSessionsOfRole(unit, sessions, roleId);
  return changed.version;
}

async function changesOf(unit: UnitOfWork, stored: RoleModel, { name, type, isFranchise }: RoleEdit) {
  if (type !== stored.type) await assertTypeMayChange(unit, stored);
  const { roleId, companyId } = stored;
  if (await isNameTaken(unit.trx, { roleId, companyId, name, type })) throw nameTaken(name);
  return changedColumns<Pick<RoleModel, 'name' | 'type' | 'isFranchise'>>(stored, {
    name,
    type,
    isFranchise: type === 3 || (isFranchise ?? stored.isFranchise),
  });
}

async function assertTypeMayChange({ trx }: UnitOfWork, { roleId }: RoleModel): Promise<void> {
  const userCount = await havingRole(trx, roleId).resultSize();
  if (userCount)
    throw inUse(`${havers(userCount)} this role, and another type would not fit them.`, userCount);
  if ((await defaultKindsOf(trx, roleId)).length)
    throw inUse('This is a default role, so its type stays as it is.');
}

function saysTheSame(before: Grants, after: Grants): boolean {
  const content = (grants: Grants) =>
    grants.map(({ permissionName, facilities }) => [permissionName, ...[...facilities].sort()].join()).sort();
  return content(before).join(';') === content(after).join(';');
}

/**
 * Deletes a role. 404 when the user does not see it, 409 when somebody has it or it is a default role. Who gives
 * it to a user at the same moment comes before, which refuses the deletion, or after, and finds it gone.
 */
export async function deleteRole(unit: UnitOfWork, session: Session, roleId: string): Promise<void> {
  const { trx } = unit;
  const stored = await lockRoleSeenBy(trx, session, roleId);
  if (!stored) throw notFound('This role');
  const userCount = await havingRole(trx, roleId).resultSize();
  if (userCount) throw inUse(`${havers(userCount)} this role. Give them another one first.`, userCount);
  if ((await defaultKindsOf(trx, roleId)).length)
    throw inUse('This is a default role. Make another one the default first.');
  const before = auditedRole(stored, await grantsOf(trx, roleId));
  // Records of deleted users forget it.
  await UserModel.query(trx)
    .patch({ roleId: null })
    .where(u.roleId, roleId)
    .whereNotNull('app_user.deleted_at');
  await RoleModel.query(trx).deleteById(roleId);
  await unit.audit({ action: 'delete', entity: 'role', entityId: roleId, before });
}

export interface ChosenDefault {
  roleId: string;
  kind: RoleKind;
}

/**
 * Makes a role what people of a kind get from now on for whom nobody chooses one; who has a role keeps it. 404 when the
 * user does not see the role, 400 at `roleId` when it does not fit the kind or is not for every company, 403 when it
 * grants more than the user holds.
 */
export async function chooseDefaultRole(
  unit: UnitOfWork,
  session: Session,
  chosen: ChosenDefault,
): Promise<void> {
  const { trx } = unit;
  const { kind } = chosen;
  if (!(await findRoleSeenBy(trx, session, chosen.roleId))) throw notFound('This role');
  const { role: given, permissions, facilities } = await givenRole(trx, chosen.roleId);
  if (!given || given.type !== typeOfKind[kind]) throw badInput({ roleId: 'This role is of another type.' });
  if (given.companyId)
    throw badInput({ roleId: 'This role is of one company. A default role is for every company.' });
  assertMayGrant(session, permissions);
  if (!facilities.every((name) => mayOpenInvoices(session, name))) throw notTheirsToGrant();
  const { roleId } = given;
  const before = { defaultFor: await defaultKindsOf(trx, roleId) };
  if (before.defaultFor.includes(kind)) return;
  await putDefaultRole(trx, kind, roleId);
  const after = { defaultFor: await defaultKindsOf(trx, roleId) };
  await unit.audit({ action: 'edit', entity: 'role', entityId: roleId, before, after });
}

/** A role for the audit trail, by the names of the wire, with the names of what it grants. */
export function auditedRole(stored: RoleModel, grants: Grants): Record<string, unknown> {
  return {
    ...audited(role, stored),
    companyId: stored.companyId,
    permissions: grants.map(({ permissionName }) => permissionName).sort(),
    facilities: grants.flatMap(({ facilities }) => facilities),
  };
}

/** The users who have a role, whoever asks. */
const havingRole = (trx: UnitOfWork['trx'], roleId: string) =>
  UserModel.query(trx).where(u.roleId, roleId).whereNull('app_user.deleted_at');
const havers = (users: number) => (users === 1 ? '1 user has' : `${users} users have`);
const inUse = (sentence: string, userCount?: number) =>
  conflict(sentence, 'IN_USE', userCount === undefined ? {} : { userCount });

/** Writes a name, which the index refuses when somebody else took it after it was found free. */
const named = <Row>(name: string, write: () => Promise<Row>): Promise<Row> =>
  uniqueWrite('role_name', () => nameTaken(name), write);

/** The 409 at `name` for a role whose company has one of this type and name already. */
export function nameTaken(name: string): Problem {
  const message = `There is a role '${name}' of this type already.`;
  return new Problem(409, message, { code: 'DUPLICATE', fields: { name: message } });
}
