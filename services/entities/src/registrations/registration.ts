import type { Session } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import type { KeptForm, Registration } from './registration.model';

/** The hierarchy of who registers without an invitation. */
export const EXTERNAL_CUSTOMER = 2;

/** A registration whose form is saved and that waits for its link. */
export type SavedRegistration = Registration & {
  passwordHash: string;
  companyId: string;
  form: KeptForm;
};

/** Whether a registration is saved and waits for its link. */
export function isUnconfirmed(registration: Registration): registration is SavedRegistration {
  const { confirmedAt, passwordHash, companyId, form } = registration;
  return confirmedAt === null && passwordHash !== null && companyId !== null && form !== null;
}

/** The session of somebody who registers: a new user, which opens the account form and nothing else. */
export function sessionOfRegistration({
  registrationId,
  email,
}: Pick<Registration, 'registrationId' | 'email'>): Session {
  return {
    ...allFlags(false),
    userId: registrationId,
    email,
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
