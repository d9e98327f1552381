import type { facilityRestore, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  conflict,
  notFound,
  Problem,
  type SessionStore,
  uniqueWrite,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { lockBinned } from '../bin/bin.repository';
import { CompanyModel } from '../companies/company.model';
import { changeRights } from '../sign-in/changed-rights';
import { binDiscountsAt, restoreDiscountsAt } from './facility-discounts';
import { noteFacility, ownedBy } from './facility.commands';
import { FacilityModel, findFacilityByName, lockFacilityInScope, updateFacility } from './facility.model';
import { assertMayEditFacilities, assertUnused, NAME_INDEX } from './facility.rules';
import { followersOf, renameFor } from './follow-rename';

/** What a facility has that is not deleted. */
export const standing = { deletedAt: null, deletedBy: null } as const;

/**
 * Deletes a facility: it stays stored for the carts and invoices that name it, its name is free again, and the
 * discounts at it go with it to the bin, from which it can be restored for 30 days. 404 outside the scope, 403 without the right, 409 while customers deliver to it.
 */
export async function deleteFacility(unit: UnitOfWork, session: Session, facilityId: string): Promise<void> {
  const before = await lockFacilityInScope(unit.trx, session, facilityId);
  if (!before) throw notFound('This facility');
  assertMayEditFacilities(session, before.parentCompanyId);
  await assertUnused(unit.trx, before);
  await binDiscountsAt(unit, before.facilityId);
  const gone = { deletedAt: unit.now, deletedBy: session.userId };
  const row = await updateFacility(unit.trx, before.facilityId, gone, unit.now);
  const { isFacility, parentCompanyName } = before;
  await noteFacility(unit, 'delete', Object.assign(row, { isFacility, parentCompanyName }), before);
}

/**
 * Brings a deleted facility back with the discounts at it. 404 when it is not in the bin (any more) or outside the
 * scope, 403 without the right, 409 while its company is deleted, 409 at `name` when another facility of the company has
 * the name by now: then another one restores it, and who went by the old one goes by the new one.
 */
export async function restoreFacility(
  unit: UnitOfWork,
  session: Session,
  { facilityId, name }: InputOf<typeof facilityRestore>,
  sessions: SessionStore,
): Promise<void> {
  await changeRights(unit.trx);
  const place = { table: 'facility', recordId: facilityId, now: unit.now } as const;
  const binned = await lockBinned(unit.trx, session, place);
  if (!binned) throw notFound('This deleted facility');
  const before = FacilityModel.fromDatabaseJson(binned);
  assertMayEditFacilities(session, before.parentCompanyId);
  const owner = await CompanyModel.query(unit.trx)
    .findById(before.parentCompanyId)
    .forShare()
    .throwIfNotFound();
  if (owner.deletedAt)
    throw conflict(`${owner.companyName} is deleted, too. Restore it first.`, 'COMPANY_DELETED');
  const named = name ?? before.name;
  if (await findFacilityByName(unit.trx, owner.companyId, named)) throw taken(named);
  const follow = await followersOf(unit.trx, before, { name: named, city: before.city });
  const row = await uniqueWrite(
    NAME_INDEX,
    () => taken(named),
    () => updateFacility(unit.trx, before.facilityId, { ...standing, name: named }, unit.now),
  );
  await restoreDiscountsAt(unit, row.facilityId);
  await noteFacility(unit, 'restore', ownedBy(owner, row));
  await renameFor(unit, sessions, follow);
}

function taken(name: string): Problem {
  const error = `Another facility is called ${name} by now. Restore this one with another name.`;
  return new Problem(409, error, { code: 'DUPLICATE', fields: { name: error } });
}
