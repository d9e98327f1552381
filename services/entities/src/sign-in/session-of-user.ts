import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import type { CompanyRow } from '../companies/company';
import type { UserRow } from '../people/user';
import type { PermissionRow } from '../roles/role';
import { flagsOfUser, type CompanySettings } from './flags-of-user';

type SessionCompany = CompanySettings &
  Pick<CompanyRow, 'company_name' | 'parent_company_id' | 'company_logo' | 'is_franchise'>;

/** A user who may sign in, with the company if there is one. */
type SignedUpRow = UserRow & { company: SessionCompany | null };

interface GrantRow {
  role_id: string;
  permission_name: string;
  facilities: string[];
}

const INVOICE_FLAG = 'canViewAllFacilityInvoices';

/** What services need to know of a user, as it is now; null for who may not sign in. */
export async function sessionOfUser(database: Knex, userId: string): Promise<Session | null> {
  return (await sessionsOfUsers(database, [userId])).get(userId) ?? null;
}

/**
 * The same for many users, by user id. Who is switched off or deleted, or whose company is, has no session and is
 * missing from the answer.
 */
export async function sessionsOfUsers(
  database: Knex,
  userIds: readonly string[],
): Promise<Map<string, Session>> {
  const users = await findSignedUp(database, userIds);
  const permissions: Pick<PermissionRow, 'permission_name' | 'restricts'>[] = await database('permission')
    .where({ is_accessible: true })
    .select('permission_name', 'restricts');
  const grants = await findGrants(
    database,
    users.flatMap(({ role_id }) => role_id ?? []),
  );
  return new Map(users.map((user) => [user.user_id, sessionFrom(user, permissions, grants)]));
}

function sessionFrom(
  user: SignedUpRow,
  permissions: readonly Pick<PermissionRow, 'permission_name' | 'restricts'>[],
  grants: readonly GrantRow[],
): Session {
  const own = grants.filter(({ role_id }) => role_id === user.role_id);
  const granted = new Set(own.map(({ permission_name }) => permission_name));
  const accessible = new Set(permissions.map(({ permission_name }) => permission_name));
  const restricting = new Set(
    permissions.flatMap(({ restricts, permission_name }) => (restricts ? [permission_name] : [])),
  );
  const flags = flagsOfUser({ user, company: user.company, accessible, restricting, granted });
  const named = own.find(({ permission_name }) => permission_name === INVOICE_FLAG)?.facilities ?? [];
  return {
    ...flags,
    userId: user.user_id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    organisationName: user.company?.company_name ?? '',
    profileUrl: user.profile_url,
    companyId: user.company_id,
    parentCompanyId: user.company?.parent_company_id ?? null,
    companyLogo: user.company?.company_logo ?? null,
    facilityCity: user.facility_city,
    hierarchy: user.hierarchy,
    isNewUser: user.is_new_user,
    isAdmin: user.is_admin,
    isSA: user.is_sa,
    isFranchise: user.company?.is_franchise ?? false,
    invoiceFacilities: flags[INVOICE_FLAG] ? named : [],
  };
}

function findSignedUp(database: Knex, userIds: readonly string[]): Promise<SignedUpRow[]> {
  return database('app_user')
    .leftJoin('company', 'company.company_id', 'app_user.company_id')
    .whereIn('app_user.user_id', userIds)
    .where('app_user.is_active', true)
    .whereNull('app_user.deleted_at')
    .where((usable) =>
      usable
        .whereNull('app_user.company_id')
        .orWhere((company) => company.where('company.is_active', true).whereNull('company.deleted_at')),
    )
    .select(
      'app_user.*',
      database.raw('case when company.company_id is not null then to_jsonb(company) end as company'),
    );
}

function findGrants(database: Knex, roleIds: readonly string[]): Promise<GrantRow[]> {
  return database('role_permission')
    .join('permission', 'permission.permission_id', 'role_permission.permission_id')
    .whereIn('role_permission.role_id', roleIds)
    .select('role_permission.role_id', 'permission.permission_name', 'role_permission.facilities');
}
