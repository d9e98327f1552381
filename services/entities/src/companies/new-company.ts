import { company as noun, type companyAdd, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { givenFields } from '@washcoat/service-kit';
import type { NewCompany } from './add-company';
import type { CompanyType } from './company';
import { companyEditSight } from './company-sight.policy';

export type CompanyForm = InputOf<typeof companyAdd>;

/** Where a new company is to stand, whatever its form says. */
export type CompanyStanding = { companyType: CompanyType; parentCompanyId: string | null };

/** The company of a form at its standing in the tree; price and settings fields that the user may not set are left out. */
export function newCompanyFrom(form: CompanyForm, session: Session, standing: CompanyStanding): NewCompany {
  const { companyName, address, city, state, zipcode, firstName, lastName } = form;
  const settable = companyEditSight(session, null);
  return {
    ...givenFields(noun, form, settable),
    ...{ companyName, address, city, state, zipcode, firstName, lastName },
    ...standing,
    discounts: settable.groupTerms ? form.facilityDiscount : undefined,
  };
}
