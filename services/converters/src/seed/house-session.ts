import type { Session } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import { demoCompanies, demoSignIns, seedId } from '@washcoat/service-kit';

/** The super admin of the demonstration installation, who fills the catalogue and sets the prices. */
export function houseSession(): Session {
  const person = demoSignIns.find(({ who }) => who === 'super admin');
  if (!person) throw new Error('The demonstration installation has no super admin.');
  return {
    ...allFlags(true),
    userId: seedId('user', person.email),
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    organisationName: demoCompanies.house.companyName,
    profileUrl: null,
    companyId: seedId('company', 'house'),
    parentCompanyId: null,
    companyLogo: null,
    facilityCity: null,
    hierarchy: person.hierarchy,
    isNewUser: false,
    isAdmin: true,
    isSA: true,
    isFranchise: false,
    invoiceFacilities: [],
  };
}
