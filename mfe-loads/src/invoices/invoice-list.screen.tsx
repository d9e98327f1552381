import {
  hrefTo,
  Navigate,
  problemText,
  useLocation,
  useNavigate,
  usePageHeading,
  useSearchParams,
  useSession,
} from '@washcoat/platform-sdk';
import { breakpoints, Page, Stack, Tabs, useIsNarrow } from '@washcoat/ui';
import { ColumnChooser } from '@washcoat/ui/data-grid';
import { useMemo, useState } from 'react';
import { askedList } from '../live/live-query';
import { InvoiceFilterBar } from './invoice-filter-bar';
import { hasFilters, noFilters, writeFilters, type InvoiceFilters } from './invoice-filters';
import { readView, requestOf, writeView, type InvoiceListView } from './invoice-list-view';
import { invoiceColumns } from './invoice-columns';
import { InvoiceTable, tableKey } from './invoice-table';
import { invoiceVariants, rowPath, variantOf, variantsFor, type InvoiceVariant } from './invoice-variant';
import { useInvoicesQuery } from './invoices.api';
import { rememberFilters, rememberedFilters } from './remembered-filters';

const LOAD_FAILED = 'Something went wrong please try agian later';

/** The invoices of the list that the address names. Opened without filters it starts with the kept ones. */
export default function InvoiceListScreen() {
  const { pathname, search, key } = useLocation();
  const [start] = useState(() => ({ key, kept: rememberedFilters() }));
  const variant = variantOf(pathname);
  const query = new URLSearchParams(search);
  if (start.kept && start.key === key && !hasFilters(query)) {
    new URLSearchParams(start.kept).forEach((value, name) => query.set(name, value));
    return <Navigate to={{ pathname, search: query.toString() }} replace />;
  }
  return <InvoiceList key={variant} variant={variant} />;
}

function InvoiceList({ variant }: { variant: InvoiceVariant }) {
  const session = useSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const { data, currentData, isFetching, error, refetch } = useInvoicesQuery(
    requestOf(variant, view),
    askedList,
  );

  const show = (part: Partial<InvoiceListView>) => setQuery(writeView({ ...view, offset: 0, ...part }));
  const filter = (filters: InvoiceFilters) => {
    rememberFilters(writeFilters(filters).toString());
    show({ filters });
  };
  const clear = hasFilters(query) ? () => filter(noFilters) : undefined;
  const pathTo = rowPath(variant, session);
  const isPhone = useIsNarrow(breakpoints.phone);
  const columns = invoiceColumns(variant === 'pending', session.canSeeSubtotal);
  const kept = writeFilters(view.filters).toString();
  const tabPath = (id: string) => `/invoices/${id}${kept && `?${kept}`}`;

  usePageHeading({
    heading: 'Invoices',
    search: { placeholder: 'Search Invoice', value: view.text, onChange: (text) => show({ text }) },
    actions: !isPhone && <ColumnChooser storageKey={tableKey} columns={columns} />,
  });
  return (
    <Page>
      <Stack>
        <Tabs
          label="Invoices"
          current={variant}
          tabs={variantsFor(session).map((id) => ({
            id,
            label: invoiceVariants[id].label,
            href: tabPath(id),
          }))}
          onChange={(id, event) => hrefTo(tabPath(id)).onClick(event)}
        />
        <InvoiceFilterBar filters={view.filters} onChange={filter} onClear={clear} />
        <InvoiceTable
          variant={variant}
          view={view}
          answer={currentData ?? data}
          isFetching={isFetching && !currentData}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          onSort={(sort) => show({ sort })}
          onPage={(offset, count) => show({ offset, count })}
          onClear={clear}
          onOpen={pathTo && (({ loadId }) => navigate(pathTo(loadId)))}
        />
      </Stack>
    </Page>
  );
}
