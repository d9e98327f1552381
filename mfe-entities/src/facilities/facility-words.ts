import type { Facility } from '@washcoat/contract-entities';

/** The address in one line, without what is empty. */
export function addressOfFacility({ address, city, state, zipcode }: Facility): string {
  return [address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}

/** How people call what changes about a facility, by the names on the wire. */
export const facilityFieldNames: Record<string, string> = {
  name: 'Facility Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipcode: 'Zipcode',
  phone: 'Phone',
  firstName: 'Director First Name',
  lastName: 'Director Last Name',
  email: 'Email',
  isActive: 'Status',
  isFacility: 'Is Franchise',
  isPicRequired: 'Picture of every item',
  isSignRequired: 'Signature to finish',
  isEinRequired: 'EIN to create a cart',
  isCartCreation: 'Enable Cart Creation',
  companyLogo: 'Logo',
  parentCompanyId: 'Company',
  parentCompanyName: 'Company',
};
