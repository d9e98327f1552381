import type { Facility } from '@washcoat/contract-entities';
import { roleIdOf } from './role.fixture';

/** A facility as lists show it. */
export function aFacility(facts: Partial<Facility> = {}): Facility {
  return {
    facilityId: roleIdOf(200),
    name: 'Atlanta',
    address: '1200 Marietta Blvd',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30318',
    phone: '4045550142',
    firstName: 'Ruth',
    lastName: 'Hale',
    email: 'atlanta@washcoat.test',
    isActive: true,
    isFacility: false,
    isPicRequired: false,
    isSignRequired: false,
    isEinRequired: false,
    isCartCreation: true,
    companyLogo: null,
    parentCompanyId: roleIdOf(300),
    parentCompanyName: 'Washcoat',
    version: 1,
    ...facts,
  };
}
