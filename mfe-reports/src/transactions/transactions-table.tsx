import type { Transaction } from '@washcoat/contract-reporting';
import { useSession } from '@washcoat/platform-sdk';
import { Code, DateText, EmptyState, FactList, Money, Pager, formatNumber } from '@washcoat/ui';
import { WorkGrid } from '@washcoat/ui/work-grid';
import type { TransactionsAnswer } from './transactions.api';
import { columns } from './transactions.columns';

const prices = ['adjustedPrice', 'basePrice'];
const withoutPrices = columns.filter(({ id }) => !prices.includes(id));

export interface TransactionsTableProps {
  answer: TransactionsAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  offset: number;
  limit: number;
  onPage: (offset: number, limit: number) => void;
  onReset: () => void;
}

export function TransactionsTable(props: TransactionsTableProps) {
  const { answer, isFetching, error, onRetry, offset, limit, onPage, onReset } = props;
  const { canSeeUnitPrice } = useSession();
  const rows = answer?.list ?? [];
  return (
    <WorkGrid
      label="Transactions"
      storageKey="reports.transactions"
      columns={canSeeUnitPrice ? columns : withoutPrices}
      rows={rows}
      getRowId={(row) => row.transactionId}
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
          count={rows.length}
          areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
          onOffsetChange={(next) => onPage(next, limit)}
          sizes={[10, 20, 30, 40]}
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
