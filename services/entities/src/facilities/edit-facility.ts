import type { facilityEdit, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { isStale, notFound, type SessionStore, staleEdit, type UnitOfWork } from '@washcoat/service-kit';
import { findCompanyInScope } from '../companies/company.repository';
import { changedColumns } from '../edits/changed-columns';
import { uniqueWrite } from '../edits/unique-write';
import { changeRights } from '../sign-in/changed-rights';
import { changingDiscountsAt } from './discounts-at-facility';
import type { FacilityRow, OwnedFacilityRow } from './facility';
import { publishFacility } from './facility-changed';
import { assertNameFree, assertOwner, NAME_INDEX, nameTaken } from './facility-fits';
import { assertMayChangeFacilities } from './facility.policy';
import { auditedFacility, presentFacility } from './facility.presenter';
import { lockFacilityInScope, updateFacility } from './facility.repository';
import { followersOf, renameFor } from './follow-rename';

type FacilityEdit = InputOf<typeof facilityEdit>;

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
  edit: FacilityEdit,
  sessions: SessionStore,
): Promise<EditedFacility> {
  if (edit.name !== undefined || edit.city !== undefined) await changeRights(unit.trx);
  const before = await lockFacilityInScope(unit.trx, session, edit.facilityId);
  if (!before) throw notFound('This facility');
  assertMayChangeFacilities(session, before.company_id);
  if (isStale(before, edit.version))
    throw await staleEdit(unit, {
      entity: 'facility',
      entityId: before.facility_id,
      noun: 'facility',
      current: presentFacility(before),
    });
  const owner = await ownerAfter(unit, session, before, edit);
  assertOwner(owner, edit.isFacility);
  const patch = patchOf(before, edit, owner.company_id);
  if (!Object.keys(patch).length) return { version: before.version, isChanged: false };
  const wanted = { ...before, ...patch };
  await assertNameFree(unit.trx, { companyId: wanted.company_id, name: wanted.name }, before.facility_id);
  const follow = await followersOf(unit.trx, before, wanted);
  const save = () => saveFacility(unit, before, patch, owner);
  await (patch.city === undefined ? save() : changingDiscountsAt(unit, before.facility_id, save));
  await renameFor(unit, sessions, follow);
  return { version: before.version + 1, isChanged: true };
}

type Owner = Pick<OwnedFacilityRow, 'company_id' | 'is_franchise' | 'company_name'>;

async function saveFacility(
  unit: UnitOfWork,
  before: OwnedFacilityRow,
  patch: Partial<FacilityRow>,
  { is_franchise, company_name }: Owner,
): Promise<void> {
  const row = await uniqueWrite(NAME_INDEX, nameTaken, () =>
    updateFacility(unit.trx, before.facility_id, patch, unit.now),
  );
  await publishFacility(unit, row, is_franchise);
  await unit.audit({
    action: 'edit',
    entity: 'facility',
    entityId: row.facility_id,
    before: auditedFacility(before),
    after: auditedFacility({ ...row, is_franchise, company_name }),
  });
}

/** The company that owns the facility after the edit: who gives it away must be allowed to change the taker's, too. */
async function ownerAfter(
  { trx }: UnitOfWork,
  session: Session,
  facility: OwnedFacilityRow,
  { parentCompanyId }: FacilityEdit,
): Promise<Owner> {
  if (!parentCompanyId || parentCompanyId.toLowerCase() === facility.company_id) return facility;
  const company = await findCompanyInScope(trx, session, parentCompanyId);
  if (!company) throw notFound('This company');
  assertMayChangeFacilities(session, company.company_id);
  return company;
}

function patchOf(row: FacilityRow, edit: FacilityEdit, companyId: string): Partial<FacilityRow> {
  return changedColumns<FacilityRow>(row, {
    company_id: companyId,
    name: edit.name,
    address: edit.address,
    city: edit.city,
    state: edit.state,
    zipcode: edit.zipcode,
    phone: edit.phone,
    email: edit.email,
    first_name: edit.firstName,
    last_name: edit.lastName,
    is_active: edit.isActive,
    is_pic_required: edit.isPicRequired,
    is_sign_required: edit.isSignRequired,
    is_ein_required: edit.isEinRequired,
    is_cart_creation: edit.isCartCreation,
    company_logo: edit.companyLogo,
  });
}
