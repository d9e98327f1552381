import type { Session } from '@washcoat/contract-entities';
import { forbidden, newId, type UnitOfWork } from '@washcoat/service-kit';
import { assertFacilityChoice } from '../facilities/facility.rules';
import { emailTaken } from './user-email';
import { placeIn } from './user-place';
import { assertRoleOffered, givenRole } from './user-role';
import { auditedUser } from './user.presenter';
import { publishUser } from './user-changed';
import { assertMayGive } from './user.policy';
import { insertUser } from './user.repository';
import { shownUser } from './users-in-scope';

export interface NewUser {
  /** Given by seeds only. */
  userId?: string;
  email: string;
  /** Made before the transaction, because hashing is slow; null lets the user set one by the reset link. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  phone?: string;
  smsNumber?: string;
  address?: string;
  city?: string;
  state?: string;
  zipcode?: string;
  notes?: string;
  profileUrl?: string | null;
  driversLicenseUrl?: string | null;
  companyId: string;
  /** Null in tests and seeds only: a user without rights. */
  roleId: string | null;
  /** Chosen in the house only (1 or 4); elsewhere the company decides, and another value is refused. */
  hierarchy?: number;
  isFranchise?: boolean;
  isActive?: boolean;
  isAdmin?: boolean;
  isSA?: boolean;
  facilityCity?: string | null;
}

/**
 * Adds a user to a company and tells other domains. Answers its id. 403 without canCreateUser or when the user would
 * stand above the one who adds it, 404 when the company is not in scope, 400 at the field that does not fit the
 * company, 409 when the address is taken.
 */
export async function addUser(unit: UnitOfWork, session: Session, user: NewUser): Promise<string> {
  if (!session.canCreateUser) throw forbidden();
  const { isSA = false, isAdmin = false } = user;
  const place = await placeIn(unit.trx, session, user);
  const granted = await grantedTo(unit, user.roleId, place.companyId);
  assertMayGive(session, { ...place, isSA, isAdmin, ...granted });
  await assertFacilityChoice(unit.trx, session, user.facilityCity);
  const row = await insertUser(unit.trx, {
    user_id: user.userId ?? newId(),
    email: user.email,
    password_hash: user.passwordHash,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone ?? '',
    sms_number: user.smsNumber ?? '',
    address: user.address ?? '',
    city: user.city ?? '',
    state: user.state ?? '',
    zipcode: user.zipcode ?? '',
    notes: user.notes ?? '',
    profile_url: user.profileUrl ?? null,
    drivers_license_url: user.driversLicenseUrl ?? null,
    company_id: place.companyId,
    role_id: user.roleId,
    hierarchy: place.hierarchy,
    is_sa: isSA,
    is_admin: isAdmin,
    is_active: user.isActive ?? true,
    facility_city: user.facilityCity ?? null,
    created_at: unit.now,
    updated_at: unit.now,
  });
  if (!row) throw emailTaken();
  await publishUser(unit, row);
  const after = auditedUser(await shownUser(unit.trx, row.user_id));
  await unit.audit({ action: 'add', entity: 'user', entityId: row.user_id, after });
  return row.user_id;
}

async function grantedTo({ trx }: UnitOfWork, roleId: string | null, companyId: string | null) {
  if (roleId) await assertRoleOffered(trx, roleId, companyId);
  return givenRole(trx, roleId);
}
