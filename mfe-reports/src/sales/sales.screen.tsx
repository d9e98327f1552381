import type { Sale } from '@washcoat/contract-reporting';
import { usePageOffered, useSession } from '@washcoat/platform-sdk';
import { DateText, FactList, formatNumber, Money, StatusPill } from '@washcoat/ui';
import { dateColumn, moneyColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import type { FilterName } from '../filters/report-filters';
import { DayChart, dayOfOrders } from '../report-frame/day-chart';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal, materialTotals, moneyTotal } from '../report-frame/report-totals';
import { invoicePages, invoicePath } from '../report-frame/other-pages';
import { useReport } from '../report-frame/use-report';
import { useLazySalesDumpQuery, useSalesQuery } from './sales.api';

const fields: readonly FilterName[] = ['text', 'state'];
const names = { count: 'Orders', sum: 'Grand total' };
const states = { 3: 'Finished', 4: 'Completed' };

const columns: Column<Sale>[] = [
  dateColumn({ id: 'date', title: 'Date', value: (row) => row.date, format: 'day', priority: 1 }),
  textColumn({ id: 'state', title: 'State', value: (row) => states[row.type], minWidth: 88, priority: 3 }),
  textColumn({
    id: 'invoiceNo',
    title: 'Invoice',
    value: (row) => row.invoiceNo,
    minWidth: 96,
    isWhole: true,
    priority: 2,
  }),
  textColumn({ id: 'loadName', title: 'Load', value: (row) => row.loadName, minWidth: 120, priority: 5 }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 136,
    priority: 1,
  }),
  textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, priority: 4 }),
  textColumn({ id: 'buyer', title: 'Buyer', value: (row) => row.buyer, minWidth: 104, priority: 6 }),
  numberColumn({ id: 'pieces', title: 'Pieces', value: (row) => row.pieces, priority: 2 }),
  moneyColumn({
    id: 'grandtotal',
    title: 'Grand Total',
    value: (row) => row.grandtotal,
    bold: true,
    minWidth: 96,
    priority: 1,
  }),
  moneyColumn({
    id: 'amountPaid',
    title: 'Paid',
    value: (row) => row.amountPaid,
    muted: true,
    minWidth: 88,
    priority: 4,
  }),
  moneyColumn({
    id: 'balance',
    title: 'Balance',
    value: (row) => row.balance,
    muted: (row) => !row.balance,
    minWidth: 88,
    priority: 3,
  }),
  {
    id: 'status',
    title: 'Status',
    text: ({ status }) => status ?? '',
    render: ({ status }) => status && <StatusPill of="invoice" status={status} />,
    minWidth: 112,
    priority: 3,
    skeleton: 'pill',
  },
];
const money = ['grandtotal', 'amountPaid', 'balance'];
const withoutMoney = columns.filter(({ id }) => !money.includes(id));

/** Where the invoice of a completed order is; one that only its seller has finished has none. */
const invoiceOf = ({ loadId, type }: Sale) => (type === 4 ? invoicePath(invoicePages.page, loadId) : null);

/** Finished sales and buys, with a chart over them. */
export default function SalesScreen() {
  const { canSeeSubtotal } = useSession();
  const asked = useReport(fields);
  const isInvoiceOffered = usePageOffered(invoicePages.page);
  const { state } = asked.filters;
  const type = state === '3' || state === '4' ? state : undefined;
  const query = useSalesQuery({ ...asked.request, type, ...asked.part });
  const before = useSalesQuery({ ...asked.requestBefore, type }, asked.onlyCompared);
  const [dump] = useLazySalesDumpQuery();
  return (
    <ReportScreen
      heading="Sales History"
      label="Sales"
      storageKey="reports.sales"
      asked={asked}
      query={query}
      before={before}
      ask={(choice) => dump({ ...asked.request, type, ...choice })}
      totals={({ totals }) => [
        moneyTotal('Grand Total', totals.grandtotal),
        moneyTotal('Paid', totals.amountPaid),
        moneyTotal('Balance', totals.balance),
        countTotal('Pieces', totals.pieces),
        countTotal('Orders', totals.rows),
        ...materialTotals(totals.materials),
      ]}
      chart={(parts) => <DayChart names={names} dayOf={dayOfOrders} {...parts} />}
      columns={canSeeSubtotal ? columns : withoutMoney}
      getRowId={({ loadId }) => loadId}
      card={(row) => <SaleCard row={row} />}
      empty="Nothing was finished in this range"
      pathOf={isInvoiceOffered ? invoiceOf : undefined}
      isPaged
    />
  );
}

function SaleCard({ row }: { row: Sale }) {
  return (
    <>
      <strong>
        {row.companyName} {row.grandtotal !== undefined && <Money value={row.grandtotal} />}
      </strong>
      <FactList>
        <dt>Status</dt>
        <dd>{row.status ? <StatusPill of="invoice" status={row.status} /> : states[row.type]}</dd>
        <dt>Invoice</dt>
        <dd>{row.invoiceNo ?? 'None'}</dd>
        {row.balance ? (
          <>
            <dt>Balance</dt>
            <dd>
              <Money value={row.balance} />
            </dd>
          </>
        ) : null}
        <dt>Pieces</dt>
        <dd>{formatNumber(row.pieces)}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.date} format="day" />
        </dd>
      </FactList>
    </>
  );
}
