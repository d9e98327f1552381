import { facility, type Facility, type InvitedUser, type Role, type User } from '@washcoat/contract-entities';
import { startOf } from '@washcoat/contract-kernel';

/** An id for tests, by number. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The user that the fake session signs in, and their company. */
export const ownUserId = idOf(1);
export const ownCompanyId = idOf(2);

/** A user of a customer. */
export const aUser = (facts: Partial<User> = {}): User => ({
  userId: idOf(300),
  email: 'nora@harlan.test',
  firstName: 'Nora',
  lastName: 'Harlan',
  phone: '4045550142',
  smsNumber: '',
  address: '12 Mill Road',
  city: 'Marietta',
  state: 'GA',
  zipcode: '30060',
  notes: '',
  profileUrl: null,
  driversLicenseUrl: null,
  roleId: idOf(400),
  type: 'Subscriber',
  companyId: idOf(100),
  companyName: 'Harlan Auto Parts',
  facilityCity: null,
  hierarchy: 2,
  isActive: true,
  isAdmin: false,
  isSA: false,
  isFranchise: false,
  createdDate: '2026-11-02T14:05:00.000Z',
  version: 3,
  ...facts,
});

/** A facility of the house; what is not said is as in a new one. */
export const aFacility = (facts: Partial<Facility> = {}): Facility => ({
  ...startOf(facility),
  facilityId: idOf(200),
  name: 'Atlanta',
  address: '1180 Foundry St NW',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30318',
  phone: '4045550100',
  firstName: 'Dee',
  lastName: 'Marlow',
  email: 'atlanta@washcoat.test',
  parentCompanyId: ownCompanyId,
  parentCompanyName: 'Washcoat House',
  version: 5,
  ...facts,
});

/** Somebody who was invited and has not registered. */
export const anInvitation = (facts: Partial<InvitedUser> = {}): InvitedUser => ({
  invitationId: idOf(500),
  fname: 'Ines',
  lname: 'Newco',
  email: 'ines@newco.test',
  facilityCity: null,
  companyId: idOf(100),
  companyName: 'Harlan Auto Parts',
  roleId: null,
  roleName: null,
  inviterName: 'June Hartley',
  hasUserRegistered: false,
  state: 'open',
  created: '2026-11-02T14:05:00.000Z',
  expires: '2026-11-16T14:05:00.000Z',
  ...facts,
});

/** A role that every customer may use. */
export const aRole = (facts: Partial<Role> = {}): Role => ({
  roleId: idOf(400),
  name: 'Subscriber',
  type: 2,
  isFranchise: false,
  companyId: null,
  permissionCount: 4,
  userCount: 12,
  isDefault: true,
  defaultFor: ['CUSTOMER'],
  updatedDate: '2026-11-02T14:05:00.000Z',
  version: 1,
  ...facts,
});

/** The answer of a list. */
export const listed = <Row>(...list: Row[]) => ({ list, areMoreItemsAvailable: false, next: null });
