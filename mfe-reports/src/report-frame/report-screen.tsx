import { problemText, useNavigate } from '@washcoat/platform-sdk';
import { DownloadAction } from '@washcoat/platform-sdk/lists';
import { EmptyState, generalPageSizes, Pager } from '@washcoat/ui';
import type { Column } from '@washcoat/ui/data-grid';
import { WorkGrid } from '@washcoat/ui/work-grid';
import type { ReactNode } from 'react';
import { ReportFilterBar } from '../filters/report-filter-bar';
import { ReportFrame } from './report-frame';
import { ReportTotals, type Total } from './report-totals';
import type { AskedReport } from './use-report';

/** The part of a query's state that a report shows. */
export interface ReportQuery<Answer> {
  data?: Answer;
  currentData?: Answer;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface ReportAnswer<Row> {
  list: readonly Row[];
  areMoreItemsAvailable: boolean;
}

export interface ReportScreenProps<Row, Answer extends ReportAnswer<Row>> {
  /** The id of the report's tab; none for a page that is no tab. */
  tab?: string;
  heading: string;
  /** What its rows are called: of the table, the filters and the failure. */
  label: string;
  /** Where the browser keeps which columns are shown. */
  storageKey: string;
  asked: AskedReport;
  query: ReportQuery<Answer>;
  download: { isBusy: boolean; onPress: () => void };
  totals: (answer: Answer) => readonly Total[];
  chart: (answer: Answer | undefined, isLoading: boolean) => ReactNode;
  columns: Column<Row>[];
  getRowId: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** What is said when there is nothing. */
  empty: string;
  /** Whether the report comes page by page; the others come whole. */
  isPaged?: boolean;
  /** Where a row leads: to the invoice or the converter that it tells of. None where that page is not offered. */
  pathOf?: (row: Row) => string | null;
  /** Where rows say more than one line. */
  linesPerRow?: 3;
}

/** A report: filters, totals and chart of the whole selection, and its rows, all from one answer. */
export function ReportScreen<Row, Answer extends ReportAnswer<Row>>(props: ReportScreenProps<Row, Answer>) {
  const { tab, heading, label, asked, query, download, totals, chart, empty, isPaged = false } = props;
  const { pathOf } = props;
  const { data, currentData, isFetching, error, refetch } = query;
  const navigate = useNavigate();
  const lead = (path: string | null) => path !== null && navigate(path);
  const shown = currentData ?? data;
  const rows = shown?.list ?? [];
  return (
    <ReportFrame tab={tab} heading={heading} actions={<DownloadAction {...download} />}>
      <ReportFilterBar
        key={asked.search}
        label={label}
        fields={asked.fields}
        filters={asked.filters}
        onSearch={asked.onSearch}
        onReset={asked.onReset}
      />
      {shown && <ReportTotals totals={totals(shown)} />}
      {chart(shown, !shown && isFetching)}
      <WorkGrid
        label={label}
        storageKey={props.storageKey}
        columns={props.columns}
        rows={rows}
        getRowId={props.getRowId}
        linesPerRow={props.linesPerRow}
        onRowOpen={pathOf && ((row: Row) => void lead(pathOf(row)))}
        isLoading={!shown && isFetching}
        isUpdating={Boolean(shown) && isFetching}
        error={error ? problemText(error, `${label} did not load. The rest of Washcoat works.`) : undefined}
        onRetry={() => void refetch()}
        cardFor={props.card}
        empty={
          <EmptyState
            title={empty}
            hint="Choose other dates or fewer filters."
            onClearFilters={asked.onReset}
          />
        }
        footer={
          isPaged && (
            <Pager
              offset={asked.offset}
              limit={asked.count}
              count={rows.length}
              areMoreItemsAvailable={shown?.areMoreItemsAvailable ?? false}
              onOffsetChange={(next) => asked.onPage(next, asked.count)}
              sizes={generalPageSizes}
              onLimitChange={(next) => asked.onPage(0, next)}
            />
          )
        }
      />
    </ReportFrame>
  );
}
