import { openDownload, problemText, useSearchParams } from '@washcoat/platform-sdk';
import { DownloadAction } from '@washcoat/platform-sdk/lists';
import { useMemo } from 'react';
import { ReportFrame } from '../report-frame/report-frame';
import { useLazyTransactionsDumpQuery, useTransactionsQuery } from './transactions.api';
import { TransactionsChart } from './transactions-chart';
import { TransactionsFilterBar } from './transactions-filter-bar';
import { readFilters, requestOf, writeFilters } from './transactions-filters';
import { TransactionsTable } from './transactions-table';
import { TransactionsTotals } from './transactions-totals';

const PAGE_SIZE = 10;
const LOAD_FAILED = 'Transactions did not load. The rest of Washcoat works.';

/** Every bought item of the completed orders, with a chart over the table from the same answer. */
export default function TransactionsScreen() {
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(search), new Date()), [search]);
  const offset = Number(query.get('offset') ?? 0);
  const count = Number(query.get('count') ?? PAGE_SIZE);
  const request = useMemo(() => requestOf(filters), [filters]);
  const { data, currentData, isFetching, error, refetch } = useTransactionsQuery({
    ...request,
    offset,
    count,
  });
  const [dump, { isFetching: isDumping }] = useLazyTransactionsDumpQuery();

  const download = async () => {
    const { data: answer } = await dump(request);
    if (answer) openDownload(answer.link);
  };
  const page = (nextOffset: number, nextCount: number) => {
    const next = new URLSearchParams(query);
    next.set('offset', String(nextOffset));
    next.set('count', String(nextCount));
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
        offset={offset}
        limit={count}
        onPage={page}
        onReset={reset}
      />
    </ReportFrame>
  );
}
