import { lazyScreen, Navigate, Route, Routes } from '@washcoat/platform-sdk';
import { ConfigRedirect } from './config-redirect';

const AccountScreen = lazyScreen(() => import('../account/account.screen'));
const CustomerDownloadScreen = lazyScreen(() => import('../customer-download/customer-download.screen'));
const CustomerListScreen = lazyScreen(() => import('../customers/customer-list.screen'));
const EntityUsersScreen = lazyScreen(() => import('../users/entity-users.screen'));
const UserListScreen = lazyScreen(() => import('../users/user-list.screen'));
const InviteListScreen = lazyScreen(() => import('../invitations/invite-list.screen'));
const FacilityScreen = lazyScreen(() => import('../facilities/facility.screen'));
const FacilityActivationScreen = lazyScreen(() => import('../facilities/facility-activation.screen'));
const ProfileScreen = lazyScreen(() => import('../profile/profile.screen'));
const RoleListScreen = lazyScreen(() => import('../roles/role-list.screen'));
const PermissionListScreen = lazyScreen(() => import('../permissions/permission-list.screen'));
const PartnerSettingsScreen = lazyScreen(() => import('../partner-settings/partner-settings.screen'));

/** The pages of customers and users. */
export function Root() {
  return (
    <Routes>
      <Route path="/entities" element={<Navigate to="/entities/viewGroup" replace />} />
      <Route path="/entities/viewGroup/:searchText?" element={<CustomerListScreen />} />
      <Route path="/entities/viewGroupId/:entityId/:searchText?" element={<EntityUsersScreen />} />
      <Route path="/entities/users" element={<UserListScreen />} />
      <Route path="/entities/Franchise/users" element={<UserListScreen />} />
      <Route path="/entities/inviteUsers" element={<InviteListScreen />} />
      <Route path="/entities/Franchise" element={<CustomerListScreen />} />
      <Route path="/entities/Franchise/:companyId" element={<CustomerListScreen />} />
      <Route path="/entities/Franchise/viewGroupId/:entityId/:searchText?" element={<EntityUsersScreen />} />
      <Route path="/config/roles" element={<RoleListScreen />} />
      <Route path="/config/Permissions" element={<PermissionListScreen />} />
      <Route path="/config/facilities" element={<FacilityScreen />} />
      <Route path="/config/cart-config" element={<FacilityActivationScreen />} />
      <Route path="/settings" element={<ProfileScreen />} />
      <Route path="/entities/create" element={<AccountScreen />} />
      <Route path="/new-user/:id?" element={<AccountScreen />} />
      <Route path="/settings-config" element={<PartnerSettingsScreen />} />
      <Route path="/config/download-customers" element={<CustomerDownloadScreen />} />
      <Route path="/config" element={<ConfigRedirect />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
