import type { Session } from '@washcoat/contract-entities';
import { badInput, forbidden, notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { hierarchyOf, type CompanyType } from '../companies/company';
import { findCompanyInScope } from '../companies/company.model';
import type { ShownUser } from './user.model';

/** Where a user belongs: what the company decides. */
export interface UserMembership {
  companyId: string | null;
  isFranchise: boolean;
  hierarchy: number;
}

/** What somebody asks for; absent: as the company has it. */
export interface AskedMembership {
  companyId?: string;
  hierarchy?: number;
  isFranchise?: boolean;
}

const MISFIT = 'This does not fit the company';

/**
 * What a new user becomes in a company. 404 when the company is not in scope, 400 at `hierarchy` or `isFranchise` when
 * the asked one is not the company's.
 */
export async function membershipIn(
  database: Knex,
  session: Session,
  { companyId, hierarchy, isFranchise }: AskedMembership & { companyId: string },
): Promise<UserMembership> {
  const company = await findCompanyInScope(database, session, companyId);
  if (!company) throw notFound('This company');
  assertFranchise(company.isFranchise, isFranchise);
  return {
    companyId: company.companyId,
    isFranchise: company.isFranchise,
    hierarchy: fittingHierarchy(company.companyType, hierarchy),
  };
}

/**
 * What a user is after an edit. Only hierarchy 1 moves somebody to another company (403 for others); the rules of
 * a new membership are those of a new user.
 */
export async function membershipAfter(
  database: Knex,
  session: Session,
  user: ShownUser,
  { companyId, hierarchy, isFranchise }: AskedMembership,
): Promise<UserMembership> {
  const moved = companyId?.toLowerCase();
  if (moved && moved !== user.companyId) {
    const membership = await membershipIn(database, session, { companyId: moved, hierarchy, isFranchise });
    if (session.hierarchy !== 1) throw forbidden();
    return membership;
  }
  assertFranchise(user.isFranchise, isFranchise);
  const isKept = hierarchy === undefined || hierarchy === user.hierarchy;
  return {
    companyId: user.companyId,
    isFranchise: user.isFranchise,
    hierarchy: isKept ? user.hierarchy : fittingHierarchy(user.companyType, hierarchy),
  };
}

function fittingHierarchy(type: CompanyType | null, asked: number | undefined): number {
  const hierarchy = type && hierarchyOf(type, asked);
  if (hierarchy === null || (asked !== undefined && asked !== hierarchy))
    throw badInput({ hierarchy: MISFIT });
  return hierarchy;
}

function assertFranchise(isFranchise: boolean, asked: boolean | undefined): void {
  if (asked !== undefined && asked !== isFranchise) throw badInput({ isFranchise: MISFIT });
}
