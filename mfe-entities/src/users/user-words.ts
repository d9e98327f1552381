import type { User } from '@washcoat/contract-entities';

/** First and last name, the e-mail address where there is neither. */
export function nameOfUser({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** The address in one line, without what is empty. */
export function addressOfUser({ address, city, state, zipcode }: User): string {
  return [address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}

/** How people call what changes about a user, by the names on the wire. */
export const userFieldNames: Record<string, string> = {
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  smsNumber: 'SMS Number',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipcode: 'Zipcode',
  notes: 'Notes',
  roleId: 'Role',
  type: 'Role',
  companyId: 'Company',
  companyName: 'Company',
  facilityCity: 'Facility',
  profileUrl: 'Profile picture',
  driversLicenseUrl: "Driver's licence",
  hierarchy: 'Hierarchy',
  isActive: 'Is Active',
  isAdmin: 'Is Admin',
  isSA: 'Super admin',
};
