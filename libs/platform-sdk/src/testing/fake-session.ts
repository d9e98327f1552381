import { allFlags } from '@washcoat/contract-kernel';
import type { SignedIn } from '@washcoat/contract-entities';

/** A signed-in user of hierarchy 1 without any right; name the facts the test is about. */
export function fakeSession(facts: Partial<SignedIn> = {}): SignedIn {
  return {
    token: 'token-of-the-test',
    userId: '00000000-0000-4000-8000-000000000001',
    email: 'buyer@washcoat.test',
    firstName: 'Sam',
    lastName: 'Buyer',
    organisationName: 'Washcoat House',
    profileUrl: null,
    companyId: '00000000-0000-4000-8000-000000000002',
    parentCompanyId: null,
    companyLogo: null,
    facilityCity: null,
    hierarchy: 1,
    isNewUser: false,
    isAdmin: false,
    isSA: false,
    isFranchise: false,
    invoiceFacilities: [],
    ...allFlags(false),
    ...facts,
  };
}
