import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';
import { DashboardScreen } from '../dashboard/dashboard.screen';

const TransactionsScreen = lazyScreen(() => import('../transactions/transactions.screen'));

/** The pages of the reports. */
export function Root() {
  return (
    <Routes>
      <Route path="/dashboard" element={<DashboardScreen />} />
      <Route path="/dashboard/transactionsreport" element={<TransactionsScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
