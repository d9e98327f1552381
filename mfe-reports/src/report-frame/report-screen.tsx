import { problemText, useNavigate } from '@washcoat/platform-sdk';
import { EmptyState, Pager } from '@washcoat/ui';
import type { Column, RowSelection } from '@washcoat/ui/data-grid';
import { WorkGrid, type MoreRows } from '@washcoat/ui/work-grid';
import { useEffect, type ReactNode } from 'react';
import { ReportFilterBar } from '../filters/report-filter-bar';
import { BeforeFailed } from './before-failed';
import { CutList } from './cut-list';
import { OnScreen, PrintedReport } from './printed-report';
import { ReportFrame } from './report-frame';
import { ReportTools } from './report-tools';
import { ReportTotals, type Total } from './report-totals';
import type { AskedReport } from './use-report';
import { usePrinting } from './use-printing';
import { useGivenUp } from './use-given-up';
import { usePeriodBefore } from './use-period-before';
import type { AskFile } from './use-report-file';

/** The part of a query's state that a report shows. */
export interface ReportQuery<Answer> {
  data?: Answer;
  currentData?: Answer;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** What it was asked with. */
  originalArgs?: unknown;
}

/** What every report answers. */
export interface ReportAnswer<Row> {
  list: readonly Row[];
  areMoreItemsAvailable: boolean;
  /** Where the next page begins; of reports that have pages. */
  next?: string | null;
}

/** What a chart is drawn of. */
export interface ChartParts<Answer> {
  answer: Answer | undefined;
  /** Of the period before; absent unless both are compared. */
  before: Answer | undefined;
  /** Days of a period. */
  range: number;
  isLoading: boolean;
}

export interface ReportScreenProps<Row, Answer extends ReportAnswer<Row>> {
  /** The id of the report's tab; none for a page that is no tab. */
  tab?: string;
  heading: string;
  /** What its rows are called: of the table, the filters and the failure. */
  label: string;
  /** Where the browser keeps which columns are shown; the name of its saved views. */
  storageKey: string;
  asked: AskedReport;
  query: ReportQuery<Answer>;
  /** The same of the period before. */
  before: ReportQuery<Answer>;
  /** Asks for the file of what is seen. */
  ask: AskFile;
  totals: (answer: Answer) => readonly Total[];
  chart: (parts: ChartParts<Answer>) => ReactNode;
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
  /** Where something can be done with several rows. */
  selection?: RowSelection<Row>;
  /** What fetches the other rows of a list that is shown whole, and how many there are. */
  more?: MoreRows<Row>;
  /** What can be done with the chosen rows. */
  children?: ReactNode;
}

/** A report: filters, totals and chart of the whole selection, and its rows, all from one answer. */
export function ReportScreen<Row, Answer extends ReportAnswer<Row>>(props: ReportScreenProps<Row, Answer>) {
  const { tab, heading, label, asked, query, totals, chart, empty, isPaged = false, storageKey } = props;
  const { pathOf, columns, more } = props;
  const { data, currentData, isFetching, error, refetch } = query;
  const navigate = useNavigate();
  const lead = (path: string | null) => path !== null && navigate(path);
  const shown = currentData ?? data;
  const { answer: before, hasFailed } = usePeriodBefore(asked, query, props.before);
  useGivenUp(query);
  useGivenUp(props.before);
  const rows = shown?.list ?? [];
  const isPrinting = usePrinting();
  const { remember, part } = asked;
  const { offset, count } = part;
  const isPart = isPaged && (offset > 0 || shown?.areMoreItemsAvailable === true);
  const isCut = !isPaged && !isFetching && !error && shown?.areMoreItemsAvailable === true;
  useEffect(() => {
    if (isPaged && currentData) remember(offset, count, currentData.next ?? null);
  }, [isPaged, currentData, remember, offset, count]);
  return (
    <ReportFrame
      tab={tab}
      heading={heading}
      tools={<ReportTools {...{ storageKey, columns }} ask={props.ask} />}
    >
      {isPrinting && (
        <PrintedReport
          {...{ heading, storageKey, columns, rows, empty }}
          part={
            isPart || isCut
              ? `Rows ${offset + 1}–${offset + rows.length}; the sums are of all rows.`
              : undefined
          }
          filters={asked.filters}
          getRowId={props.getRowId}
        />
      )}
      <OnScreen>
        <ReportFilterBar
          key={asked.search}
          label={label}
          fields={asked.fields}
          filters={asked.filters}
          onSearch={asked.onSearch}
          onReset={asked.onReset}
        />
      </OnScreen>
      {shown && <ReportTotals totals={totals(shown)} before={before && totals(before)} />}
      <OnScreen>
        {hasFailed && <BeforeFailed onRetry={() => void props.before.refetch()} />}
        {chart({ answer: shown, before, range: asked.days, isLoading: !shown && isFetching })}
        <WorkGrid
          label={label}
          storageKey={storageKey}
          columns={columns}
          rows={rows}
          getRowId={props.getRowId}
          linesPerRow={props.linesPerRow}
          selection={props.selection}
          more={more}
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
            isPaged ? (
              <Pager
                offset={offset}
                limit={asked.limit}
                count={asked.limit === Infinity ? (more?.total ?? rows.length) : rows.length}
                areMoreItemsAvailable={shown?.areMoreItemsAvailable ?? false}
                onOffsetChange={(next) => asked.onPage(next, asked.limit)}
                sizes={asked.sizes}
                onLimitChange={(next) => asked.onPage(0, next)}
              />
            ) : (
              isCut && <CutList count={rows.length} />
            )
          }
        />
        {props.children}
      </OnScreen>
    </ReportFrame>
  );
}
