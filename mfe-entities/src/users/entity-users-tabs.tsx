import type { Session } from '@washcoat/contract-entities';
import { hrefTo } from '@washcoat/platform-sdk';
import { Tabs } from '@washcoat/ui';

/** What is shown of a company. */
export type EntityTab = 'users' | 'pricing' | 'detail';

const labels: Record<EntityTab, string> = { users: 'Users', pricing: 'Pricing', detail: 'Customer' };

/** The tabs that the signed-in user may open; those outside hierarchy 1 and 10 see the company alone. */
export function entityTabs({ hierarchy, canShowPriceModifier }: Session): readonly EntityTab[] {
  if (hierarchy !== 1 && hierarchy !== 10) return ['detail'];
  return canShowPriceModifier ? ['users', 'pricing', 'detail'] : ['users', 'detail'];
}

/** The tab that the address asks for, the first one when it asks for none of them. */
export function shownTab(asked: string | null, tabs: readonly EntityTab[]): EntityTab {
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'detail';
}

export interface EntityUsersTabsProps {
  tabs: readonly EntityTab[];
  current: EntityTab;
  /** The page, without its query string. */
  path: string;
  isFranchise: boolean;
}

/** The tabs of one company. */
export function EntityUsersTabs({ tabs, current, path, isFranchise }: EntityUsersTabsProps) {
  const pathTo = (tab: string) => (tab === tabs[0] ? path : `${path}?tab=${tab}`);
  return (
    <Tabs
      label={isFranchise ? 'Franchise' : 'Customer'}
      current={current}
      tabs={tabs.map((tab) => ({
        id: tab,
        label: tab === 'detail' && isFranchise ? 'Franchise' : labels[tab],
        href: pathTo(tab),
      }))}
      onChange={(id, event) => hrefTo(pathTo(id)).onClick(event)}
    />
  );
}
