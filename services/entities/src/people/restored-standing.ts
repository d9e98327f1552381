import type { UnitOfWork } from '@washcoat/service-kit';
import { hierarchyOf } from '../companies/company';
import type { CompanyModel } from '../companies/company.model';
import { roleTypeOf } from '../roles/role.rules';
import { findDefaultRole, findRole } from '../roles/role.model';
import type { UserModel } from './user.model';

/** What a user has that is not deleted. */
export const restored = { deletedAt: null, deletedBy: null } as const;

/**
 * What a restored user may be: as before, as far as the company is still of that kind. A role that is gone or fits no
 * more makes room for the default one, because what the company became must not leave more rights than it gives.
 */
export async function restoredStanding(
  { trx }: UnitOfWork,
  user: UserModel,
  company: Pick<CompanyModel, 'companyType' | 'isFranchise'> | null,
): Promise<Pick<UserModel, 'hierarchy' | 'roleId'>> {
  if (!company) return { hierarchy: user.hierarchy, roleId: user.roleId };
  const hierarchy = hierarchyOf(company.companyType, user.hierarchy);
  const standing = { hierarchy, isFranchise: company.isFranchise, isFirst: user.isAdmin };
  const role = user.roleId && (await findRole(trx, user.roleId));
  if (role && role.type === roleTypeOf(hierarchy, company.isFranchise))
    return { hierarchy, roleId: role.roleId };
  return { hierarchy, roleId: (await findDefaultRole(trx, standing))?.roleId ?? null };
}
