import type { CostSheetRow } from '@washcoat/contract-reporting';
import { usePageOffered, useSession } from '@washcoat/platform-sdk';
import { ChosenRows } from '@washcoat/platform-sdk/lists';
import { useMemo } from 'react';
import { RememberedFilters } from '../filters/remembered-filters';
import type { FilterName } from '../filters/report-filters';
import { DayChart, dayOfOrders } from '../report-frame/day-chart';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal, materialTotals, moneyTotal, type Total } from '../report-frame/report-totals';
import { invoicePages, invoicePath } from '../report-frame/other-pages';
import { useReport } from '../report-frame/use-report';
import { useCostSheetQuery, useLazyCostSheetDumpQuery, type CostSheetAnswer } from './cost-sheet.api';
import { CostCard, costColumns } from './cost-sheet.columns';
import { useLots } from './use-lots';

const fields: readonly FilterName[] = ['text', 'facility', 'buyer', 'franchise', 'customer'];
/** By this name the lists of invoices remember the same filters (INV-019). */
const SHARED_FILTERS = 'invoices';
const names = { count: 'Orders', sum: 'Grand total' };

const nameOf = ({ invoiceNo, companyName }: CostSheetRow) => invoiceNo ?? companyName;

/** Completed orders with units and value by group; it starts with the filters of the invoices. */
export default function CostSheetScreen() {
  return (
    <RememberedFilters sharedAs={SHARED_FILTERS} fields={fields}>
      <CostSheet />
    </RememberedFilters>
  );
}

function CostSheet() {
  const session = useSession();
  const asked = useReport(fields, { sharedAs: SHARED_FILTERS });
  const isInvoiceOffered = usePageOffered(invoicePages.page);
  const { polling, hear, ids, choose, mayChoose, actions, dialog } = useLots(
    JSON.stringify([asked.request, asked.part]),
  );
  const query = useCostSheetQuery({ ...asked.request, ...asked.part }, polling);
  hear(query.currentData?.list);
  const before = useCostSheetQuery(asked.requestBefore, asked.onlyCompared);
  const [dump] = useLazyCostSheetDumpQuery();
  const columns = useMemo(() => costColumns(session), [session]);
  return (
    <ReportScreen
      tab="costsheetreport"
      heading="Cost Sheet Report"
      label="Cost Sheet"
      storageKey="reports.cost-sheet"
      asked={asked}
      query={query}
      before={before}
      ask={(choice) => dump({ ...asked.request, ...choice })}
      totals={totalsOf}
      chart={(parts) => <DayChart names={names} dayOf={dayOfOrders} {...parts} />}
      columns={columns}
      getRowId={({ loadId }) => loadId}
      card={(row) => <CostCard row={row} />}
      empty="No order was completed in this range"
      pathOf={isInvoiceOffered ? ({ loadId }) => invoicePath(invoicePages.page, loadId) : undefined}
      selection={mayChoose ? { ids, onChange: choose, labelOf: nameOf } : undefined}
      isPaged
    >
      <ChosenRows
        selected={ids}
        onSelect={choose}
        noun="invoice"
        nameOf={(id) => query.currentData?.list.find(({ loadId }) => loadId === id)?.companyName ?? id}
        actions={actions}
      />
      {dialog}
    </ReportScreen>
  );
}

function totalsOf({ totals }: CostSheetAnswer): Total[] {
  return [
    moneyTotal('Grand Total', totals.grandtotal),
    moneyTotal('Subtotal', totals.subtotal),
    moneyTotal('Discount', totals.discount),
    countTotal('Orders', totals.rows),
    countTotal('Total Units', totals.totalUnits),
    moneyTotal('Average', totals.averagePerUnit),
    ...materialTotals(totals.materials),
  ];
}
