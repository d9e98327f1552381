import { conflict, type Problem, uniqueWrite, type UnitOfWork } from '@washcoat/service-kit';
import type { CompanyModel } from '../companies/company.model';
import { restoreDiscountsAt } from '../facilities/facility-followers';
import { publishFacility, standing } from '../facilities/facility.commands';
import { f, FacilityModel, updateFacility } from '../facilities/facility.model';
import { restored, restoredStanding } from '../people/restored-standing';
import { publishUser } from '../people/user-changed';
import { EMAIL_INDEX } from '../people/user-email';
import { findUserByEmail, u, updateUser, UserModel } from '../people/user.model';

const back = { ...restored, deletedWith: null } as const;

/** Brings the facilities back that went with a company, with the discounts at them. */
export async function restoreFacilitiesOf(unit: UnitOfWork, company: CompanyModel): Promise<void> {
  const facilities = await FacilityModel.query(unit.trx)
    .where('deleted_with', company.companyId)
    .whereNull('emptied_at')
    .orderBy(f.facilityId)
    .forUpdate();
  for (const { facilityId } of facilities) {
    const row = await updateFacility(unit.trx, facilityId, { ...standing, deletedWith: null }, unit.now);
    await restoreDiscountsAt(unit, facilityId);
    await publishFacility(unit, row, company);
  }
}

/**
 * Brings the users back that went with a company. 409 TAKEN with the addresses that others have by now, unless they are
 * to stay behind: then they are deleted users of their own.
 */
export async function restoreUsersOf(
  unit: UnitOfWork,
  company: CompanyModel,
  withoutTaken: boolean,
): Promise<void> {
  const users = await UserModel.query(unit.trx)
    .where('deleted_with', company.companyId)
    .whereNull('emptied_at')
    .orderBy(u.userId)
    .forUpdate();
  const taken: string[] = [];
  for (const user of users) {
    if (await findUserByEmail(unit.trx, user.email)) {
      taken.push(user.email);
      await UserModel.query(unit.trx).findById(user.userId).patch({ deletedWith: null });
      continue;
    }
    const standing = await restoredStanding(unit, user, company);
    const row = await uniqueWrite(
      EMAIL_INDEX,
      () => takenBy([user.email]),
      () => updateUser(unit.trx, user.userId, { ...back, ...standing }, unit.now),
    );
    await publishUser(unit, row);
  }
  if (taken.length && !withoutTaken) throw takenBy(taken);
}

function takenBy(addresses: readonly string[]): Problem {
  const verb = addresses.length === 1 ? 'is' : 'are';
  const message = `${addresses.join(', ')} ${verb} registered to others by now. The company can be restored without these users.`;
  return conflict(message, 'TAKEN', { taken: addresses });
}
