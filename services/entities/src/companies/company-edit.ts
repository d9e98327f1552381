import type { companyEdit, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { CompanyRow } from './company';
import type { FacilityDiscount } from './company-facility';
import type { CompanyParts } from './company.presenter';
import { settableBy } from './company-sight.policy';

export type CompanyEdit = InputOf<typeof companyEdit>;

/** The columns that an edit gives another value. */
export type CompanyPatch = Partial<CompanyRow>;

/**
 * What an edit really changes. Absent fields stay as they are, and so do price and settings fields that the user may
 * not set: the switches of lists send whole rows back, in which those are empty because they were hidden.
 */
export function patchOf(row: CompanyRow, edit: CompanyEdit, session: Session): CompanyPatch {
  const wanted = wantedColumns(row, edit, session);
  const patch: CompanyPatch = { ...wanted };
  for (const [column, value] of Object.entries(wanted)) {
    if (value === undefined || isSame(column, Reflect.get(row, column), value))
      Reflect.deleteProperty(patch, column);
  }
  return patch;
}

function wantedColumns(row: CompanyRow, edit: CompanyEdit, session: Session) {
  const settable = settableBy(session, row.company_id);
  return {
    company_name: edit.companyName,
    company_type: edit.companyType,
    parent_company_id: edit.parentCompanyId && edit.parentCompanyId.toLowerCase(),
    is_active: edit.isActive,
    address: edit.address,
    address1: edit.address1,
    city: edit.city,
    state: edit.state,
    zipcode: edit.zipcode,
    email: edit.email,
    phone: edit.phone,
    first_name: edit.firstName,
    last_name: edit.lastName,
    facility: orNull(edit.facility),
    drivers_license: orNull(edit.driversLicense),
    business_license: orNull(edit.businessLicense),
    ein: orNull(edit.ein),
    metal_license: orNull(edit.metalLicense),
    company_logo: orNull(edit.companyLogo),
    ...(settable.priceMod && {
      price_mod: decimalTextOf(edit.priceMod),
      price_mod_is_percentage: edit.priceModIsPercentage,
    }),
    ...(settable.groupModifier && {
      group_modifier: decimalTextOf(edit.groupModifier),
      group_modifier_is_percentage: edit.groupModifierIsPercentage,
      group_discount: decimalTextOf(edit.groupDiscount),
    }),
    ...(settable.settings && {
      lookup_restriction: edit.lookupRestriction,
      is_picture_mandatory: edit.isPictureMandatory,
      can_see_unit_price: edit.canSeeUnitPrice,
      can_see_markup: edit.canSeeMarkup,
      can_see_subtotal: edit.canSeeSubtotal,
      can_build_cart: edit.canBuildCart,
    }),
  };
}

/**
 * The discounts by facility that an edit gives a company, in percent; undefined when they stay as they are or the user
 * may not set them.
 */
export function discountsOf(
  row: CompanyRow,
  stored: CompanyParts['discounts'],
  { facilityDiscount: wanted }: CompanyEdit,
  session: Session,
): FacilityDiscount[] | undefined {
  if (!wanted || !settableBy(session, row.company_id).groupModifier) return undefined;
  const old = new Map(stored.map(({ facility_id, discount }) => [facility_id, Number(discount)]));
  const isUnchanged =
    wanted.length === old.size &&
    wanted.every(({ facilityId, discount }) => old.get(facilityId.toLowerCase()) === discount);
  return isUnchanged
    ? undefined
    : wanted.map(({ facilityId, discount }) => ({ facilityId, discount: decimalText(discount) }));
}

/** A number of the wire, which has at most two decimals, as decimal text. */
export const decimalText = (value: number) => String(Number(value.toFixed(2)));

/** The same for a field that may be empty or absent. */
export function decimalTextOf(value: number | null | undefined): string | null | undefined {
  return typeof value === 'number' ? decimalText(value) : value;
}

/** Empty text is stored as nothing. */
const orNull = (text: string | null | undefined) => (text === '' ? null : text);

const decimalColumns = ['price_mod', 'group_modifier', 'group_discount'];

function isSame(column: string, stored: unknown, wanted: unknown): boolean {
  if (stored === wanted) return true;
  const isDecimal =
    decimalColumns.includes(column) && typeof stored === 'string' && typeof wanted === 'string';
  return isDecimal && Number(stored) === Number(wanted);
}
