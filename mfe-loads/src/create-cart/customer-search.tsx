import { useState } from 'react';
import type { Company } from '@washcoat/contract-entities';
import {
  hrefTo,
  problemText,
  useNavigate,
  usePageHeading,
  useSearchParams,
  useSession,
} from '@washcoat/platform-sdk';
import { LinkButton, Page } from '@washcoat/ui';
import { UserPlus } from 'lucide-react';
import { CreateCartDialog } from './create-cart.dialog';
import { useCustomersQuery } from './create-cart.api';
import { CustomerTable } from './customer-table';

const PAGE_SIZE = 10;
const LOAD_FAILED = 'Customers did not load. The rest of Washcoat works.';

/** Finds the customer that a cart is for. */
export function CustomerSearch() {
  const { canCreateUser } = useSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [customer, setCustomer] = useState<Company | null>(null);
  const text = query.get('text') ?? '';
  const offset = Number(query.get('offset') ?? 0);
  const count = Number(query.get('count') ?? PAGE_SIZE);
  const { data, isFetching, error, refetch } = useCustomersQuery({ text, offset, count, isLoads: 'true' });

  const searchFor = (next: string) => setQuery(next ? { text: next } : {});
  usePageHeading({
    heading: 'Create Cart',
    search: { placeholder: 'Search Customers', value: text, onChange: searchFor },
    actions: canCreateUser && (
      <LinkButton
        icon={<UserPlus size={14} />}
        {...hrefTo('/entities/create', { state: { isFromCart: true } })}
      >
        Create Customer
      </LinkButton>
    ),
  });
  return (
    <Page>
      <CustomerTable
        answer={data}
        isFetching={isFetching}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        offset={offset}
        count={count}
        onRetry={() => void refetch()}
        onPage={(nextOffset, nextCount) =>
          setQuery({ ...Object.fromEntries(query), offset: String(nextOffset), count: String(nextCount) })
        }
        onClear={text ? () => searchFor('') : undefined}
        onChoose={setCustomer}
      />
      {customer && (
        <CreateCartDialog
          customer={customer}
          onClose={() => setCustomer(null)}
          onCreated={(loadId) => navigate(`/load/${loadId}`)}
        />
      )}
    </Page>
  );
}
