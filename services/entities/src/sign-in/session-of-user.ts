import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { CompanyModel } from '../companies/company.model';
import { raw, type QueryBuilder } from 'objection';
import { u, UserModel } from '../people/user.model';
import type { PermissionRow } from '../roles/role';
import { flagsOfUser, type CompanySettings } from './flags-of-user';

type SessionCompany = CompanySettings &
  Pick<CompanyModel, 'companyName' | 'parentCompanyId' | 'companyLogo' | 'isFranchise'>;

/** A user who may sign in, with the company if there is one. */
type SignedUp = UserModel & { employer: object | null };

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
    users.flatMap(({ roleId }) => roleId ?? []),
  );
  return new Map(users.map((user) => [user.userId, sessionFrom(user, permissions, grants)]));
}

function sessionFrom(
  user: SignedUp,
  permissions: readonly Pick<PermissionRow, 'permission_name' | 'restricts'>[],
  grants: readonly GrantRow[],
): Session {
  const company: SessionCompany | null = user.employer && CompanyModel.fromDatabaseJson(user.employer);
  const own = grants.filter(({ role_id }) => role_id === user.roleId);
  const granted = new Set(own.map(({ permission_name }) => permission_name));
  const accessible = new Set(permissions.map(({ permission_name }) => permission_name));
  const restricting = new Set(
    permissions.flatMap(({ restricts, permission_name }) => (restricts ? [permission_name] : [])),
  );
  const flags = flagsOfUser({ user, company, accessible, restricting, granted });
  const named = own.find(({ permission_name }) => permission_name === INVOICE_FLAG)?.facilities ?? [];
  return {
    ...flags,
    userId: user.userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    organisationName: company?.companyName ?? '',
    profileUrl: user.profileUrl,
    companyId: user.companyId,
    parentCompanyId: company?.parentCompanyId ?? null,
    companyLogo: company?.companyLogo ?? null,
    facilityCity: user.facilityCity,
    hierarchy: user.hierarchy,
    isNewUser: user.isNewUser,
    isAdmin: user.isAdmin,
    isSA: user.isSA,
    isFranchise: company?.isFranchise ?? false,
    invoiceFacilities: flags[INVOICE_FLAG] ? named : [],
  };
}

const findSignedUp = (database: Knex, userIds: readonly string[]): QueryBuilder<UserModel, SignedUp[]> =>
  UserModel.query(database)
    .leftJoinRelated('company')
    .whereIn(u.userId, [...userIds])
    .where(u.isActive, true)
    .whereNull('app_user.deleted_at')
    .where((usable) =>
      usable
        .whereNull(u.companyId)
        .orWhere((company) => company.where('company.is_active', true).whereNull('company.deleted_at')),
    )
    .select(
      'app_user.*',
      raw('case when company.company_id is not null then to_jsonb(company) end').as('employer'),
    )
    .castTo<SignedUp[]>();

function findGrants(database: Knex, roleIds: readonly string[]): Promise<GrantRow[]> {
  return database('role_permission')
    .join('permission', 'permission.permission_id', 'role_permission.permission_id')
    .whereIn('role_permission.role_id', roleIds)
    .select('role_permission.role_id', 'permission.permission_name', 'role_permission.facilities');
}
