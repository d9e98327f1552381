import { conflict, type Problem, restored, uniqueWrite, type UnitOfWork } from '@washcoat/service-kit';
import type { CompanyRow } from '../companies/company';
import { standing } from '../facilities/facility-bin.commands';
import { restoreDiscountsAt } from '../facilities/facility-discounts';
import { publishFacility } from '../facilities/facility.commands';
import { f, FacilityModel, updateFacility } from '../facilities/facility.model';
import { restoredStanding } from '../people/restored-standing';
import type { UserRow } from '../people/user';
import { publishUser } from '../people/user-changed';
import { EMAIL_INDEX } from '../people/user-email';
import { findUserByEmail, updateUser } from '../people/user.repository';

const back = { ...restored, deleted_with: null };

/** Brings the facilities back that went with a company, with the discounts at them. */
export async function restoreFacilitiesOf(unit: UnitOfWork, company: CompanyRow): Promise<void> {
  const facilities = await FacilityModel.query(unit.trx)
    .where('deleted_with', company.company_id)
    .whereNull('emptied_at')
    .orderBy(f.facilityId)
    .forUpdate();
  for (const { facilityId } of facilities) {
    const row = await updateFacility(unit.trx, facilityId, { ...standing, deletedWith: null }, unit.now);
    await restoreDiscountsAt(unit, facilityId);
    await publishFacility(unit, row, { isFranchise: company.is_franchise });
  }
}

/**
 * Brings the users back that went with a company. 409 TAKEN with the addresses that others have by now, unless they are
 * to stay behind: then they are deleted users of their own.
 */
export async function restoreUsersOf(
  unit: UnitOfWork,
  company: CompanyRow,
  withoutTaken: boolean,
): Promise<void> {
  const users: UserRow[] = await unit
    .trx('app_user')
    .where({ deleted_with: company.company_id })
    .whereNull('emptied_at')
    .orderBy('user_id')
    .forUpdate();
  const taken: string[] = [];
  for (const user of users) {
    if (await findUserByEmail(unit.trx, user.email)) {
      taken.push(user.email);
      await unit.trx('app_user').where({ user_id: user.user_id }).update({ deleted_with: null });
      continue;
    }
    const standing = await restoredStanding(unit, user, company);
    const row = await uniqueWrite(
      EMAIL_INDEX,
      () => takenBy([user.email]),
      () => updateUser(unit.trx, user.user_id, { ...back, ...standing }, unit.now),
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
