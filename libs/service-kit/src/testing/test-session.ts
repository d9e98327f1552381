import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { allFlags, everyRight } from '@washcoat/contract-kernel';

export const HOUSE_ID = '018f3c1e-0000-7000-8000-000000000001';

/** A signed-in user; whatever a test does not care about has a plain default and no rights. */
export function testSession(overrides: Partial<Session> = {}): Session {
  return {
    ...allFlags(false),
    userId: randomUUID(),
    email: 'person@washcoat.test',
    firstName: 'Pat',
    lastName: 'Person',
    organisationName: 'Washcoat House',
    profileUrl: null,
    companyId: HOUSE_ID,
    parentCompanyId: null,
    companyLogo: null,
    facilityCity: null,
    hierarchy: 1,
    isNewUser: false,
    isAdmin: false,
    isSA: false,
    isFranchise: false,
    invoiceFacilities: [],
    ...overrides,
  };
}

/** A house user with every permission. */
export function houseAdmin(overrides: Partial<Session> = {}): Session {
  return testSession({
    ...everyRight(),
    isAdmin: true,
    ...overrides,
  });
}
