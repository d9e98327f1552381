import type { ReactNode } from 'react';
import { problemOf, problemText, useLocation, useParams, useSession } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton } from '@washcoat/ui';
import { useListView } from '@washcoat/platform-sdk/lists';
import { useCustomerQuery } from '../customers/customers.api';
import { EntityPricing } from '../entity-pricing/entity-pricing';
import { EntityDetail } from './entity-detail';
import { EntityUsersTabs, entityTabs, shownTab } from './entity-users-tabs';
import { UserDirectory } from './user-directory';

const LOAD_FAILED = 'This customer did not load. The rest of Washcoat works.';

/** One company: its users, its pricing, and what it is. Those who see no lists see the company alone. */
export default function EntityUsersScreen() {
  const { entityId = '', searchText } = useParams();
  const { pathname } = useLocation();
  const session = useSession();
  const { view } = useListView();
  const { data: customer, error, refetch } = useCustomerQuery({ companyId: entityId });
  const list = pathname.startsWith('/entities/Franchise') ? '/entities/Franchise' : '/entities/viewGroup';
  const tabs = entityTabs(session);
  const isListed = tabs.length > 1;
  const backTo = isListed
    ? [list, ...(searchText ? [encodeURIComponent(searchText)] : [])].join('/')
    : undefined;

  if (error) {
    const isGone = problemOf(error).status === 404;
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This customer is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={list}
        />
      </Page>
    );
  }
  if (!customer)
    return (
      <Page aria-busy>
        <Skeleton $height="240px" />
      </Page>
    );
  const tab = shownTab(view.query.get('tab'), tabs);
  const bar: ReactNode = isListed && (
    <EntityUsersTabs tabs={tabs} current={tab} path={pathname} isFranchise={customer.isFranchise} />
  );
  const readAgain = () => refetch().unwrap();
  if (tab === 'pricing')
    return <EntityPricing company={customer} readAgain={readAgain} backTo={backTo} tabs={bar} />;
  if (tab === 'detail') return <EntityDetail company={customer} backTo={backTo} tabs={bar} />;
  const place = {
    path: pathname,
    heading: customer.companyName,
    storageKey: 'entities.company-users',
    companyId: customer.companyId,
  };
  return <UserDirectory key={pathname} place={place} backTo={backTo} tabs={bar} />;
}
