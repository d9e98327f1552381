import type { Transaction } from '@washcoat/contract-reporting';
import { useSession } from '@washcoat/platform-sdk';
import { Code, DateText, EmptyState, FactList, Money, Pager, TypePill, formatNumber } from '@washcoat/ui';
import {
  codeColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import { WorkGrid } from '@washcoat/ui/work-grid';
import type { TransactionsAnswer } from './transactions.api';

const columns: Column<Transaction>[] = [
  textColumn({
    id: 'assistantName',
    title: 'Assistant',
    value: (row) => row.assistantName,
    minWidth: 88,
    priority: 5,
  }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 140,
    priority: 2,
  }),
  textColumn({
    id: 'facilityCity',
    title: 'Facility',
    value: (row) => row.facilityCity,
    minWidth: 80,
    priority: 4,
  }),
  textColumn({ id: 'family', title: 'Family', value: (row) => row.family, minWidth: 96, priority: 7 }),
  textColumn({ id: 'invoiceNo', title: 'Invoice', value: (row) => row.invoiceNo, minWidth: 88, priority: 2 }),
  textColumn({
    id: 'manufacturer',
    title: 'Manufacturer',
    value: (row) => row.manufacturer,
    minWidth: 96,
    priority: 6,
  }),
  codeColumn({ id: 'oem', title: 'OEM', value: (row) => row.oem, minWidth: 104 }),
  {
    id: 'type',
    title: 'Type',
    render: (row) => <TypePill type={row.type} />,
    minWidth: 96,
    priority: 6,
    skeleton: 'pill',
  },
  moneyColumn({
    id: 'adjustedPrice',
    title: 'Adjusted',
    value: (row) => row.adjustedPrice,
    bold: true,
    priority: 1,
  }),
  moneyColumn({
    id: 'basePrice',
    title: 'Base Price',
    value: (row) => row.basePrice,
    muted: true,
    priority: 5,
  }),
  numberColumn({ id: 'finalQty', title: 'QTY', value: (row) => row.finalQty, minWidth: 56, priority: 1 }),
  dateColumn({
    id: 'createdDate',
    title: 'Date',
    value: (row) => row.createdDate,
    minWidth: 88,
    format: 'day',
    priority: 3,
  }),
];

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
