import type { CostSheetRow } from '@washcoat/contract-reporting';
import { useSession } from '@washcoat/platform-sdk';
import { DateText, FactList, formatNumber, Money } from '@washcoat/ui';
import { dateColumn, moneyColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import type { FilterName } from '../filters/report-filters';
import { DayChart } from '../report-frame/day-chart';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal, moneyTotal, type Total } from '../report-frame/report-totals';
import { invoicePages, invoicePath, usePageOffered } from '../report-frame/use-page-offered';
import { downloadOf, useNextPage, useReport, useReportPage } from '../report-frame/use-report';
import { useCostSheetQuery, useLazyCostSheetDumpQuery, type CostSheetAnswer } from './cost-sheet.api';

const fields: readonly FilterName[] = ['facility', 'buyer', 'franchise', 'customer'];
/** By this name the lists of invoices remember the same filters (INV-019). */
const SHARED_FILTERS = 'invoices';
const names = { count: 'Orders', sum: 'Grand total' };

const groups = [
  { id: 'ceramic', title: 'Ceramic' },
  { id: 'diesel', title: 'Diesel' },
  { id: 'foil', title: 'Foil' },
  { id: 'afmkt', title: 'Aftermarket' },
  { id: 'misc', title: 'Misc' },
] as const;

const columns: Column<CostSheetRow>[] = [
  textColumn({
    id: 'invoiceNo',
    title: 'Invoice',
    value: (row) => row.invoiceNo,
    minWidth: 96,
    isWhole: true,
    priority: 1,
  }),
  dateColumn({ id: 'date', title: 'Date', value: (row) => row.date, format: 'day', priority: 2 }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 128,
    priority: 1,
  }),
  textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, minWidth: 88, priority: 5 }),
  textColumn({ id: 'buyer', title: 'Buyer', value: (row) => row.buyer, minWidth: 96, priority: 6 }),
  ...groups.flatMap(({ id, title }) => [
    numberColumn<CostSheetRow>({
      id: `${id}Units`,
      title: id === 'foil' ? 'Foil lb' : title,
      value: (row) => row[`${id}Units`],
      muted: (row) => row[`${id}Units`] === 0,
      minWidth: 72,
      priority: 3,
    }),
    moneyColumn<CostSheetRow>({
      id: `${id}Value`,
      title: `${title} $`,
      value: (row) => row[`${id}Value`],
      muted: (row) => row[`${id}Value`] === 0,
      minWidth: 84,
      priority: 4,
    }),
  ]),
  moneyColumn({
    id: 'grandtotal',
    title: 'Grand Total',
    value: (row) => row.grandtotal,
    bold: true,
    minWidth: 96,
    priority: 1,
  }),
];
const withoutValues = columns.filter(({ id }) => !/Value$|grandtotal/.test(id));

/** Completed orders with units and value by group. */
export default function CostSheetScreen() {
  const { canSeeSubtotal } = useSession();
  const asked = useReport(fields, SHARED_FILTERS);
  const page = useReportPage(asked);
  const isInvoiceOffered = usePageOffered(invoicePages.page);
  const query = useCostSheetQuery({ ...asked.request, ...page.part });
  useNextPage(page, query.currentData);
  const [dump, { isFetching: isDumping }] = useLazyCostSheetDumpQuery();
  return (
    <ReportScreen
      tab="costsheetreport"
      heading="Cost Sheet Report"
      label="Cost Sheet"
      storageKey="reports.cost-sheet"
      asked={asked}
      query={query}
      download={{ isBusy: isDumping, onPress: downloadOf(() => dump(asked.request)) }}
      totals={totalsOf}
      chart={(answer, isLoading) => <Days answer={answer} isLoading={isLoading} />}
      columns={canSeeSubtotal ? columns : withoutValues}
      getRowId={({ loadId }) => loadId}
      card={(row) => <CostCard row={row} />}
      empty="No order was completed in this range"
      pathOf={isInvoiceOffered ? ({ loadId }) => invoicePath(invoicePages.page, loadId) : undefined}
      isPaged
    />
  );
}

function totalsOf({ totals }: CostSheetAnswer): Total[] {
  const found = groups.filter(({ id }) => totals[`${id}Units`] !== 0);
  return [
    moneyTotal('Grand Total', totals.grandtotal),
    countTotal('Orders', totals.rows),
    ...found.map(({ id, title }) => {
      const units = `${formatNumber(totals[`${id}Units`])}${id === 'foil' ? ' lb' : ''}`;
      const { value } = moneyTotal(title, totals[`${id}Value`]);
      return { name: title, value: value === undefined ? units : `${units}, ${value}` };
    }),
  ];
}

function Days({ answer, isLoading }: { answer: CostSheetAnswer | undefined; isLoading: boolean }) {
  const days = useMemo(
    () =>
      (answer?.days ?? []).map(({ day, orders, grandtotal }) => ({ day, count: orders, sum: grandtotal })),
    [answer],
  );
  return <DayChart names={names} days={days} isLoading={isLoading} />;
}

function CostCard({ row }: { row: CostSheetRow }) {
  const found = groups.filter(({ id }) => row[`${id}Units`] !== 0);
  return (
    <>
      <strong>
        {row.companyName} {row.grandtotal !== undefined && <Money value={row.grandtotal} />}
      </strong>
      <FactList>
        <dt>Invoice</dt>
        <dd>{row.invoiceNo ?? 'None'}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.date} format="day" />
        </dd>
        <dt>Units</dt>
        <dd>
          {found
            .map(
              ({ id, title }) => `${title} ${formatNumber(row[`${id}Units`])}${id === 'foil' ? ' lb' : ''}`,
            )
            .join(', ') || 'None'}
        </dd>
      </FactList>
    </>
  );
}
