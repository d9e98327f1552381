import type { Transaction } from '@washcoat/contract-reporting';
import { useNavigate, useSession } from '@washcoat/platform-sdk';
import { Code, DateText, EmptyState, FactList, IconButton, Money, Pager, formatNumber } from '@washcoat/ui';
import { actionsColumn } from '@washcoat/ui/data-grid';
import { WorkGrid, type MoreRows } from '@washcoat/ui/work-grid';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { invoicePages, invoicePath, usePageOffered } from '../report-frame/use-page-offered';
import type { TransactionsAnswer } from './transactions.api';
import { columns } from './transactions.columns';

const none: readonly Transaction[] = [];
const idOf = ({ transactionId }: Transaction) => transactionId;
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

export interface TransactionsTableProps {
  answer: TransactionsAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  offset: number;
  /** Rows of a page; Infinity while the list is shown whole. */
  limit: number;
  sizes: readonly number[];
  /** What fetches the other rows of a list that is shown whole. */
  more: MoreRows<Transaction> | undefined;
  onPage: (offset: number, limit: number) => void;
  onReset: () => void;
}

export function TransactionsTable(props: TransactionsTableProps) {
  const { answer, isFetching, error, onRetry, more, offset, limit, sizes, onPage, onReset } = props;
  const { canSeeUnitPrice } = useSession();
  const navigate = useNavigate();
  const isInvoiceOffered = usePageOffered(invoicePages.page);
  const isPaperOffered = usePageOffered(invoicePages.paper);
  const shown = useMemo(
    () => [...columns.filter(isShown(canSeeUnitPrice)), ...(isPaperOffered ? [printing] : [])],
    [canSeeUnitPrice, isPaperOffered],
  );
  const openInvoice = ({ loadId, invoiceNo }: Transaction) =>
    invoiceNo !== null && void navigate(invoicePath(invoicePages.page, loadId));
  const rows = answer?.list ?? none;
  return (
    <WorkGrid
      label="Transactions"
      storageKey="reports.transactions"
      columns={shown}
      onRowOpen={isInvoiceOffered ? openInvoice : undefined}
      rows={rows}
      getRowId={idOf}
      more={more}
      isLoading={!answer && isFetching}
      isUpdating={Boolean(answer) && isFetching}
      error={error}
      onRetry={onRetry}
      cardFor={(row) => <TransactionCard row={row} />}
      empty={
        <EmptyState
          title="No transactions in this range"
          hint="Choose other dates or fewer filters."
          onClearFilters={onReset}
        />
      }
      footer={
        <Pager
          offset={offset}
          limit={limit}
          count={limit === Infinity ? (answer?.totals.rows ?? 0) : rows.length}
          areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
          onOffsetChange={(next) => onPage(next, limit)}
          sizes={sizes}
          onLimitChange={(next) => onPage(0, next)}
        />
      }
    />
  );
}

function TransactionCard({ row }: { row: Transaction }) {
  return (
    <>
      <strong>
        <Code>{row.oem}</Code> {row.adjustedPrice !== undefined && <Money value={row.adjustedPrice} />}
      </strong>
      <FactList>
        <dt>Company</dt>
        <dd>{row.companyName}</dd>
        <dt>Invoice</dt>
        <dd>{row.invoiceNo ?? 'None'}</dd>
        <dt>QTY</dt>
        <dd>{formatNumber(row.finalQty)}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.createdDate} format="day" />
        </dd>
      </FactList>
    </>
  );
}
