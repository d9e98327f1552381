import type { UnitOfWork } from '@washcoat/service-kit';
import { hierarchyOf, type CompanyRow } from '../companies/company';
import { roleTypeOf } from '../roles/role';
import { findDefaultRole, findRole } from '../roles/role.repository';
import type { UserRow } from './user';

/**
 * What a restored user may be: as before, as far as the company is still of that kind. A role that is gone or fits no
 * more makes room for the default one, because what the company became must not leave more rights than it gives.
 */
export async function restoredStanding(
  { trx }: UnitOfWork,
  user: UserRow,
  company: Pick<CompanyRow, 'company_type' | 'is_franchise'> | null,
): Promise<Pick<UserRow, 'hierarchy' | 'role_id'>> {
  if (!company) return { hierarchy: user.hierarchy, role_id: user.role_id };
  const hierarchy = hierarchyOf(company.company_type, user.hierarchy);
  const standing = { hierarchy, isFranchise: company.is_franchise, isFirst: user.is_admin };
  const role = user.role_id && (await findRole(trx, user.role_id));
  if (role && role.type === roleTypeOf(hierarchy, company.is_franchise))
    return { hierarchy, role_id: role.role_id };
  return { hierarchy, role_id: (await findDefaultRole(trx, standing))?.role_id ?? null };
}
