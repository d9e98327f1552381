import { user as noun, type Session, type userAdd } from '@washcoat/contract-entities';
import { startOf, type InputOf } from '@washcoat/contract-kernel';
import { forbidden, newId, type UnitOfWork } from '@washcoat/service-kit';
import { assertFacilityChoice } from '../facilities/facility.rules';
import { emailTaken } from './user-email';
import { membershipIn } from './user-membership';
import { assertRoleOffered, givenRole } from './user-role';
import { auditedUser } from './user.presenter';
import { publishUser } from './user-changed';
import { assertMayGive } from './user.policy';
import { insertUser, shownUser } from './user.model';

// What is answered besides belongs to other records.
const {
  companyName: _company,
  type: _role,
  createdDate: _created,
  isFranchise: _franchise,
  ...start
} = startOf(noun);

type Given = Omit<InputOf<typeof userAdd>, 'password' | 'companyId' | 'roleId' | 'state'>;
type Named = 'email' | 'firstName' | 'lastName';

/** A user as the call takes it, or with less: other records of the service and seeds know no more. */
export interface NewUser extends Partial<Omit<Given, Named>>, Pick<Given, Named> {
  /** Given by seeds only. */
  userId?: string;
  /** Made before the transaction, because hashing is slow; null lets the user set one by the reset link. */
  passwordHash: string | null;
  state?: string;
  companyId: string;
  /** Null in tests and seeds only: a user without rights. */
  roleId: string | null;
}

/**
 * Adds a user to a company and tells other domains. Answers its id. 403 without canCreateUser or when the user would
 * stand above the one who adds it, 404 when the company is not in scope, 400 at the field that does not fit the
 * company, 409 when the address is taken.
 */
export async function addUser(unit: UnitOfWork, session: Session, user: NewUser): Promise<string> {
  if (!session.canCreateUser) throw forbidden();
  const { isSA = false, isAdmin = false } = user;
  const membership = await membershipIn(unit.trx, session, user);
  const granted = await grantedTo(unit, user.roleId, membership.companyId);
  assertMayGive(session, { ...membership, isSA, isAdmin, ...granted });
  await assertFacilityChoice(unit.trx, session, user.facilityCity);
  const { isFranchise: _follows, ...given } = user;
  const row = await insertUser(unit.trx, {
    ...start,
    ...given,
    userId: user.userId ?? newId(),
    companyId: membership.companyId,
    hierarchy: membership.hierarchy,
    facilityCity: user.facilityCity ?? null,
    createdDate: unit.now,
    updatedAt: unit.now,
  });
  if (!row) throw emailTaken();
  await publishUser(unit, row);
  const after = auditedUser(await shownUser(unit.trx, row.userId));
  await unit.audit({ action: 'add', entity: 'user', entityId: row.userId, after });
  return row.userId;
}

async function grantedTo({ trx }: UnitOfWork, roleId: string | null, companyId: string | null) {
  if (roleId) await assertRoleOffered(trx, roleId, companyId);
  return givenRole(trx, roleId);
}
