import type { Session } from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';
import { badInput, forbidden, Problem } from '@washcoat/service-kit';
import type { RoleModel } from '../roles/role.model';
import { assertMayGrant, mayOpenInvoices, type NamedPermission } from '../roles/role.policy';
import { notTheirsToGrant, roleTypeOf } from '../roles/role.rules';
import type { UserEdit } from './user-edit';
import type { ShownUser, UserModel } from './user.model';

/** What somebody wants to make of a user. */
export interface WantedStanding {
  hierarchy: number;
  isFranchise: boolean;
  isSA: boolean;
  isAdmin: boolean;
  role: RoleModel | null;
  permissions: readonly NamedPermission[];
  /** The facilities whose invoices the role opens. */
  facilities: readonly string[];
}

/**
 * Refuses with 403 what would lift a user above the one who does it: SA by others than SAs, admin by others than
 * admins, the top hierarchy by others than its members, permissions that they lack, invoices of facilities that are not open to them. 400 when the role does not fit.
 */
export function assertMayGive(session: Session, wanted: WantedStanding): void {
  if (standsAbove(wanted, session)) throw forbidden();
  if (wanted.role && wanted.role.type !== roleTypeOf(wanted.hierarchy, wanted.isFranchise))
    throw badInput({ roleId: 'Please select the valid value' });
  assertMayGrant(session, wanted.permissions);
  if (!wanted.facilities.every((name) => mayOpenInvoices(session, name))) throw notTheirsToGrant();
}

/** Refuses with 403 to edit another user without canCreateUser, or one who stands above the signed-in user. */
export const assertMayEditUser = (session: Session, user: UserModel): void =>
  assertHasRight(session, user, 'canCreateUser');

/** Refuses with 403 to delete another user, or to bring one back, without canDeleteUser, and who stands above. */
export const assertMayDeleteUser = (session: Session, user: UserModel): void =>
  assertHasRight(session, user, 'canDeleteUser');

function assertHasRight(session: Session, user: UserModel, right: FlagName): void {
  if (isSelf(session, user)) return;
  if (session[right] !== true || standsAbove(user, session)) throw forbidden();
}

/** Refuses with 403 a new e-mail address by others than administrators: whoever has it can set the password. */
export function assertMayEditEmail(session: Session): void {
  if (!session.isAdmin && !session.isSA) throw forbidden();
}

/**
 * Refuses with 403 what nobody changes of their own record: what gives rights, the company, whether it is switched on,
 * and below hierarchy 1 the facility, which decides whose invoices they see. The same values again are no change.
 */
export function assertMayEditSelf(session: Session, user: ShownUser, edit: UserEdit): void {
  if (differs(edit.isActive, user.isActive)) throw notYourself('switch yourself off');
  const isRefused =
    differs(edit.roleId?.toLowerCase(), user.roleId) ||
    differs(edit.companyId?.toLowerCase(), user.companyId) ||
    differs(edit.hierarchy, user.hierarchy) ||
    differs(edit.isFranchise, user.isFranchise) ||
    differs(edit.isAdmin, user.isAdmin) ||
    differs(edit.isSA, user.isSA) ||
    (session.hierarchy !== 1 &&
      differs(edit.facilityCity === '' ? null : edit.facilityCity, user.facilityCity));
  if (isRefused) throw forbidden();
}

/** Refuses with 403 to delete oneself. */
export function assertIsSomebodyElse(session: Session, user: UserModel): void {
  if (isSelf(session, user)) throw notYourself('delete yourself');
}

/** Whether a record is the signed-in user's own. */
export const isSelf = (session: Session, user: UserModel) => user.userId === session.userId;

type Rank = Pick<WantedStanding, 'isSA' | 'isAdmin' | 'hierarchy'>;

function standsAbove(rank: Rank, session: Session): boolean {
  return (
    (rank.isSA && !session.isSA) ||
    (rank.isAdmin && !session.isAdmin && !session.isSA) ||
    (rank.hierarchy === 1 && session.hierarchy !== 1)
  );
}

const differs = <Value>(asked: Value | undefined, stored: Value) => asked !== undefined && asked !== stored;

const notYourself = (what: string) => new Problem(403, `You can not ${what}.`, { code: 'FORBIDDEN' });
