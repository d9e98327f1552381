import type { Session } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import { demoCompanies, demoSignIns, seedId } from '@washcoat/service-kit';

/** The session with which somebody of the demonstration installation did what is seeded. */
export function demoSession(email: string): Session {
  const person = demoSignIns.find((candidate) => candidate.email === email);
  if (!person) throw new Error(`Nobody of the demonstration installation signs in as ${email}.`);
  return {
    ...allFlags(true),
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
  };
}

/** Who recorded the tests of the demonstration catalogue. */
export function demoTester() {
  const { email, firstName, lastName } = demoSession('grader@washcoat.test');
  return { userName: email, firstName, lastName };
}
