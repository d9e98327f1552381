import { Navigate, useContributions, useSession } from '@washcoat/platform-sdk';

/** /dashboard sends on: to the first report that the user may see, else to the search. */
export function DashboardScreen() {
  const tabs = useContributions('reports.tabs.v1');
  const { canAccessDashboard } = useSession();
  const first = canAccessDashboard ? tabs[0]?.route : undefined;
  return <Navigate to={first ?? '/converters/identify'} replace />;
}
