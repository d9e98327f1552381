import { contributionStore, Navigate, useContributions, useSession, useStore } from '@washcoat/platform-sdk';

/** /dashboard sends on: to the first report that is built and that the user may see, else to the search. */
export function DashboardScreen() {
  const tabs = useContributions('reports.tabs.v1');
  const { canAccessDashboard } = useSession();
  const { pages } = useStore(contributionStore);
  const isBuilt = (route: string) => pages.some((page) => page.path === route && !page.isUnderConstruction);
  const first = canAccessDashboard ? tabs.find(({ route = '' }) => isBuilt(route))?.route : undefined;
  return <Navigate to={first ?? '/converters/identify'} replace />;
}
