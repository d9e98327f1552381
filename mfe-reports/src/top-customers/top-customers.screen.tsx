import type { TopCustomer } from '@washcoat/contract-reporting';
import { usePageOffered, useSession } from '@washcoat/platform-sdk';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, formatNumber } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { dateColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import type { FilterName } from '../filters/report-filters';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal } from '../report-frame/report-totals';
import { listPages } from '../report-frame/other-pages';
import { useReport } from '../report-frame/use-report';
import { useLazyTopCustomersDownloadQuery, useTopCustomersQuery } from './top-customers.api';

const fields: readonly FilterName[] = [];
const CUSTOMERS_OF_CHART = 12;
const activeText = ({ isActive }: TopCustomer) => (isActive ? 'Active' : 'Inactive');
const nameOf = ({ firstName, lastName }: TopCustomer) => `${firstName} ${lastName}`.trim();

const columns: Column<TopCustomer>[] = [
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 136,
    priority: 1,
  }),
  textColumn({ id: 'contact', title: 'Contact', value: nameOf, minWidth: 112, priority: 5 }),
  textColumn({ id: 'isActive', title: 'Active', value: activeText, minWidth: 72, priority: 6 }),
  textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, priority: 6 }),
  textColumn({
    id: 'address',
    title: 'Address',
    value: ({ address, city, state, zipcode }) => [address, city, state, zipcode].filter(Boolean).join(', '),
    minWidth: 152,
    priority: 7,
  }),
  textColumn({ id: 'companyType', title: 'Company Type', value: (row) => row.companyType, priority: 8 }),
  numberColumn({
    id: 'groupModifier',
    title: 'Group Modifier',
    value: (row) => row.groupModifier,
    minWidth: 112,
    priority: 9,
    offByDefault: true,
  }),
  dateColumn({
    id: 'createdDate',
    title: 'Created',
    value: (row) => row.createdDate,
    format: 'day',
    minWidth: 112,
    priority: 7,
  }),
  dateColumn({
    id: 'ts',
    title: 'Last Login',
    value: (row) => row.ts,
    format: 'day',
    minWidth: 112,
    priority: 4,
  }),
  numberColumn({ id: 'invcount', title: 'Invoices', value: (row) => row.invcount, bold: true, priority: 1 }),
  numberColumn({ id: 'lookupcount', title: 'Lookups', value: (row) => row.lookupcount, priority: 2 }),
];

/** Customers that sold or looked up in the range, most orders first. */
export default function TopCustomersScreen() {
  const { canShowPriceModifier } = useSession();
  const asked = useReport(fields);
  const areInvoicesOffered = usePageOffered(listPages.invoices);
  const days = asked.filters.days;
  const request = { ...asked.request, startDay: dayOfMonth(days.from), endDay: dayOfMonth(days.to) };
  const query = useTopCustomersQuery(request);
  const before = useTopCustomersQuery(asked.requestBefore, asked.onlyCompared);
  const [download] = useLazyTopCustomersDownloadQuery();
  const shown = useMemo(
    () => columns.filter(({ id }) => canShowPriceModifier || id !== 'groupModifier'),
    [canShowPriceModifier],
  );
  return (
    <ReportScreen
      tab="top-customers"
      heading="Top Customers Report"
      label="Top Customers"
      storageKey="reports.top-customers"
      asked={asked}
      query={query}
      before={before}
      ask={(choice) => download({ ...request, ...choice })}
      totals={({ totals }) => [
        countTotal('Customers', totals.customers),
        countTotal('Invoices', totals.orders),
        countTotal('Lookups', totals.lookups),
      ]}
      chart={({ answer, isLoading }) => <CustomersChart customers={answer?.list} isLoading={isLoading} />}
      columns={shown}
      getRowId={({ companyId }) => companyId}
      card={(row) => <CustomerCard row={row} />}
      empty="No customer sold or looked anything up in this range"
      pathOf={areInvoicesOffered ? (row) => invoicesOf(row, asked.filters.days) : undefined}
    />
  );
}

/** The invoices of a customer in the days of the report; none of who only looked codes up. */
function invoicesOf({ companyId, companyName, invcount }: TopCustomer, days: object): string | null {
  if (!invcount) return null;
  const filters = { ...days, customer: companyId, customerName: companyName };
  return `${listPages.invoices}?${new URLSearchParams(filters)}`;
}

/** The call takes the days of the month beside the moments (GAP-REP-08). */
function dayOfMonth(day: string): number | undefined {
  return Number(day.slice(8, 10)) || undefined;
}

const none: readonly TopCustomer[] = [];

function CustomersChart({
  customers = none,
  isLoading,
}: {
  customers?: readonly TopCustomer[];
  isLoading: boolean;
}) {
  const first = useMemo(() => customers.slice(0, CUSTOMERS_OF_CHART), [customers]);
  const categories = useMemo(() => first.map(({ companyName }) => companyName), [first]);
  const series = useMemo(
    () => [
      barSeries(
        'Invoices',
        first.map(({ invcount }) => invcount),
        { showValues: true },
      ),
      barSeries(
        'Lookups',
        first.map(({ lookupcount }) => lookupcount),
        { color: 1 },
      ),
    ],
    [first],
  );
  return (
    <Chart
      title="Invoices and lookups"
      rowTitle="Company"
      {...{ categories, series, isLoading }}
      height={176}
    />
  );
}

function CustomerCard({ row }: { row: TopCustomer }) {
  return (
    <>
      <CardHead>
        <strong>{row.companyName}</strong>
        {activeText(row)}
      </CardHead>
      <FactList>
        <dt>Invoices</dt>
        <dd>{formatNumber(row.invcount)}</dd>
        <dt>Lookups</dt>
        <dd>{formatNumber(row.lookupcount)}</dd>
        <dt>Last Login</dt>
        <dd>
          <DateText value={row.ts} format="day" />
        </dd>
      </FactList>
    </>
  );
}
