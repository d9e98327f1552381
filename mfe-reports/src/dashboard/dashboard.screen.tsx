import { contributionStore, Navigate, useContributions, useSession, useStore } from '@washcoat/platform-sdk';
import { MorningPage } from './morning-page';

/**
 * /dashboard is the morning card; who does not have it is sent on, to the first report that is built and that the user
 * may see, else to the search.
 */
export default function DashboardScreen() {
  const tabs = useContributions('reports.tabs.v1');
  const { canAccessDashboard } = useSession();
  const { pages } = useStore(contributionStore);
  if (canAccessDashboard) return <MorningPage />;
  const isBuilt = (route: string) => pages.some((page) => page.path === route && !page.isUnderConstruction);
  const first = tabs.find(({ route = '' }) => isBuilt(route))?.route;
  return <Navigate to={first ?? '/converters/identify'} replace />;
}
