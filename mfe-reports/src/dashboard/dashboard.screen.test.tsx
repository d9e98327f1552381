import { waitFor } from '@testing-library/react';
import { Route, Routes } from '@washcoat/platform-sdk';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { DashboardScreen } from './dashboard.screen';

const remote = { name: 'mfe-reports', title: 'Reports', version: '1.0.0' };
const report = (id: string, order: number, isUnderConstruction: boolean) => ({
  page: { path: `/dashboard/${id}`, title: id, order: 0, isBare: false, isUnderConstruction, remote },
  tab: { id, slot: 'reports.tabs.v1', label: id, route: `/dashboard/${id}`, order, remote },
});

function open(reports: readonly ReturnType<typeof report>[], canAccessDashboard = true) {
  const contributions = {
    pages: reports.map(({ page }) => page),
    slots: reports.map(({ tab }) => tab),
  };
  const screens = (
    <Routes>
      <Route path="/dashboard" element={<DashboardScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  renderWithPlatform(screens, {
    ...{ route: '/dashboard', session: { canAccessDashboard }, contributions },
  });
}

it('[REP-009] leads to the first report that is built', async () => {
  open([report('costsheetreport', 10, true), report('transactionsreport', 20, false)]);
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/transactionsreport'));
});

it.each([
  ['no report is built', [report('costsheetreport', 10, true)], true],
  ['the user has no access', [report('transactionsreport', 20, false)], false],
])('[REP-009] leads to the search where %s', async (_where, reports, canAccessDashboard) => {
  open(reports, canAccessDashboard);
  await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
});
