import { company as noun, type companyEdit, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { changedFields, givenFields } from '@washcoat/service-kit';
import type { CompanyDiscount, GivenDiscount } from './company-discounts';
import { companyEditSight, companySight } from './company-sight.policy';
import type { CompanyModel } from './company.model';

export type CompanyEdit = InputOf<typeof companyEdit>;

/** What an edit changes of the stored record. */
export type CompanyPatch = Partial<Pick<CompanyModel, keyof CompanyEdit & keyof CompanyModel>>;

/**
 * What an edit really changes. Absent fields stay as they are, and so do price and settings fields that the user may
 * not set: the switches of lists send whole rows back, in which those are empty because they were hidden.
 */
export function patchOf(row: CompanyModel, edit: CompanyEdit, session: Session): CompanyPatch {
  const { parentCompanyId, isActive } = edit;
  return changedFields<CompanyPatch>(noun, row, {
    ...givenFields(noun, edit, companyEditSight(session, row.companyId)),
    companyType: edit.companyType,
    parentCompanyId: parentCompanyId && parentCompanyId.toLowerCase(),
    isActive,
  });
}

/**
 * Whether an edit gives a field, or the discounts by facility, another value that the user sees and may not set: terms of
 * the own company. Such a field is no empty one of a row that a list sent back.
 */
export function asksForMore(
  row: CompanyModel,
  stored: readonly CompanyDiscount[],
  edit: CompanyEdit,
  session: Session,
): boolean {
  const patch = patchOf(row, edit, session);
  const sight = companySight(session);
  const seen = changedFields<CompanyPatch>(noun, row, {
    ...givenFields(noun, edit, sight),
    companyType: edit.companyType,
  });
  const areTermsKept = sight.groupTerms && !companyEditSight(session, row.companyId).groupTerms;
  return (
    Object.keys(seen).some((name) => !Object.hasOwn(patch, name)) ||
    (areTermsKept && edit.facilityDiscount !== undefined && !areSame(edit.facilityDiscount, stored))
  );
}

/**
 * The discounts by facility that an edit gives a company; undefined when they stay as they are or the user may not set
 * them.
 */
export function discountsOf(
  row: CompanyModel,
  stored: readonly CompanyDiscount[],
  { facilityDiscount: wanted }: CompanyEdit,
  session: Session,
): GivenDiscount[] | undefined {
  if (!wanted || !companyEditSight(session, row.companyId).groupTerms) return undefined;
  return areSame(wanted, stored) ? undefined : wanted;
}

function areSame(wanted: readonly GivenDiscount[], stored: readonly CompanyDiscount[]): boolean {
  const old = new Map(stored.map(({ facilityId, discount }) => [facilityId, discount]));
  return (
    wanted.length === old.size &&
    wanted.every(({ facilityId, discount }) => old.get(facilityId.toLowerCase()) === discount)
  );
}
