import {
  facility,
  facilityChanged,
  type facilityAdd,
  type facilityEdit,
  type facilityRestore,
  type Session,
} from '@washcoat/contract-entities';
import { startOf, type InputOf } from '@washcoat/contract-kernel';
import {
  audited,
  changedColumns,
  conflict,
  givenFields,
  isStale,
  newId,
  notFound,
  presented,
  Problem,
  type SessionStore,
  staleEdit,
  uniqueWrite,
  type UnitOfWork,
} from '@washcoat/service-kit';
import type { PartialModelObject } from 'objection';
import { lockBinned } from '../bin/bin.repository';
import { CompanyModel, findCompanyInScope } from '../companies/company.model';
import { changeRights } from '../sign-in/changed-rights';
import {
  binDiscountsAt,
  changingDiscountsAt,
  followersOf,
  adoptFacility,
  renameFor,
  restoreDiscountsAt,
} from './facility-followers';
import {
  FacilityModel,
  findFacilityByName,
  lockFacilityInScope,
  updateFacility,
  type OwnedFacility,
} from './facility.model';
import {
  assertMayEditFacilities,
  assertNameFree,
  assertOwner,
  assertUnused,
  NAME_INDEX,
  nameTaken,
} from './facility.rules';

/** The company that owns a facility, as far as it shows in it. */
interface Owner {
  companyId: string;
  companyName: string;
  isFranchise: boolean;
}

/** A facility as the call takes it; seeds give their own id. */
export type NewFacility = Omit<InputOf<typeof facilityAdd>, 'state'> & { state: string; facilityId?: string };

/**
 * Adds a facility and tells other domains. Answers its id. 403 without the right, 404 when the company is not in
 * scope, 400 when it is said to be a franchise's and is not, 409 when the company has one of that name.
 */
export async function addFacility(unit: UnitOfWork, session: Session, form: NewFacility): Promise<string> {
  const owner = await ownerOf(unit, session, form.parentCompanyId ?? session.companyId);
  assertOwner(owner, form.isFacility);
  await assertNameFree(unit.trx, { companyId: owner.companyId, name: form.name });
  const { isFacility: _owners, parentCompanyName: _shown, ...start } = startOf(facility);
  const { isFacility: _said, ...given } = form;
  const row = await uniqueWrite(NAME_INDEX, nameTaken, () =>
    FacilityModel.query(unit.trx)
      .insert({
        ...start,
        ...given,
        facilityId: form.facilityId ?? newId(),
        parentCompanyId: owner.companyId,
        createdAt: unit.now,
        updatedAt: unit.now,
      })
      .returning('*')
      .execute(),
  );
  await noteFacility(unit, 'add', ownedBy(owner, row));
  await adoptFacility(unit, row);
  return row.facilityId;
}

/** A facility after an edit. */
export interface EditedFacility {
  version: number;
  /** False when the edit asked for nothing new. */
  isChanged: boolean;
}

/**
 * Changes a facility and tells other domains. 404 outside the scope, 403 without the right, 400 when it is said to be
 * a franchise's and is not, 409 STALE when the edit began from an older version, 409 when the company has another of the
 * name. Who goes by the old name or city, in whatever company, goes by the new one. Refuses before it writes.
 */
