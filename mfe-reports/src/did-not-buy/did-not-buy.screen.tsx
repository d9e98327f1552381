import type { DidNotBuyRow } from '@washcoat/contract-reporting';
import { usePageOffered, useSession } from '@washcoat/platform-sdk';
import { Code, DateText, FactList, Money, TypePill, formatNumber } from '@washcoat/ui';
import {
  codeColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import type { FilterName } from '../filters/report-filters';
import { DayChart, dayOfItems } from '../report-frame/day-chart';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal, materialTotals, moneyTotal } from '../report-frame/report-totals';
import { invoicePages, invoicePath } from '../report-frame/other-pages';
import { useReport } from '../report-frame/use-report';
import { useDidNotBuyQuery, useLazyDidNotBuyDumpQuery } from './did-not-buy.api';

const fields: readonly FilterName[] = ['facility', 'buyer', 'franchise', 'customer', 'isGroup'];
const names = { count: 'Pieces', sum: 'Value' };

const columns: Column<DidNotBuyRow>[] = [
  codeColumn({ id: 'oem', title: 'OEM', value: (row) => row.oem, minWidth: 128 }),
  {
    id: 'type',
    title: 'Type',
    render: (row) => <TypePill type={row.type} />,
    text: (row) => row.type,
    minWidth: 88,
    priority: 4,
    skeleton: 'pill',
  },
  moneyColumn({ id: 'price', title: 'Price', value: (row) => row.price, bold: true, priority: 1 }),
  numberColumn({ id: 'qty', title: 'Quantity', value: (row) => row.qty, priority: 1 }),
  numberColumn({ id: 'unit', title: 'Unit', value: (row) => row.unit, priority: 5 }),
  dateColumn({ id: 'date', title: 'Date', value: (row) => row.date, format: 'day', priority: 2 }),
  textColumn({ id: 'buyer', title: 'Buyer', value: (row) => row.buyer, minWidth: 104, priority: 5 }),
  textColumn({ id: 'customer', title: 'Customer', value: (row) => row.customer, minWidth: 128, priority: 3 }),
  textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, priority: 4 }),
];
const ofGroups = columns.filter(({ id }) => !['price', 'buyer', 'customer', 'facility'].includes(id));
const idOf = ({ rowId }: DidNotBuyRow) => rowId;

/** Where the invoice of its order is; a group has none. */
const invoiceOf = ({ loadId }: DidNotBuyRow) =>
  loadId === undefined ? null : invoicePath(invoicePages.page, loadId);

/** What was seen at completed orders and not bought; by code and type with Is Group. */
export default function DidNotBuyScreen() {
  const { canSeeUnitPrice } = useSession();
  const asked = useReport(fields);
  const { isGroup } = asked.filters;
  const isInvoiceOffered = usePageOffered(invoicePages.page);
  const query = useDidNotBuyQuery({ ...asked.request, ...asked.part });
  const before = useDidNotBuyQuery(asked.requestBefore, asked.onlyCompared);
  const [dump] = useLazyDidNotBuyDumpQuery();
  const shown = useMemo(
    () => (isGroup ? ofGroups : columns).filter(({ id }) => id !== 'price' || canSeeUnitPrice),
    [isGroup, canSeeUnitPrice],
  );
  return (
    <ReportScreen
      tab="didnotbuy"
      heading="Did Not Buy Report"
      label="Did Not Buy"
      storageKey={isGroup ? 'reports.did-not-buy.groups' : 'reports.did-not-buy'}
      asked={asked}
      query={query}
      before={before}
      ask={(choice) => dump({ ...asked.request, ...choice })}
      totals={({ totals }) => [
        moneyTotal('Value', totals.spend),
        countTotal('Pieces', totals.pieces),
        countTotal('Lines', totals.rows),
        ...materialTotals(totals.materials),
      ]}
      chart={(parts) => <DayChart names={names} dayOf={dayOfItems} {...parts} />}
      columns={shown}
      getRowId={idOf}
      card={(row) => <NotBoughtCard row={row} />}
      empty="Everything was bought in this range"
      pathOf={isInvoiceOffered ? invoiceOf : undefined}
      isPaged
    />
  );
}

function NotBoughtCard({ row }: { row: DidNotBuyRow }) {
  return (
    <>
      <strong>
        <Code>{row.oem}</Code> {row.price !== undefined && <Money value={row.price} />}
      </strong>
      <FactList>
        {row.customer && (
          <>
            <dt>Customer</dt>
            <dd>{row.customer}</dd>
          </>
        )}
        <dt>Quantity</dt>
        <dd>{formatNumber(row.qty)}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.date} format="day" />
        </dd>
      </FactList>
    </>
  );
}
