import {
  problemOf,
  problemText,
  useLocation,
  usePageHeading,
  useParams,
  useSession,
} from '@washcoat/platform-sdk';
import { FailedPart, Page, Pill, Skeleton, Stack } from '@washcoat/ui';
import { CustomerCard } from './customer-card';
import { CustomerFacilities } from './customer-facilities';
import { useCustomerQuery } from './customers.api';

const LOAD_FAILED = 'This customer did not load. The rest of Washcoat works.';

/** One company with its facilities. Back keeps the search one came from. */
export default function CustomerDetailScreen() {
  const { entityId = '', searchText } = useParams();
  const { pathname } = useLocation();
  const { hierarchy } = useSession();
  const { data: customer, error, isFetching, refetch } = useCustomerQuery({ companyId: entityId });
  const list = pathname.startsWith('/entities/Franchise') ? '/entities/Franchise' : '/entities/viewGroup';
  const isListed = hierarchy === 1 || hierarchy === 10;
  usePageHeading({
    heading: customer?.companyName ?? 'Customer',
    backTo: isListed ? [list, ...(searchText ? [encodeURIComponent(searchText)] : [])].join('/') : undefined,
    status: customer && !customer.isActive ? <Pill kind="neutral">Switched off</Pill> : undefined,
  });
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
      <Page aria-busy={isFetching}>
        <Skeleton $height="240px" />
      </Page>
    );
  return (
    <Page>
      <Stack>
        <CustomerCard customer={customer} />
        <CustomerFacilities companyId={customer.companyId} />
      </Stack>
    </Page>
  );
}
