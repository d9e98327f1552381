import type { Transaction } from '@washcoat/contract-reporting';
import { useSession } from '@washcoat/platform-sdk';
import { Code, DateText, EmptyState, FactList, Money, Pager, formatNumber } from '@washcoat/ui';
import { WorkGrid, type MoreRows } from '@washcoat/ui/work-grid';
import type { TransactionsAnswer } from './transactions.api';
import { columns } from './transactions.columns';

const none: readonly Transaction[] = [];
const idOf = ({ transactionId }: Transaction) => transactionId;
const prices = ['adjustedPrice', 'basePrice'];
const withoutPrices = columns.filter(({ id }) => !prices.includes(id));

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
  const rows = answer?.list ?? none;
  return (
    <WorkGrid
      label="Transactions"
      storageKey="reports.transactions"
      columns={canSeeUnitPrice ? columns : withoutPrices}
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
