import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { flagNames } from '@washcoat/contract-kernel';
import { badInput, conflict, forbidden, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { hierarchyOf } from '../companies/company';
import { findCompanyInScope } from '../companies/company.repository';
import { findRole, permissionNamesOf } from '../roles/role.repository';
import { auditedUser } from './user';
import { publishUser } from './user-changed';
import { assertMayGive } from './user.policy';
import { insertUser } from './user.repository';

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
  companyId: string;
  roleId: string | null;
  /** Chosen in the house only (1 or 4); elsewhere the company decides. */
  hierarchy?: number;
  isAdmin?: boolean;
  isSA?: boolean;
  facilityCity?: string | null;
}

/**
 * Adds a user to a company and tells other domains. Answers its id. 403 without canCreateUser or when the user would
 * stand above the one who adds it, 404 when the company is not in scope, 409 when the address is taken.
 */
export async function addUser(unit: UnitOfWork, session: Session, user: NewUser): Promise<string> {
  if (!session.canCreateUser) throw forbidden();
  const company = await findCompanyInScope(unit.trx, session, user.companyId);
  if (!company) throw notFound('This company');
  const hierarchy = hierarchyOf(company.company_type, user.hierarchy);
  const { isSA = false, isAdmin = false } = user;
  const granted = await roleWithPermissions(unit, user.roleId);
  assertMayGive(session, { hierarchy, isFranchise: company.is_franchise, isSA, isAdmin, ...granted });
  const row = await insertUser(unit.trx, {
    user_id: user.userId ?? randomUUID(),
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
    company_id: user.companyId,
    role_id: user.roleId,
    hierarchy,
    is_sa: isSA,
    is_admin: isAdmin,
    facility_city: user.facilityCity ?? null,
    created_at: unit.now,
    updated_at: unit.now,
  });
  if (!row) throw conflict('This e-mail address is registered already.', 'DUPLICATE');
  await publishUser(unit, row);
  await unit.audit({ action: 'add', entity: 'user', entityId: row.user_id, after: auditedUser(row) });
  return row.user_id;
}

async function roleWithPermissions(unit: UnitOfWork, roleId: string | null) {
  if (!roleId) return { role: null, permissions: [] };
  const role = await findRole(unit.trx, roleId);
  if (!role) throw badInput({ roleId: 'Please select the valid value' });
  const names = new Set(await permissionNamesOf(unit.trx, roleId));
  return { role, permissions: flagNames.filter((name) => names.has(name)) };
}
