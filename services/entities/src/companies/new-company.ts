import type { companyAdd, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { NewCompany } from './add-company';
import type { CompanyType } from './company';
import { decimalText, decimalTextOf } from './company-edit';
import { settableBy } from './company-sight.policy';

export type CompanyForm = InputOf<typeof companyAdd>;

/** Where a new company is to stand, whatever its form says. */
export type Place = { companyType: CompanyType; parentCompanyId: string | null };

/** The company of a form at a place in the tree; price and settings fields that the user may not set are left out. */
export function newCompanyFrom(form: CompanyForm, session: Session, place: Place): NewCompany {
  const settable = settableBy(session, null);
  return {
    ...place,
    companyName: form.companyName,
    address: form.address,
    address1: form.address1,
    city: form.city,
    state: form.state,
    zipcode: form.zipcode,
    email: form.email,
    phone: form.phone,
    firstName: form.firstName,
    lastName: form.lastName,
    facility: form.facility,
    driversLicense: form.driversLicense,
    businessLicense: form.businessLicense,
    ein: form.ein,
    metalLicense: form.metalLicense,
    companyLogo: form.companyLogo,
    ...(settable.priceMod && {
      priceMod: decimalTextOf(form.priceMod),
      priceModIsPercentage: form.priceModIsPercentage,
    }),
    ...(settable.groupModifier && {
      groupModifier: decimalTextOf(form.groupModifier),
      groupModifierIsPercentage: form.groupModifierIsPercentage,
      groupDiscount: decimalTextOf(form.groupDiscount),
      facilityDiscounts: form.facilityDiscount?.map(({ facilityId, discount }) => ({
        facilityId,
        discount: decimalText(discount),
      })),
    }),
    ...(settable.settings && {
      lookupRestriction: form.lookupRestriction,
      isPictureMandatory: form.isPictureMandatory,
      canSeeUnitPrice: form.canSeeUnitPrice,
      canSeeMarkup: form.canSeeMarkup,
      canSeeSubtotal: form.canSeeSubtotal,
      canBuildCart: form.canBuildCart,
    }),
  };
}
