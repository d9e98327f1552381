import { lazyScreen, Navigate, Route, Routes } from '@washcoat/platform-sdk';
import { ConfigRedirect } from './config-redirect';

const CustomerListScreen = lazyScreen(() => import('../customers/customer-list.screen'));
const CustomerDetailScreen = lazyScreen(() => import('../customers/customer-detail.screen'));

/** The pages of customers and users. */
export function Root() {
  return (
    <Routes>
      <Route path="/entities" element={<Navigate to="/entities/viewGroup" replace />} />
      <Route path="/entities/viewGroup/:searchText?" element={<CustomerListScreen />} />
      <Route path="/entities/viewGroupId/:entityId/:searchText?" element={<CustomerDetailScreen />} />
      <Route path="/entities/Franchise" element={<CustomerListScreen />} />
      <Route path="/entities/Franchise/:companyId" element={<CustomerListScreen />} />
      <Route
        path="/entities/Franchise/viewGroupId/:entityId/:searchText?"
        element={<CustomerDetailScreen />}
      />
      <Route path="/config" element={<ConfigRedirect />} />
    </Routes>
  );
}
