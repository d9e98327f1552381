import type { Transaction } from '@washcoat/contract-reporting';
import { usePageOffered, useSession } from '@washcoat/platform-sdk';
import { IconButton } from '@washcoat/ui';
import { actionsColumn } from '@washcoat/ui/data-grid';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { isFiltered, type FilterName } from '../filters/report-filters';
import { DayChart, dayOfItems } from '../report-frame/day-chart';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal, materialTotals, moneyTotal } from '../report-frame/report-totals';
import { invoicePages, invoicePath } from '../report-frame/other-pages';
import { useReport } from '../report-frame/use-report';
import { TransactionCard } from './transaction-card';
import { useLazyTransactionsDumpQuery, useTransactionsQuery } from './transactions.api';
import { columns } from './transactions.columns';
import { useAllTransactions } from './use-all-transactions';

const fields: readonly FilterName[] = ['oem', 'text', 'facility', 'buyer', 'franchise', 'customer'];
const names = { count: 'Pieces', sum: 'Spend' };
const prices = ['adjustedPrice', 'basePrice'];
const isShown = (canSeeUnitPrice: boolean) => (column: { id: string }) =>
  canSeeUnitPrice || !prices.includes(column.id);

/** Opens the paper of an order's invoice in a window of its own, from where it is printed (GAP-REP-09). */
const openPaper = (loadId: string) =>
  window.open(invoicePath(invoicePages.paper, loadId), '_blank', 'popup,width=900,height=1100');

const printing = actionsColumn<Transaction>({
  width: 52,
  render: ({ loadId, invoiceNo }) =>
    invoiceNo && (
      <IconButton
        size={28}
        label={`Print ${invoiceNo}`}
        icon={<Printer size={16} />}
        onClick={(event) => {
          event.stopPropagation();
          openPaper(loadId);
        }}
      />
    ),
});

const invoiceOf = ({ loadId, invoiceNo }: Transaction) =>
  invoiceNo === null ? null : invoicePath(invoicePages.page, loadId);

/** Every bought item of the completed orders, with a chart over the table from the same answer. */
export default function TransactionsScreen() {
  const { canSeeUnitPrice } = useSession();
  const asked = useReport(fields, { isWholeOffered: true });
  const isInvoiceOffered = usePageOffered(invoicePages.page);
  const isPaperOffered = usePageOffered(invoicePages.paper);
  // 2 says that something besides the dates is set (GAP-REP-06).
  const type = isFiltered(asked.filters) ? 2 : undefined;
  const request = useMemo(() => ({ ...asked.request, type }), [asked.request, type]);
  const query = useTransactionsQuery({ ...request, ...asked.part });
  const before = useTransactionsQuery({ ...asked.requestBefore, type }, asked.onlyCompared);
  const [dump] = useLazyTransactionsDumpQuery();
  const more = useAllTransactions(request, asked.limit === Infinity ? query.currentData : undefined);
  const shown = useMemo(
    () => [...columns.filter(isShown(canSeeUnitPrice)), ...(isPaperOffered ? [printing] : [])],
    [canSeeUnitPrice, isPaperOffered],
  );
  return (
    <ReportScreen
      tab="transactionsreport"
      heading="Transactions Report"
      label="Transactions"
      storageKey="reports.transactions"
      asked={asked}
      query={query}
      before={before}
      ask={(choice) => dump({ ...request, ...choice })}
      totals={({ totals }) => [
        moneyTotal('Spend', totals.spend),
        countTotal('Pieces', totals.pieces),
        countTotal('Lines', totals.rows),
        ...materialTotals(totals.materials),
      ]}
      chart={(parts) => <DayChart names={names} dayOf={dayOfItems} {...parts} />}
      columns={shown}
      getRowId={({ transactionId }) => transactionId}
      card={(row) => <TransactionCard row={row} />}
      empty="No transactions in this range"
      pathOf={isInvoiceOffered ? invoiceOf : undefined}
      more={more}
      isPaged
    />
  );
}
