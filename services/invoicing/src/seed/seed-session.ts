import type { Session } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import { demoCompanies, demoSignIns, seedId } from '@washcoat/service-kit';

const CASHIER = 'buyer@washcoat.test';

/** The house buyer of the demonstration installation, who records the payments. */
export function cashierSession(): Session {
  const person = demoSignIns.find(({ email }) => email === CASHIER);
  if (!person) throw new Error(`The demonstration installation has no ${CASHIER}.`);
  return {
    ...allFlags(false),
    canBuildCart: true,
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
