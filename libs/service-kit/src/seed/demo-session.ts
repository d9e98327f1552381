import type { Session } from '@washcoat/contract-entities';
import { everyRight } from '@washcoat/contract-kernel';
import { demoCompanies, demoSignIns, seedId } from './seed';

/**
 * The session with which somebody of the demonstration installation did what is seeded: with every right unless
 * `standing` says otherwise. Throws when nobody signs in by that address.
 */
export function demoSession(email: string, standing: Partial<Session> = {}): Session {
  const person = demoSignIns.find((candidate) => candidate.email === email);
  if (!person) throw new Error(`Nobody of the demonstration installation signs in as ${email}.`);
  return {
    ...everyRight(),
    userId: seedId('user', person.email),
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    organisationName: demoCompanies[person.company].companyName,
    profileUrl: null,
    companyId: seedId('company', person.company),
    parentCompanyId: null,
    companyLogo: null,
    facilityCity: null,
    hierarchy: person.hierarchy,
    isNewUser: false,
    isAdmin: false,
    isSA: false,
    isFranchise: false,
    invoiceFacilities: [],
    ...standing,
  };
}

/** The super admin of the demonstration installation, in whose name most of it is made. */
export function demoSuperAdmin(): Session {
  return demoSession('sa@washcoat.test', { isAdmin: true, isSA: true });
}
