import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { CompanyModel } from '../companies/company.model';
import { raw, type QueryBuilder } from 'objection';
import { u, UserModel } from '../people/user.model';
import { p, PermissionModel, permissionsOfRoles, type HeldPermission } from '../roles/permission.model';
import { flagsOfUser, type CompanySettings } from './flags-of-user';

type SessionCompany = CompanySettings &
  Pick<CompanyModel, 'companyName' | 'parentCompanyId' | 'companyLogo' | 'isFranchise'>;

/** A user who may sign in, with the company if there is one. */
type SignedUp = UserModel & { employer: object | null };

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
  const permissions = await PermissionModel.query(database)
    .where(p.isAccessible, true)
    .select(p.permissionName, p.restricts);
  const grants = await permissionsOfRoles(
    database,
    users.flatMap(({ roleId }) => roleId ?? []),
  );
  return new Map(users.map((user) => [user.userId, sessionFrom(user, permissions, grants)]));
}

function sessionFrom(
  user: SignedUp,
  permissions: readonly PermissionModel[],
  grants: readonly HeldPermission[],
): Session {
  const company: SessionCompany | null = user.employer && CompanyModel.fromDatabaseJson(user.employer);
  const own = grants.filter(({ roleId }) => roleId === user.roleId);
  const granted = namesOf(own);
  const accessible = namesOf(permissions);
  const restricting = namesOf(permissions.filter(({ restricts }) => restricts));
  const flags = flagsOfUser({ user, company, accessible, restricting, granted });
  const named = own.find(({ permissionName }) => permissionName === INVOICE_FLAG)?.facilities ?? [];
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

const namesOf = (permissions: readonly Pick<PermissionModel, 'permissionName'>[]) =>
  new Set(permissions.map(({ permissionName }) => permissionName));
