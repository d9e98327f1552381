import type { Session } from '@washcoat/contract-entities';
import {
  isStale,
  notFound,
  type SessionStore,
  staleEdit,
  uniqueWrite,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { assertFacilityChoice } from '../facilities/facility.rules';
import { useUpResetCodes } from '../sign-in/one-time-code.model';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { forgetAddressChanges } from './address-change.model';
import { askAddress } from './ask-address';
import { assertAnotherSuperAdmin, lockSuperAdmins } from './super-admins';
import { publishAddressLeft } from './publish-address-left';
import { publishUser } from './user-changed';
import { patchOf, type UserEdit, type UserPatch } from './user-edit';
import { assertEmailFree, emailTaken, EMAIL_INDEX, isSameAddress } from './user-email';
import { membershipAfter, type UserMembership } from './user-membership';
import { assertRoleOffered, givenRole } from './user-role';
import {
  assertMayEditSelf,
  assertMayGive,
  assertMayEditEmail,
  assertMayEditUser,
  isSelf,
} from './user.policy';
import { auditedUser, presentUser } from './user.presenter';
import { lockUserInScope, shownUser, updateUser, type ShownUser, type UserModel } from './user.model';

/** A user after an edit. */
export interface EditedUser {
  version: number;
  /** False when the edit asked for nothing new. */
  isChanged: boolean;
}

/**
 * Changes a user, tells other domains and brings the user's sessions in line: they end when it is switched off. One's
 * own new address waits for the link that is mailed to it; who had one that others changed is told there. 404
 * outside the scope, 403 beyond the rights, 400 at the field that does not fit, 409 STALE when the edit began from an
 * older version, 409 when the address is taken or the last super admin would go. Refuses before it writes.
 */
export async function editUser(
  unit: UnitOfWork,
  session: Session,
  edit: UserEdit,
  sessions: SessionStore,
): Promise<EditedUser> {
  if (session.isSA) await lockSuperAdmins(unit.trx);
  const before = await lockUserInScope(unit.trx, session, edit.userId);
  if (!before) throw notFound('This user');
  assertMayEditUser(session, before);
  if (isSelf(session, before)) assertMayEditSelf(session, before, edit);
  if (isStale(before, edit.version))
    throw await staleEdit(unit, {
      entity: 'user',
      entityId: before.userId,
      noun: 'user',
      // Passwords and wishes for another address raise no version.
      actions: ['add', 'register', 'edit', 'confirm address', 'restore'],
      current: presentUser(before),
    });
  const membership = await membershipAfter(unit.trx, session, before, edit);
  const wanted = patchOf(before, edit, membership);
  if (!Object.keys(wanted).length) return { version: before.version, isChanged: false };
  await assertFits(unit, session, before, { patch: wanted, membership });
  const { email, ...others } = wanted;
  const isMoved = email !== undefined && !isSameAddress(email, before.email);
  const isAsked = isMoved && isSelf(session, before);
  if (isAsked) await askAddress(unit, before, email);
  const patch: UserPatch = isAsked ? others : wanted;
  if (!Object.keys(patch).length) return { version: before.version, isChanged: false };
  const row = await uniqueWrite(EMAIL_INDEX, emailTaken, () =>
    updateUser(unit.trx, before.userId, patch, unit.now),
  );
  if (patch.email) await leaveAddress(unit, before, isMoved);
  await publishUser(unit, row);
  await unit.audit({
    action: 'edit',
    entity: 'user',
    entityId: row.userId,
    before: auditedUser(before),
    after: auditedUser(await shownUser(unit.trx, row.userId)),
  });
  await refreshSessions(unit, sessions, [row.userId]);
  return { version: row.version, isChanged: true };
}

/** What was mailed to an address is void once the user has another one; who reads it is told. */
async function leaveAddress(unit: UnitOfWork, before: UserModel, isMoved: boolean): Promise<void> {
  await useUpResetCodes(unit.trx, before.userId, unit.now);
  if (!isMoved) return;
  await forgetAddressChanges(unit.trx, before.userId);
  await publishAddressLeft(unit, before, true);
}

interface Wanted {
  patch: UserPatch;
  membership: UserMembership;
}

async function assertFits(
  { trx }: UnitOfWork,
  session: Session,
  user: ShownUser,
  { patch, membership }: Wanted,
): Promise<void> {
  const { email, companyId, hierarchy, isSA, isAdmin, isActive } = patch;
  const roleId = patch.roleId ?? user.roleId;
  if (email !== undefined) assertMayEditEmail(session);
  if (roleId && (patch.roleId ?? companyId)) await assertRoleOffered(trx, roleId, membership.companyId);
  const isRaised = [patch.roleId, companyId, hierarchy, isSA, isAdmin].some((value) => value !== undefined);
  // A new address can take an account over, so it needs as much as giving the user those rights.
  if (isRaised || (email !== undefined && !isSelf(session, user)))
    assertMayGive(session, {
      ...membership,
      isSA: isSA ?? user.isSA,
      isAdmin: isAdmin ?? user.isAdmin,
      ...(await givenRole(trx, roleId)),
    });
  if (email !== undefined) await assertEmailFree(trx, email, user.userId);
  await assertFacilityChoice(trx, session, patch.facilityCity);
  const isLost = isSA === false || isActive === false;
  if (isLost && user.isSA && user.isActive) await assertAnotherSuperAdmin(trx, user.userId);
}
