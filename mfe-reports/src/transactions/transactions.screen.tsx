import { openDownload, problemText, useKeyset, useSearchParams } from '@washcoat/platform-sdk';
import { DownloadAction } from '@washcoat/platform-sdk/lists';
import { breakpoints, generalPageSizes, useIsNarrow } from '@washcoat/ui';
import { useEffect, useMemo } from 'react';
import { ReportFrame } from '../report-frame/report-frame';
import { useLazyTransactionsDumpQuery, useTransactionsQuery } from './transactions.api';
import { TransactionsChart } from './transactions-chart';
import { TransactionsFilterBar } from './transactions-filter-bar';
import { readFilters, requestOf, writeFilters } from './transactions-filters';
import { TransactionsTable } from './transactions-table';
import { TransactionsTotals } from './transactions-totals';
import { useAllTransactions } from './use-all-transactions';

/** In the address: all rows in one list. */
const WHOLE = 'all';
/** As many of them come with the first answer. */
const BLOCK = 100;
const [PAGE_SIZE = 10] = generalPageSizes;
const sizes = [...generalPageSizes, Infinity];
const LOAD_FAILED = 'Transactions did not load. The rest of Washcoat works.';

/** Rows of a page; Infinity for all in one list, which cards on a phone are not made for. */
function limitOf(text: string | null, isPhone: boolean): number {
  if (text === WHOLE && !isPhone) return Infinity;
  return sizes.find((size) => String(size) === text) ?? PAGE_SIZE;
}

/** Every bought item of the completed orders, with a chart over the table from the same answer. */
export default function TransactionsScreen() {
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(search), new Date()), [search]);
  const isPhone = useIsNarrow(breakpoints.phone);
  const limit = limitOf(query.get('count'), isPhone);
  const isWhole = limit === Infinity;
  const [offset, count] = isWhole ? [0, BLOCK] : [Number(query.get('offset') ?? 0), limit];
  const request = useMemo(() => requestOf(filters), [filters]);
  const { afterOf, remember } = useKeyset(JSON.stringify([request, count]));
  const { data, currentData, isFetching, error, refetch } = useTransactionsQuery({
    ...request,
    ...{ offset, count, after: afterOf(offset) },
  });
  useEffect(() => {
    if (currentData) remember(offset, count, currentData.next);
  }, [currentData, remember, offset, count]);
  const more = useAllTransactions(request, isWhole ? currentData : undefined);
  const [dump, { isFetching: isDumping }] = useLazyTransactionsDumpQuery();

  const download = async () => {
    const { data: answer } = await dump(request);
    if (answer) openDownload(answer.link);
  };
  const page = (nextOffset: number, nextLimit: number) => {
    const next = new URLSearchParams(query);
    next.set('offset', String(nextOffset));
    next.set('count', nextLimit === Infinity ? WHOLE : String(nextLimit));
    setQuery(next);
  };
  const reset = () => setQuery(new URLSearchParams());
  const shown = currentData ?? data;
  return (
    <ReportFrame
      tab="transactionsreport"
      heading="Transactions Report"
      actions={<DownloadAction isBusy={isDumping} onPress={() => void download()} />}
    >
      <TransactionsFilterBar
        key={search}
        filters={filters}
        onSearch={(next) => setQuery(writeFilters(next))}
        onReset={reset}
      />
      {shown && <TransactionsTotals totals={shown.totals} />}
      <TransactionsChart days={shown?.days ?? []} isLoading={!shown && isFetching} />
      <TransactionsTable
        answer={shown}
        isFetching={isFetching}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        more={more}
        {...{ offset, limit, sizes: isPhone ? generalPageSizes : sizes }}
        onPage={page}
        onReset={reset}
      />
    </ReportFrame>
  );
}
