import type { roleEdit, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  conflict,
  isStale,
  notFound,
  type SessionStore,
  staleEdit,
  uniqueWrite,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { changeRights, refreshSessionsOfRole } from '../sign-in/changed-rights';
import { auditedRole } from './audited-role';
import { grantsOf, replaceGrants } from './permission.repository';
import type { GrantedPermission, RoleRow, RoleType } from './role';
import { NAME_INDEX, nameTaken } from './role-name';
import { rolesSeenBy } from './role-sight';
import { countUsersOfRole, defaultKindsOf, isNameTaken, updateRole } from './role.repository';
import { settleGrants, type Grants } from './settle-grants';
import { wholeRole } from './whole-role';

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
  const row: RoleRow | undefined = await rolesSeenBy(unit.trx, session)
    .where('role.role_id', edit.roleId)
    .forUpdate()
    .first('role.*');
  if (!row) throw notFound('This role');
  if (isStale(row, edit.version)) throw await staleRole(unit, session, row);
  const before = await grantsOf(unit.trx, row.role_id);
  const after = await settleGrants(unit, session, edit.permissions, before);
  const patch = await patchOf(unit, row, edit);
  const hasNewGrants = !saysTheSame(before, after);
  if (!Object.keys(patch).length && !hasNewGrants) return row.version;
  const changed = await uniqueWrite(
    NAME_INDEX,
    () => nameTaken(edit.name),
    () => updateRole(unit.trx, row.role_id, patch, unit.now),
  );
  if (hasNewGrants) await replaceGrants(unit.trx, row.role_id, after);
  await unit.audit({
    action: 'edit',
    entity: 'role',
    entityId: row.role_id,
    before: auditedRole(row, before),
    after: auditedRole(changed, after),
  });
  if (hasNewGrants) await refreshSessionsOfRole(unit, sessions, row.role_id);
  return changed.version;
}

async function patchOf(unit: UnitOfWork, row: RoleRow, edit: RoleEdit): Promise<Partial<RoleRow>> {
  const { name, type } = edit;
  const isFranchise = type === 3 || (edit.isFranchise ?? row.is_franchise);
  if (type !== row.type) await assertTypeMayChange(unit, row);
  if (await isNameTaken(unit.trx, { ...row, name, type })) throw nameTaken(name);
  return {
    ...(name !== row.name && { name }),
    ...(type !== row.type && { type }),
    ...(isFranchise !== row.is_franchise && { is_franchise: isFranchise }),
  };
}

async function assertTypeMayChange({ trx }: UnitOfWork, row: RoleRow): Promise<void> {
  const users = await countUsersOfRole(trx, row.role_id);
  if (users)
    throw conflict(
      `${users === 1 ? '1 user has' : `${users} users have`} this role, and another type would not fit them.`,
      'IN_USE',
      { userCount: users },
    );
  if ((await defaultKindsOf(trx, row.role_id)).length)
    throw conflict('This is a default role, so its type stays as it is.', 'IN_USE');
}

async function staleRole(unit: UnitOfWork, session: Session, row: RoleRow) {
  const current = await wholeRole(unit.trx, session, row);
  return staleEdit(unit, { entity: 'role', entityId: row.role_id, noun: 'role', current });
}

function saysTheSame(before: Grants, after: Grants): boolean {
  const content = (grants: Grants) =>
    grants.map(({ permissionName, facilities }) => [permissionName, ...[...facilities].sort()].join()).sort();
  return content(before).join(';') === content(after).join(';');
}
