import type { Session } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import type { CompanyForm } from '../companies/new-company';

/** The hierarchy of who registers without an invitation. */
export const EXTERNAL_CUSTOMER = 2;

/** What is kept of the account form. */
export type KeptForm = Omit<CompanyForm, 'newPassword' | 'confirmPassword'>;

/**
 * Somebody who registered without an invitation. It is no user: it has no claim on the address, and nobody else hears
 * of it, until the mailed link is used. `registration_id` and `company_id` become those of the user and the company.
 */
export interface RegistrationRow {
  registration_id: string;
  email: string;
  /** Null once it is confirmed. */
  password_hash: string | null;
  /** Null until the form is saved. */
  company_id: string | null;
  /** Null until it is saved, and once it is confirmed. */
  form: KeptForm | null;
  created_at: Date;
  saved_at: Date | null;
  confirmed_at: Date | null;
}

/** A registration whose form is saved and that waits for its link. */
export type SavedRegistration = RegistrationRow & {
  password_hash: string;
  company_id: string;
  form: KeptForm;
};

export function isUnconfirmed(row: RegistrationRow): row is SavedRegistration {
  return (
    row.confirmed_at === null && row.password_hash !== null && row.company_id !== null && row.form !== null
  );
}

/** The session of somebody who registers: a new user, which opens the account form and nothing else. */
export function sessionOfRegistration(row: Pick<RegistrationRow, 'registration_id' | 'email'>): Session {
  return {
    ...allFlags(false),
    userId: row.registration_id,
    email: row.email,
    firstName: '',
    lastName: '',
    organisationName: '',
    profileUrl: null,
    companyId: null,
    parentCompanyId: null,
    companyLogo: null,
    facilityCity: null,
    hierarchy: EXTERNAL_CUSTOMER,
    isNewUser: true,
    isAdmin: false,
    isSA: false,
    isFranchise: false,
    invoiceFacilities: [],
  };
}
