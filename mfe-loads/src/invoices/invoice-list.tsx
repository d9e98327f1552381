import type { Invoice } from '@washcoat/contract-invoicing';
import {
  asSpecified,
  hrefTo,
  problemText,
  rememberQuery,
  useKeyset,
  useLocation,
  useNavigate,
  usePageHeading,
  useSession,
} from '@washcoat/platform-sdk';
import { ChosenRows, ListTools, useListView, useSelection } from '@washcoat/platform-sdk/lists';
import { breakpoints, Page, Stack, Tabs, Toolbar, useIsNarrow } from '@washcoat/ui';
import { useEffect, useMemo, useRef } from 'react';
import { askedList } from '../live/live-query';
import { AgeCards } from './age-cards';
import { InvoiceFilterBar } from './invoice-filter-bar';
import {
  FILTERS,
  filterParts,
  hasFilters,
  noFilters,
  writeFilters,
  type InvoiceFilters,
} from './invoice-filters';
import { invoiceColumns, titleOf } from './invoice-columns';
import type { InvoiceListState } from './invoice-neighbours';
import { dumpTypeOf, filtersOf, hasAges, PAGE_SIZE, selectionOf } from './invoice-request';
import { InvoiceTable, tableKey } from './invoice-table';
import { invoiceVariants, rowPath, variantsFor, type InvoiceVariant } from './invoice-variant';
import { useInvoicesQuery, useInvoiceTotalsQuery, useLazyInvoiceDumpQuery } from './invoices.api';
import { SageActions } from './sage-actions';
import { StatementButton } from './statement-button';
import { useChosenActions } from './use-chosen-actions';

/** Sums over the whole list cost more than a page of it: they are asked for less often, and when a page that is shown has changed. */
const askedTotals = { ...askedList, pollingInterval: 30_000 };
const LOAD_FAILED = asSpecified.wentWrong;

/** One list of invoices as its address asks for it: search, filters, ages, columns, views, export, and what can be done with several. */
export function InvoiceList({ variant }: { variant: InvoiceVariant }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useListView(PAGE_SIZE);
  const { view } = list;
  const filters = useMemo(() => filtersOf(variant, view), [variant, view]);
  const selection = useMemo(() => selectionOf(variant, view), [variant, view]);
  const { offset, count } = view;
  const { afterOf, remember } = useKeyset(JSON.stringify([selection, count]));
  const asked = useInvoicesQuery({ ...selection, offset, count, after: afterOf(offset) }, askedList);
  const { data, currentData, isFetching, error, refetch } = asked;
  const askedSums = useInvoiceTotalsQuery(selection, askedTotals);
  const { data: lastTotals, currentData: totals, refetch: sumAgain } = askedSums;
  const page = JSON.stringify([selection, offset, count]);
  const seen = useRef({ page, answer: currentData });
  useEffect(() => {
    const before = seen.current;
    seen.current = { page, answer: currentData };
    const isSame = before.page === page && before.answer && currentData;
    if (isSame && before.answer !== currentData) void sumAgain();
  }, [page, currentData, sumAgain]);
  const [dump] = useLazyInvoiceDumpQuery();
  useEffect(() => {
    if (currentData) remember(offset, count, currentData.next);
  }, [currentData, remember, offset, count]);

  const filter = (next: InvoiceFilters) => {
    rememberQuery(FILTERS, writeFilters(next).toString());
    list.filter(filterParts(next));
  };
  const clear = hasFilters(view.query) ? () => filter(noFilters) : undefined;
  const pathTo = rowPath(variant, session);
  const answer = currentData ?? (error ? undefined : data);
  const open = ({ loadId }: Invoice) => {
    const ids = (answer?.list ?? []).map((row) => row.loadId);
    const pages = { asked: selection, count, offset, next: answer?.next ?? null };
    const state: InvoiceListState = { invoiceList: { path: `${pathname}${search}`, ids, pages } };
    if (pathTo) navigate(pathTo(loadId), { state });
  };
  const isPhone = useIsNarrow(breakpoints.phone);
  const columns = useMemo(() => invoiceColumns(variant === 'pending', session), [variant, session]);
  const kept = writeFilters(filters).toString();
  const tabPath = (id: string) => `/invoices/${id}${kept && `?${kept}`}`;
  const chosen = useSelection(`${variant} ${view.query.toString()}`);
  const rows = (answer?.list ?? []).filter(({ loadId }) => chosen.ids.has(loadId));
  const { mayChoose, actions, dialog } = useChosenActions(variant, rows, () => chosen.choose(new Set()));
  const tools = (
    <ListTools
      storageKey={tableKey}
      columns={columns}
      ask={(choice) => dump({ ...selection, ...choice, type: dumpTypeOf(variant) }).unwrap()}
    />
  );

  const nameOf = (id: string) => {
    const row = rows.find(({ loadId }) => loadId === id);
    return row ? titleOf(row) : id;
  };
  usePageHeading({
    heading: variant === 'sage' ? invoiceVariants.sage.label : 'Invoices',
    search: {
      placeholder: 'Search Invoice',
      value: view.text,
      onChange: (text) => list.filter({ text }),
    },
    actions: (
      <>
        {!isPhone && tools}
        {hasAges(variant) && <StatementButton customer={filters.customer} />}
        {variant === 'sage' && <SageActions waiting={totals?.invoices} />}
      </>
    ),
  });
  return (
    <Page>
      <Stack>
        {variant !== 'sage' && (
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
        )}
        {isPhone && <Toolbar>{tools}</Toolbar>}
        {lastTotals && hasAges(variant) && (
          <AgeCards
            ages={lastTotals.ages}
            chosen={filters.age}
            onChoose={(age) => filter({ ...filters, age })}
          />
        )}
        <InvoiceFilterBar filters={filters} onChange={filter} onClear={clear} />
        <InvoiceTable
          {...{ variant, columns, list, answer, totals }}
          isFetching={isFetching && !currentData}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          onClear={clear}
          onOpen={pathTo && open}
          chosen={mayChoose ? { ids: chosen.ids, onChange: chosen.choose } : undefined}
        />
        <ChosenRows
          selected={new Set(rows.map(({ loadId }) => loadId))}
          onSelect={chosen.choose}
          noun="invoice"
          nameOf={nameOf}
          actions={actions}
        />
        {dialog}
      </Stack>
    </Page>
  );
}
