import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';

const CostSheetScreen = lazyScreen(() => import('../cost-sheet/cost-sheet.screen'));
const DashboardScreen = lazyScreen(() => import('../dashboard/dashboard.screen'));
const DidNotBuyScreen = lazyScreen(() => import('../did-not-buy/did-not-buy.screen'));
const GlobalModifiersScreen = lazyScreen(() => import('../global-modifiers/global-modifiers.screen'));
const ReportMailsScreen = lazyScreen(() => import('../report-mails/report-mails.screen'));
const SalesScreen = lazyScreen(() => import('../sales/sales.screen'));
const TopCatsScreen = lazyScreen(() => import('../top-cats/top-cats.screen'));
const TopCustomersScreen = lazyScreen(() => import('../top-customers/top-customers.screen'));
const TopLookupsScreen = lazyScreen(() => import('../top-lookups/top-lookups.screen'));
const TransactionsScreen = lazyScreen(() => import('../transactions/transactions.screen'));

/** The pages of the reports. */
export function Root() {
  return (
    <Routes>
      <Route path="/dashboard" element={<DashboardScreen />} />
      <Route path="/dashboard/costsheetreport" element={<CostSheetScreen />} />
      <Route path="/dashboard/transactionsreport" element={<TransactionsScreen />} />
      <Route path="/dashboard/top-cats" element={<TopCatsScreen />} />
      <Route path="/dashboard/top-lookups" element={<TopLookupsScreen />} />
      <Route path="/dashboard/didnotbuy" element={<DidNotBuyScreen />} />
      <Route path="/dashboard/didNotBuy" element={<DidNotBuyScreen />} />
      <Route path="/dashboard/top-customers" element={<TopCustomersScreen />} />
      <Route path="/dashboard/globalmodifier" element={<GlobalModifiersScreen />} />
      <Route path="/dashboard/report-mails" element={<ReportMailsScreen />} />
      <Route path="/sales" element={<SalesScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
