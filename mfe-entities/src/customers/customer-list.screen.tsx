import { useCallback, useMemo } from 'react';
import type { Company } from '@washcoat/contract-entities';
import {
  hrefTo,
  Navigate,
  problemText,
  useLocation,
  useNavigate,
  usePageHeading,
  useParams,
  useSearchParams,
  useSession,
} from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { CustomerTable } from './customer-table';
import { readView, requestOf } from './customer-list-view';
import { useCustomersQuery } from './customers.api';

const LOAD_FAILED = 'Customers did not load. The rest of Washcoat works.';

/** The customers in the user's scope; under /entities/Franchise the franchises, then the customers of one. */
export default function CustomerListScreen() {
  const { hierarchy, companyId } = useSession();
  if (hierarchy !== 1 && hierarchy !== 10)
    return <Navigate to={`/entities/viewGroupId/${companyId}`} replace />;
  return <CustomerList />;
}

function CustomerList() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { searchText, companyId } = useParams();
  const [query, setQuery] = useSearchParams();
  const isFranchise = pathname.startsWith('/entities/Franchise');
  const search = query.toString();
  const view = useMemo(
    () => readView({ searchText, companyId, isFranchise }, new URLSearchParams(search)),
    [searchText, companyId, isFranchise, search],
  );
  const { data, currentData, isFetching, error, refetch } = useCustomersQuery(requestOf(view));

  const change = (part: Record<string, string>) => setQuery({ ...Object.fromEntries(query), ...part });
  const searchFor = (text: string) => {
    if (isFranchise) setQuery(text ? { text } : {});
    else
      navigate(text ? `/entities/viewGroup/${encodeURIComponent(text)}` : '/entities/viewGroup', {
        replace: true,
      });
  };
  const pathTo = useCallback(
    (company: Company) => {
      if (isFranchise && !companyId) return `/entities/Franchise/${company.companyId}`;
      const base = isFranchise ? '/entities/Franchise/viewGroupId' : '/entities/viewGroupId';
      return [base, company.companyId, ...(view.text ? [encodeURIComponent(view.text)] : [])].join('/');
    },
    [isFranchise, companyId, view.text],
  );
  usePageHeading({
    heading: 'Customers',
    backTo: companyId ? '/entities/Franchise' : undefined,
    search: { placeholder: 'Search Customers', value: view.text, onChange: searchFor },
  });
  return (
    <Page>
      <Stack>
        {companyId && (
          <nav aria-label="Breadcrumb">
            <a {...hrefTo('/entities/Franchise')}>Franchise</a> {'>'}{' '}
            <span aria-current="page">Franchise Customer</span>
          </nav>
        )}
        <CustomerTable
          view={view}
          answer={currentData ?? data}
          isFetching={isFetching}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          onPage={(offset, count) => change({ offset: String(offset), count: String(count) })}
          onSort={({ direction }) => change({ sort: direction, offset: '0' })}
          onClear={() => searchFor('')}
          pathTo={pathTo}
          onOpen={(company) => navigate(pathTo(company))}
        />
      </Stack>
    </Page>
  );
}
