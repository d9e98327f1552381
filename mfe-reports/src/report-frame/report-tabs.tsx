import { hrefTo, useContributions } from '@washcoat/platform-sdk';
import { Tabs } from '@washcoat/ui';

/** The tab bar of all reports that the user may see. A new report is one entry of the manifest. */
export function ReportTabs({ current }: { current: string }) {
  const tabs = useContributions('reports.tabs.v1');
  const routeOf = (id: string) => tabs.find((tab) => tab.id === id)?.route ?? '';
  return (
    <Tabs
      label="Reports"
      current={current}
      tabs={tabs.map(({ id, label, route }) => ({ id, label, href: route }))}
      onChange={(id, event) => hrefTo(routeOf(id)).onClick(event)}
    />
  );
}
