import { seedId } from '@washcoat/service-kit/seed';
import type { ScreenShot } from './screen-list';

const corner = seedId('company', 'corner');
const peachtree = seedId('company', 'peachtree');
const sa = 'sa@washcoat.test';
const subscriber = 'subscriber@corner.test';
const grader = seedId('role', 'Grader');

const houseScreens: readonly Omit<ScreenShot, 'signIn'>[] = [
  { name: 'customer-add', path: '/entities/viewGroup?add=1', ready: 'CREATE CUSTOMER' },
  { name: 'customer-edit', path: `/entities/viewGroup?edit=${corner}`, ready: 'Primary contact' },
  { name: 'franchises', path: '/entities/Franchise', ready: 'Peachtree Cores' },
  { name: 'franchise-customers', path: `/entities/Franchise/${peachtree}`, ready: 'Buford Highway Muffler' },
  { name: 'users', path: '/entities/users', ready: 'Username' },
  { name: 'user-add', path: '/entities/users?add=1', ready: 'Pictures and notes' },
  { name: 'customer-users', path: `/entities/viewGroupId/${corner}`, ready: subscriber },
  { name: 'customer-pricing', path: `/entities/viewGroupId/${corner}?tab=pricing`, ready: 'Group discount' },
  { name: 'customer-detail', path: `/entities/viewGroupId/${corner}?tab=detail`, ready: 'Primary contact' },
  { name: 'create-account', path: '/entities/create', ready: 'Administrator' },
  { name: 'facilities', path: '/config/facilities', ready: 'Burlington' },
  { name: 'facility-add', path: '/config/facilities?add=1', ready: 'Director' },
  { name: 'roles', path: `/config/roles?role=${grader}`, ready: 'Verify load' },
  { name: 'roles-menu', path: `/config/roles?role=${grader}&menu=1`, ready: 'Hide the menu' },
  {
    name: 'roles-compare',
    path: `/config/roles?role=${grader}&compare=${seedId('role', 'Buyer')}`,
    ready: 'Only differences',
  },
  { name: 'role-history', path: `/config/roles?role=${grader}&pane=history`, ready: 'History' },
  { name: 'permissions', path: '/config/Permissions', ready: 'Accessible' },
  { name: 'house-settings', path: '/settings-config', ready: 'Primary contact' },
];

const franchiseScreens: readonly Omit<ScreenShot, 'signIn'>[] = [
  { name: 'partner-customers', path: '/entities/viewGroup', ready: 'Buford Highway Muffler' },
  { name: 'partner-settings', path: '/settings-config', ready: 'Primary contact' },
  { name: 'partner-facilities', path: '/config/facilities', ready: 'Peachtree' },
  { name: 'facility-activation', path: '/config/cart-config', ready: 'Enable Cart Creation' },
  { name: 'invited-users', path: '/entities/inviteUsers', ready: 'Invite User' },
  { name: 'invite', path: '/entities/inviteUsers?invite=1', ready: 'To register with' },
  { name: 'partner-roles', path: '/config/roles', ready: 'Franchise owner' },
  { name: 'download-customers', path: '/config/download-customers', ready: 'Download CSV' },
  { name: 'user-profile', path: '/settings', ready: 'Current password' },
];

/** The screens of customers, users, facilities, roles and invitations. */
export const peopleScreens: readonly ScreenShot[] = [
  ...houseScreens.map((screen) => ({ ...screen, signIn: sa })),
  ...franchiseScreens.map((screen) => ({ ...screen, signIn: 'owner@peachtree.test' })),
  { name: 'own-company', signIn: subscriber, path: '/entities/viewGroup', ready: 'Corner Muffler' },
];
