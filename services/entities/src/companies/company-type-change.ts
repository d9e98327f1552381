import { nextVersion, type UnitOfWork } from '@washcoat/service-kit';
import { publishFacility } from '../facilities/facility.commands';
import { f, FacilityModel } from '../facilities/facility.model';
import { i, InvitationModel } from '../invitations/invitation.model';
import { publishUser } from '../people/user-changed';
import { auditedUser } from '../people/user.presenter';
import { shownUser, u, updateUser, UserModel } from '../people/user.model';
import { roleTypeOf, type Joining } from '../roles/role.rules';
import { defaultKindsOf, findDefaultRole, findRole } from '../roles/role.model';
import { hierarchyOf } from './company';
import type { CompanyModel } from './company.model';

/**
 * Brings in line what follows from the type of a company that has just got another one: the hierarchy of its users and
 * of people invited to it, and whether its facilities are a franchise's. A user whose role does not fit any more, or is
 * the default of the old kind, gets the default role of the new kind.
 */
export async function followCompanyType(unit: UnitOfWork, company: CompanyModel): Promise<void> {
  const hierarchy = hierarchyOf(company.companyType);
  const users = await UserModel.query(unit.trx)
    .where(u.companyId, company.companyId)
    .whereNull('deleted_at')
    .orderBy(u.userId)
    .forUpdate();
  for (const user of users) await moveUser(unit, user, company, hierarchy);
  await InvitationModel.query(unit.trx)
    .patch({ hierarchy })
    .where(i.companyId, company.companyId)
    .whereNull(i.registered);
  await tellOfFacilities(unit, company);
}

async function moveUser(
  unit: UnitOfWork,
  user: UserModel,
  company: CompanyModel,
  hierarchy: number,
): Promise<void> {
  const roleId = await roleAfter(unit, user, { hierarchy, isFranchise: company.isFranchise });
  if (roleId === user.roleId && hierarchy === user.hierarchy) return;
  const before = auditedUser(await shownUser(unit.trx, user.userId));
  await publishUser(unit, await updateUser(unit.trx, user.userId, { roleId, hierarchy }, unit.now));
  const after = auditedUser(await shownUser(unit.trx, user.userId));
  await unit.audit({ action: 'edit', entity: 'user', entityId: user.userId, before, after });
}

/** Who has the default role of the old kind gets the one of the new kind: a customer made a partner can add customers. */
async function roleAfter(
  { trx }: UnitOfWork,
  user: UserModel,
  { hierarchy, isFranchise }: Joining,
): Promise<string | null> {
  const now = { hierarchy, isFranchise, isFirst: user.isAdmin };
  const role = user.roleId && (await findRole(trx, user.roleId));
  const isOfOldKind =
    hierarchy !== user.hierarchy && role && (await defaultKindsOf(trx, role.roleId)).length > 0;
  if (role && role.type === roleTypeOf(hierarchy, isFranchise) && !isOfOldKind) return role.roleId;
  return (await findDefaultRole(trx, now))?.roleId ?? null;
}

async function tellOfFacilities(unit: UnitOfWork, company: CompanyModel): Promise<void> {
  const facilities = await FacilityModel.query(unit.trx)
    .patch(nextVersion(unit.now))
    .where(f.parentCompanyId, company.companyId)
    .whereNull('deleted_at')
    .returning('*');
  for (const facility of facilities) await publishFacility(unit, facility, company);
}
