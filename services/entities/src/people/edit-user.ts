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
import { useUpResetCodes } from '../sign-in/one-time-code.repository';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { forgetAddressChanges } from './address-change.repository';
import { askAddress } from './ask-address';
import { assertAnotherSuperAdmin, lockSuperAdmins } from './super-admins';
import { tellFormerAddress } from './tell-former-address';
import type { ShownUserRow, UserRow } from './user';
import { publishUser } from './user-changed';
import { patchOf, type UserEdit } from './user-edit';
import { assertEmailFree, emailTaken, EMAIL_INDEX, isSameAddress } from './user-email';
import { placeAfter, type UserPlace } from './user-place';
import { assertRoleOffered, givenRole } from './user-role';
import { assertMayEditSelf, assertMayGive, assertMayReaddress, assertMayTouch, isSelf } from './user.policy';
import { auditedUser, presentUser } from './user.presenter';
import { updateUser } from './user.repository';
import { lockUserInScope, shownUser } from './users-in-scope';

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
  assertMayTouch(session, before, 'canCreateUser');
  if (isSelf(session, before)) assertMayEditSelf(session, before, edit);
  if (isStale(before, edit.version))
    throw await staleEdit(unit, {
      entity: 'user',
      entityId: before.user_id,
      noun: 'user',
      current: presentUser(before),
    });
  const place = await placeAfter(unit.trx, session, before, edit);
  const wanted = patchOf(before, edit, place);
  if (!Object.keys(wanted).length) return { version: before.version, isChanged: false };
  await assertFits(unit, session, before, { patch: wanted, place });
  const { email, ...others } = wanted;
  const isMoved = email !== undefined && !isSameAddress(email, before.email);
  const isAsked = isMoved && isSelf(session, before);
  if (isAsked) await askAddress(unit, before, email);
  const patch: Partial<UserRow> = isAsked ? others : wanted;
  if (!Object.keys(patch).length) return { version: before.version, isChanged: false };
  const row = await uniqueWrite(EMAIL_INDEX, emailTaken, () =>
    updateUser(unit.trx, before.user_id, patch, unit.now),
  );
  if (patch.email) await leaveAddress(unit, before, isMoved);
  await publishUser(unit, row);
  await unit.audit({
    action: 'edit',
    entity: 'user',
    entityId: row.user_id,
    before: auditedUser(before),
    after: auditedUser(await shownUser(unit.trx, row.user_id)),
  });
  await refreshSessions(unit, sessions, [row.user_id]);
  return { version: row.version, isChanged: true };
}

/** What was mailed to an address is void once the user has another one; who reads it is told. */
async function leaveAddress(unit: UnitOfWork, before: UserRow, isMoved: boolean): Promise<void> {
  await useUpResetCodes(unit.trx, before.user_id, unit.now);
  if (!isMoved) return;
  await forgetAddressChanges(unit.trx, before.user_id);
  await tellFormerAddress(unit, before, true);
}

interface Wanted {
  patch: Partial<UserRow>;
  place: UserPlace;
}

async function assertFits(
  { trx }: UnitOfWork,
  session: Session,
  user: ShownUserRow,
  { patch, place }: Wanted,
): Promise<void> {
  const { email, role_id, company_id, hierarchy, is_sa, is_admin, is_active } = patch;
  const roleId = role_id ?? user.role_id;
  if (email !== undefined) assertMayReaddress(session);
  if (roleId && (role_id ?? company_id)) await assertRoleOffered(trx, roleId, place.companyId);
  const isRaised = [role_id, company_id, hierarchy, is_sa, is_admin].some((column) => column !== undefined);
  // A new address can take an account over, so it needs as much as giving the user those rights.
  if (isRaised || (email !== undefined && !isSelf(session, user)))
    assertMayGive(session, {
      ...place,
      isSA: is_sa ?? user.is_sa,
      isAdmin: is_admin ?? user.is_admin,
      ...(await givenRole(trx, roleId)),
    });
  if (email !== undefined) await assertEmailFree(trx, email, user.user_id);
  await assertFacilityChoice(trx, session, patch.facility_city);
  const isLost = is_sa === false || is_active === false;
  if (isLost && user.is_sa && user.is_active) await assertAnotherSuperAdmin(trx, user.user_id);
}
