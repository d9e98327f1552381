import type { Session } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import { demoCompanies, demoSignIns, seedId } from '@washcoat/service-kit';
import { restrictions } from '../roles/role';

const [superAdmin] = demoSignIns;

/** The super admin of the demonstration installation, in whose name everything in it is made. */
export function seederSession(): Session {
  if (!superAdmin) throw new Error('The demonstration has no sign-ins.');
  const { email, firstName, lastName, hierarchy, company } = superAdmin;
  const withoutRestrictions = Object.fromEntries(restrictions.map((name) => [name, false]));
  return {
    ...allFlags(true),
    ...withoutRestrictions,
    userId: seedId('user', email),
    email,
    firstName,
    lastName,
    organisationName: demoCompanies[company].companyName,
    profileUrl: null,
    companyId: seedId('company', company),
    parentCompanyId: null,
    companyLogo: null,
    facilityCity: null,
    hierarchy,
    isNewUser: false,
    isAdmin: true,
    isSA: true,
    isFranchise: false,
    invoiceFacilities: [],
  };
}