export async function editFacility(
  unit: UnitOfWork,
  session: Session,
  edit: InputOf<typeof facilityEdit>,
  sessions: SessionStore,
): Promise<EditedFacility> {
  if (edit.name !== undefined || edit.city !== undefined) await changeRights(unit.trx);
  const before = await lockFacilityInScope(unit.trx, session, edit.facilityId);
  if (!before) throw notFound('This facility');
  assertMayEditFacilities(session, before.parentCompanyId);
  if (isStale(before, edit.version))
    throw await staleEdit(unit, {
      ...{ entity: 'facility', entityId: before.facilityId, noun: 'facility' },
      current: presented(facility, before),
    });
  const owner = await ownerAfter(unit, session, before, edit.parentCompanyId);
  assertOwner(owner, edit.isFacility);
  const { isFacility: _said, ...given } = givenFields(facility, edit);
  const changes = changedColumns<PartialModelObject<FacilityModel>>(before, {
    ...given,
    parentCompanyId: owner.companyId,
  });
  if (!Object.keys(changes).length) return { version: before.version, isChanged: false };
  const words = { name: edit.name ?? before.name, city: edit.city ?? before.city };
  await assertNameFree(unit.trx, { companyId: owner.companyId, name: words.name }, before.facilityId);
  const follow = await followersOf(unit.trx, before, words);
  const save = async () => {
    const row = await uniqueWrite(NAME_INDEX, nameTaken, () =>
      updateFacility(unit.trx, before.facilityId, changes, unit.now),
    );
    await noteFacility(unit, 'edit', ownedBy(owner, row), before);
  };
  await (changes.city === undefined ? save() : changingDiscountsAt(unit, before.facilityId, save));
  await renameFor(unit, sessions, follow);
  return { version: before.version + 1, isChanged: true };
}

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

/** A facility of a company, as it is answered. */
export const ownedBy = (owner: Owner, row: FacilityModel): OwnedFacility =>
  Object.assign(row, { isFacility: owner.isFranchise, parentCompanyName: owner.companyName });

/** Tells other domains what a facility is now, and notes in the audit trail what was done to it. */
export async function noteFacility(
  unit: UnitOfWork,
  action: 'add' | 'edit' | 'delete' | 'restore',
  now: OwnedFacility,
  before?: OwnedFacility,
): Promise<void> {
  await publishFacility(unit, now, { isFranchise: now.isFacility });
  await unit.audit({
    ...{ action, entity: 'facility', entityId: now.facilityId },
    ...(before && { before: audited(facility, before) }),
    ...(action !== 'delete' && { after: audited(facility, now) }),
  });
}

/** Tells other domains what a facility is now. Call it in the transaction of every change, with the changed row. */
export async function publishFacility(
  unit: UnitOfWork,
  row: FacilityModel,
  { isFranchise }: Pick<Owner, 'isFranchise'>,
): Promise<void> {
  const { facilityId, name, address, city, state, zipcode, isCartCreation, version } = row;
  const { isPicRequired, isSignRequired, isEinRequired } = row;
  const rules = { isCartCreation, isPicRequired, isSignRequired, isEinRequired };
  await unit.publish(facilityChanged, facilityId, {
    ...{ facilityId, companyId: row.parentCompanyId, name, address, city, state, zipcode },
    isActive: row.isActive && row.deletedAt === null,
    isDeleted: row.deletedAt !== null,
    isFranchise,
    ...rules,
    version,
    changedAt: unit.now.toISOString(),
  });
}

/** The company that owns the facility after the edit: who gives it away must be allowed to change the taker's, too. */
function ownerAfter(
  unit: UnitOfWork,
  session: Session,
  { parentCompanyId, parentCompanyName, isFacility }: OwnedFacility,
  wanted: string | undefined,
): Owner | Promise<Owner> {
  if (wanted && wanted.toLowerCase() !== parentCompanyId) return ownerOf(unit, session, wanted);
  return { companyId: parentCompanyId, companyName: parentCompanyName, isFranchise: isFacility };
}

async function ownerOf({ trx }: UnitOfWork, session: Session, companyId: string | null): Promise<Owner> {
  const company = companyId && (await findCompanyInScope(trx, session, companyId));
  if (!company) throw notFound('This company');
  assertMayEditFacilities(session, company.companyId);
  return company;
}

function taken(name: string): Problem {
  const error = `Another facility is called ${name} by now. Restore this one with another name.`;
  return new Problem(409, error, { code: 'DUPLICATE', fields: { name: error } });
}
