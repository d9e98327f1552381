import { problemText, useKeyset, useSearchParams } from '@washcoat/platform-sdk';
import { DownloadAction } from '@washcoat/platform-sdk/lists';
import { breakpoints, generalPageSizes, useIsNarrow } from '@washcoat/ui';
import { useEffect, useMemo } from 'react';
import { ReportFilterBar } from '../filters/report-filter-bar';
import { isFiltered, type FilterName } from '../filters/report-filters';
import { DayChart } from '../report-frame/day-chart';
import { ReportFrame } from '../report-frame/report-frame';
import { countTotal, moneyTotal, ReportTotals } from '../report-frame/report-totals';
import { downloadOf, useReport } from '../report-frame/use-report';
import {
  useLazyTransactionsDumpQuery,
  useTransactionsQuery,
  type TransactionsAnswer,
} from './transactions.api';
import { TransactionsTable } from './transactions-table';
import { useAllTransactions } from './use-all-transactions';

/** In the address: all rows in one list. */
const WHOLE = 'all';
/** As many of them come with the first answer. */
const BLOCK = 100;
const [PAGE_SIZE = 10] = generalPageSizes;
const sizes = [...generalPageSizes, Infinity];
const fields: readonly FilterName[] = ['oem', 'text', 'facility', 'buyer', 'franchise', 'customer'];
const LOAD_FAILED = 'Transactions did not load. The rest of Washcoat works.';

const names = { count: 'Pieces', sum: 'Spend' };
const daysOf = (days: TransactionsAnswer['days']) =>
  days.map(({ day, pieces, spend }) => ({ day, count: pieces, sum: spend }));

/** Rows of a page; Infinity for all in one list, which cards on a phone are not made for. */
function limitOf(text: string | null, isPhone: boolean): number {
  if (text === WHOLE && !isPhone) return Infinity;
  return sizes.find((size) => String(size) === text) ?? PAGE_SIZE;
}

/** Every bought item of the completed orders, with a chart over the table from the same answer. */
export default function TransactionsScreen() {
  const [query, setQuery] = useSearchParams();
  const { filters, search, onSearch, onReset, request: asked } = useReport(fields);
  const isPhone = useIsNarrow(breakpoints.phone);
  const limit = limitOf(query.get('count'), isPhone);
  const isWhole = limit === Infinity;
  const [offset, count] = isWhole ? [0, BLOCK] : [Number(query.get('offset') ?? 0), limit];
  // 2 says that something besides the dates is set (GAP-REP-06).
  const request = useMemo(() => ({ ...asked, type: isFiltered(filters) ? 2 : undefined }), [asked, filters]);
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

  const page = (nextOffset: number, nextLimit: number) => {
    const next = new URLSearchParams(query);
    next.set('offset', String(nextOffset));
    next.set('count', nextLimit === Infinity ? WHOLE : String(nextLimit));
    setQuery(next);
  };
  const shown = currentData ?? data;
  const days = useMemo(() => daysOf(shown?.days ?? []), [shown]);
  return (
    <ReportFrame
      tab="transactionsreport"
      heading="Transactions Report"
      actions={<DownloadAction isBusy={isDumping} onPress={downloadOf(() => dump(request))} />}
    >
      <ReportFilterBar key={search} label="Transactions" {...{ fields, filters, onSearch, onReset }} />
      {shown && (
        <ReportTotals
          totals={[
            moneyTotal('Spend', shown.totals.spend),
            countTotal('Pieces', shown.totals.pieces),
            countTotal('Lines', shown.totals.rows),
          ]}
        />
      )}
      <DayChart names={names} days={days} isLoading={!shown && isFetching} />
      <TransactionsTable
        answer={shown}
        isFetching={isFetching}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        more={more}
        {...{ offset, limit, sizes: isPhone ? generalPageSizes : sizes }}
        onPage={page}
        onReset={onReset}
      />
    </ReportFrame>
  );
}
