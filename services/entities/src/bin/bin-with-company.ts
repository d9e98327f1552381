import type { Session } from '@washcoat/contract-entities';
import { nextVersion, type UnitOfWork } from '@washcoat/service-kit';
import type { CompanyModel } from '../companies/company.model';
import { binDiscountsAt } from '../facilities/facility-followers';
import { publishFacility } from '../facilities/facility.commands';
import { f, FacilityModel, updateFacility } from '../facilities/facility.model';
import { publishUser } from '../people/user-changed';
import { u, UserModel } from '../people/user.model';

/** Deletes the users of a company with it, which frees their addresses. Answers who they were. */
export async function binUsersOf(unit: UnitOfWork, session: Session, companyId: string): Promise<string[]> {
  const gone = { deletedAt: unit.now, deletedBy: session.userId, deletedWith: companyId };
  const users = await UserModel.query(unit.trx)
    .patch({ ...gone, ...nextVersion(unit.now) })
    .where(u.companyId, companyId)
    .whereNull('deleted_at')
    .returning('*');
  for (const user of users) await publishUser(unit, user);
  return users.map(({ userId }) => userId);
}

/** Deletes the facilities of a company with it, and the discounts that others have there. */
export async function binFacilitiesOf(
  unit: UnitOfWork,
  session: Session,
  { companyId, isFranchise }: CompanyModel,
): Promise<void> {
  const facilities = await FacilityModel.query(unit.trx)
    .where(f.parentCompanyId, companyId)
    .whereNull('deleted_at')
    .orderBy(f.facilityId)
    .forUpdate();
  const gone = { deletedAt: unit.now, deletedBy: session.userId, deletedWith: companyId };
  for (const { facilityId } of facilities) {
    await binDiscountsAt(unit, facilityId);
    const deleted = await updateFacility(unit.trx, facilityId, gone, unit.now);
    await publishFacility(unit, deleted, { isFranchise });
  }
}
